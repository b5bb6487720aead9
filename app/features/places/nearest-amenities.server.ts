import type { PlaceKind } from '~/kernel/places/place-kinds'
import type { Db } from '~/platform/database.server'
import { measured } from './neighbourhood'
import { namedPlaces, type Speaking, sayPlace, type Viewpoint } from './neighbourhood.server'

/** The kinds of places that answer a question of buyers: how far is the train, a school, a shop? */
const amenityKinds = {
  station: ['station'],
  school: ['primary-school', 'secondary-school'],
  shop: ['supermarket', 'market', 'bakery', 'butcher', 'shop'],
} as const satisfies Record<string, readonly PlaceKind[]>

export type Amenity = keyof typeof amenityKinds
export const amenities = Object.keys(amenityKinds) as Amenity[]

/** Straight distance in metres; farther than a walk, because a station may be. */
const amenityReach = 5_000

/** The nearest place of each amenity within reach, with its straight distance in metres. */
export async function nearestAmenities(db: Db, from: Viewpoint, speaking: Speaking) {
  const { known, given } = await namedPlaces(db, from, amenityReach, speaking)
  const near = measured(from, [...given, ...known])
    .filter(({ meters }) => meters < amenityReach)
    .sort((one, other) => one.meters - other.meters)
  const nearestOf = (kinds: readonly PlaceKind[]) => {
    const place = near.find(({ kind }) => kind && kinds.includes(kind))
    return place && { ...sayPlace(place, speaking.locale), meters: place.meters }
  }
  return {
    station: nearestOf(amenityKinds.station),
    school: nearestOf(amenityKinds.school),
    shop: nearestOf(amenityKinds.shop),
  } satisfies Record<Amenity, unknown>
}

export type NearestAmenities = Awaited<ReturnType<typeof nearestAmenities>>
