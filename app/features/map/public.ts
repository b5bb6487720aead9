export { BesideMap, ViewSwitch } from './list-views'
export { PlaceMapSection } from './place-map-section'
export { PlaceSketchView } from './place-sketch'
export type { PlaceSketch } from './sketched-place'
