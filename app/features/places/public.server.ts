export { importPlaces } from './import-places.server'
export { type Outline, outlinesOf, placesAround } from './map-places.server'
export { type Amenity, amenities, type NearestAmenities, nearestAmenities } from './nearest-amenities.server'
export type { GivenPlace } from './neighbourhood'
export { neighbourhoodOf, type Viewpoint } from './neighbourhood.server'
export { runPlacesCommand } from './places.command.server'
export { describePlacesMistake } from './places-file'
export {
  pointName,
  pointsFrom,
  pointsOf,
} from './points.server'
