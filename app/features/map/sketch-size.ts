/** Units of the drawing of a municipality. */
export const sketchSize = { width: 400, height: 300 }
