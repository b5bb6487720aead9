/** A municipality as a path of an SVG drawing, and where its name stands. */
export type SketchedPlace = { name: string; path: string; at: readonly [x: number, y: number] }

/** A municipality between its neighbours. */
export type PlaceSketch = { own: SketchedPlace; others: SketchedPlace[] }

/** Units of the drawing. */
export const sketchSize = { width: 400, height: 300 }
