/** A municipality as a path of an SVG drawing, and where its name stands. */
export type SketchedPlace = {
  name: string
  path: string
  at: readonly [x: number, y: number]
  /**
   * Where the whole name is in sight: the drawing fills its box, which cuts off its top and bottom on a phone, and its
   * sides on a tablet.
   */
  nameFits: 'always' | 'wide' | 'never'
}

/** A part of a municipality: where it lies, and its name on a label of its own. */
export type SketchedVillage = Pick<SketchedPlace, 'name' | 'at'> & { dot: SketchedPlace['at']; width: number }

/** A municipality between its neighbours, and which part of it is meant. */
export type PlaceSketch = {
  own: SketchedPlace
  others: SketchedPlace[]
  village: SketchedVillage | undefined
}

/** Units of the drawing. */
export const sketchSize = { width: 400, height: 300 }
export const labelHeight = 28
