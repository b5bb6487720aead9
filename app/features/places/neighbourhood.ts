import { distanceMeters, isInBelgiumOrLuxembourg, type Point } from '~/kernel/geo'
import { mobilityScore, type NearestMeters, reachMeters, themeScore } from '~/kernel/mobility'
import {
  type PlaceKind,
  type PlaceTheme,
  placeKindOf,
  placeThemes,
  themeOf,
} from '~/kernel/places/place-kinds'

/** A place that the feed gives with a listing; its kind is the feed's own word. */
export type GivenPlace = { kind: string; name: string; latitude: number; longitude: number }

type NamedPlace<Name> = { kind: PlaceKind | undefined; name: Name; latitude: number; longitude: number }

export type NearPlace<Name> = {
  /** Undefined for a kind that only the feed knows. */
  kind: PlaceKind | undefined
  name: Name
  at: Point
  /** In metres, as the crow flies. */
  meters: number
}

export type ThemeNearby<Name> = {
  /** `other`: places of the feed whose kind has no theme. */
  theme: PlaceTheme | 'other'
  /** From 0 to 1; absent for themes that do not count. */
  score: number | undefined
  /** The nearest first. */
  places: NearPlace<Name>[]
}

export type Nearby<Name> = { score: number; themes: ThemeNearby<Name>[] }

/** A place of the feed farther away than this is a mistake. In metres. */
const farthestGiven = 25_000

/** Two sources may place one station this far apart. In metres. */
const samePlace = 100

/** Converts the feed's places to the known kinds. */
export const givenPlaces = (given: readonly GivenPlace[]): NamedPlace<string>[] =>
  given
    .filter(({ latitude, longitude }) => isInBelgiumOrLuxembourg(latitude, longitude))
    .map((place) => ({ ...place, kind: placeKindOf(place.kind) }))

/**
 * Groups the places near a point by theme, and calculates its mobility score.
 * @param known - at least the nearest of each kind within walking distance; others are left out
 * @param given - places that the feed gives with the listing: always shown
 * @returns undefined without nearby places
 */
export function nearbyOf<Name>(
  from: Point,
  known: NamedPlace<Name>[],
  given: NamedPlace<Name>[],
): Nearby<Name> | undefined {
  const own = measured(from, given).filter(({ meters }) => meters < farthestGiven)
  const others = measured(from, known).filter(
    (place) => place.meters < reachMeters && !own.some((mine) => standsFor(mine, place)),
  )
  const places = [...own, ...others].sort((one, other) => one.meters - other.meters)
  if (places.length === 0) return undefined
  const nearest = nearestOf(places)
  const themes = [...placeThemes, 'other' as const].map((theme) => ({
    theme,
    score: theme === 'other' ? undefined : themeScore(theme, nearest),
    places: places.filter(({ kind }) => (kind ? themeOf(kind) : 'other') === theme),
  }))
  return { score: mobilityScore(nearest), themes: themes.filter((one) => one.places.length > 0) }
}

export const measured = <Name>(from: Point, places: NamedPlace<Name>[]): NearPlace<Name>[] =>
  places.map(({ kind, name, latitude: lat, longitude: lng }) => ({
    kind,
    name,
    at: { lat, lng },
    meters: distanceMeters(from, { lat, lng }),
  }))

/** Finds a nearer place of the same kind, or the same place. Names are not compared: they differ by language. */
const standsFor = (mine: NearPlace<unknown>, place: NearPlace<unknown>) =>
  mine.kind === place.kind && (mine.meters <= place.meters || distanceMeters(mine.at, place.at) < samePlace)

function nearestOf(places: NearPlace<unknown>[]): NearestMeters {
  const nearest: NearestMeters = {}
  for (const { kind, meters } of places) if (kind) nearest[kind] = Math.min(nearest[kind] ?? meters, meters)
  return nearest
}
