import { needsOf, type PlaceKind, type PlaceTheme, placeThemes } from '~/kernel/places/place-kinds'

/** Ratio of walking distance to straight distance. */
const detour = 1.3
/** Walking distance in metres up to which a place counts fully … */
const nearMeters = 400
/** … and from which it no longer counts. */
const farMeters = 2_400
/** 5 km/h. */
const walkedPerMinute = 5_000 / 60

/** Weights of the themes, in hundredths. @see docs/facts.md, "Mobility score" */
const weights: Record<PlaceTheme, number> = { transport: 30, shops: 30, school: 15, health: 15, leisure: 10 }

/** Straight distance in metres from which a place no longer counts. */
export const reachMeters = farMeters / detour

/** Walking distance in metres for a straight distance in metres. */
export const walkingMeters = (straightMeters: number): number => straightMeters * detour

/** Walking time in whole minutes, at least one, for a straight distance in metres. */
export const walkingMinutes = (straightMeters: number): number =>
  Math.max(1, Math.round(walkingMeters(straightMeters) / walkedPerMinute))

/**
 * Weight of a place by its distance: 1 near, 0 far, linear in between.
 * @param straightMeters - from the listing; Infinity if there is no place
 * @throws {RangeError} for negative values and NaN
 */
export function nearness(straightMeters: number): number {
  if (!(straightMeters >= 0)) throw new RangeError(`a distance is zero or more, got ${straightMeters}`)
  const share = (farMeters - walkingMeters(straightMeters)) / (farMeters - nearMeters)
  return Math.min(1, Math.max(0, share))
}

/** Straight distance in metres to the nearest place of each kind; absent kinds are not near. */
export type NearestMeters = Partial<Record<PlaceKind, number>>

/**
 * Share of a theme within walking distance, from 0 to 1: the mean over its required kinds.
 * @see docs/facts.md, "Mobility score"
 */
export function themeScore(theme: PlaceTheme, nearest: NearestMeters): number {
  const served = needsOf(theme).map((kinds) =>
    nearness(Math.min(...kinds.map((kind) => nearest[kind] ?? Number.POSITIVE_INFINITY))),
  )
  return served.reduce((sum, one) => sum + one, 0) / served.length
}

/**
 * Mobility score: daily amenities within walking distance, from 0 to 10 with one decimal. Indicative.
 * @see docs/facts.md, "Mobility score"
 */
export function mobilityScore(nearest: NearestMeters): number {
  const hundredths = placeThemes.reduce((sum, theme) => sum + weights[theme] * themeScore(theme, nearest), 0)
  return Math.round(hundredths) / 10
}
