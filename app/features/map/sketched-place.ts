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

/** A municipality between its neighbours. */
export type PlaceSketch = { own: SketchedPlace; others: SketchedPlace[] }

/** Units of the drawing. */
export const sketchSize = { width: 400, height: 300 }
