export type { PlaceSketch } from './draw-sketch.server'
export { BesideMap, ViewSwitch } from './list-views'
export { PlaceMapSection } from './place-map-section'
export { PlaceSketchView } from './place-sketch'
