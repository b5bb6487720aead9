import { distanceMeters, isInBelgiumOrLuxembourg, type Point } from '~/kernel/geo'
import { mobilityScore, type NearestMeters, reachMeters, themeScore } from '~/kernel/mobility'
import {
  type PlaceKind,
  type PlaceTheme,
  placeKindOf,
  placeThemes,
  themeOf,
} from '~/kernel/places/place-kinds'

/** A place as the feed gives it with a listing; its kind is a word of the feed's. */
export type GivenPlace = { kind: string; name: string; latitude: number; longitude: number }

type Named<Name> = { kind: PlaceKind | undefined; name: Name; latitude: number; longitude: number }

export type NearPlace<Name> = {
  /** Undefined for a kind that only the feed knows. */
  kind: PlaceKind | undefined
  name: Name
  at: Point
  /** Straight, in metres. */
  meters: number
}

export type ThemeNearby<Name> = {
  /** `other`: what the feed names and no theme has. */
  theme: PlaceTheme | 'other'
  /** From 0 to 1; what counts for nothing has none. */
  score: number | undefined
  /** The nearest first. */
  places: NearPlace<Name>[]
}

export type Nearby<Name> = { score: number; themes: ThemeNearby<Name>[] }

/** Beyond this a place that the feed names is a slip of the pen. In metres. */
const farthestGiven = 25_000

/** Two sources put one station this far apart. In metres. */
const samePlace = 100

/** The feed's own places as the others are, in the kinds that we know. */
export const givenPlaces = (given: readonly GivenPlace[]): Named<string>[] =>
  given
    .filter(({ latitude, longitude }) => isInBelgiumOrLuxembourg(latitude, longitude))
    .map((place) => ({ ...place, kind: placeKindOf(place.kind) }))

/**
 * What is near a point by theme, and its mobility score.
 * @param known - at least the nearest of each kind within reach; those beyond it are left out
 * @param given - what the feed names beside the home: always shown
 * @returns undefined when nothing is near
 */
export function nearbyOf<Name>(
  from: Point,
  known: Named<Name>[],
  given: Named<Name>[],
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

const measured = <Name>(from: Point, places: Named<Name>[]): NearPlace<Name>[] =>
  places.map(({ kind, name, latitude: lat, longitude: lng }) => ({
    kind,
    name,
    at: { lat, lng },
    meters: distanceMeters(from, { lat, lng }),
  }))

/** One of its kind that is nearer, or the same place. Names tell nothing: they change with the language. */
const standsFor = (mine: NearPlace<unknown>, place: NearPlace<unknown>) =>
  mine.kind === place.kind && (mine.meters <= place.meters || distanceMeters(mine.at, place.at) < samePlace)

function nearestOf(places: NearPlace<unknown>[]): NearestMeters {
  const nearest: NearestMeters = {}
  for (const { kind, meters } of places) if (kind) nearest[kind] = Math.min(nearest[kind] ?? meters, meters)
  return nearest
}
