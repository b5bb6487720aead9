export { BesideMap, ViewSwitch } from './list-views'
export { PlaceMapSection } from './place-map-section'
