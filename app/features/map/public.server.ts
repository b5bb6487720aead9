export { listMapOf, placeMapOf } from './map-view.server'
