import type { Point } from '~/kernel/geo'
import type { Locale } from '~/kernel/locale'
import { type AreaId, areaIdsOf } from '~/kernel/places/areas'

/** A loaded point of interest that has a name, such as a station. */
export type KnownPoint = Point & { nameIn(locale: Locale): string }

export const nearKinds = ['station', 'school'] as const
export type NearKind = (typeof nearKinds)[number]

/** What filters of places need to know beyond a listing's own columns. */
export type PlaceLookup = {
  /** Loaded points with exactly this name. */
  pointsNamed(name: string): readonly KnownPoint[]
  isNear(kind: NearKind, lat: number, lng: number): boolean
  /** The feed's names of a place, because a code of Luxembourg does not tell the commune. */
  cityNames(place: { countryId: number; zip: string }): readonly string[]
}

/** Without any file of places. */
export const emptyLookup: PlaceLookup = {
  pointsNamed: () => [],
  isNear: () => false,
  cityNames: () => [],
}

/** Lists the areas that a place lies in, under its own code and each of the feed's names for it. */
export function areaIdsAt(
  { countryId, zip }: { countryId: number; zip: string },
  lookup: Pick<PlaceLookup, 'cityNames'>,
): AreaId[] {
  const names = [undefined, ...lookup.cityNames({ countryId, zip })]
  return [...new Set(names.flatMap((city) => areaIdsOf({ countryId, zip, city })))]
}
