import { needsOf, type PlaceKind, type PlaceTheme, placeThemes } from '~/kernel/places/place-kinds'

/** How much longer a way on foot is than the straight line. */
const detour = 1.3
/** Up to here, in metres on foot, a place counts in full … */
const nearMeters = 400
/** … and from here it counts nothing. */
const farMeters = 2_400
/** 5 km/h. */
const walkedPerMinute = 5_000 / 60

/** What counts, in hundredths. @see docs/facts.md, "Mobility score" */
const weights: Record<PlaceTheme, number> = { transport: 30, shops: 30, school: 15, health: 15, leisure: 10 }

/** Straight distance, in metres, from which on a place counts nothing. */
export const reachMeters = farMeters / detour

/** Way on foot, in metres, of a straight distance in metres. */
export const walkingMeters = (straightMeters: number): number => straightMeters * detour

/** Whole minutes on foot, at least one, of a straight distance in metres. */
export const walkingMinutes = (straightMeters: number): number =>
  Math.max(1, Math.round(walkingMeters(straightMeters) / walkedPerMinute))

/**
 * How much a place counts: 1 near, 0 far, evenly between.
 * @param straightMeters - from the listing; Infinity where there is none
 * @throws {RangeError} below zero, or when it is no number
 */
export function nearness(straightMeters: number): number {
  if (!(straightMeters >= 0)) throw new RangeError(`a distance is zero or more, got ${straightMeters}`)
  const share = (farMeters - walkingMeters(straightMeters)) / (farMeters - nearMeters)
  return Math.min(1, Math.max(0, share))
}

/** Straight metres to the nearest place of each kind; a kind that is not there is not near. */
export type NearestMeters = Partial<Record<PlaceKind, number>>

/**
 * How well a theme is served on foot, from 0 to 1: the mean over what it asks for.
 * @see docs/facts.md, "Mobility score"
 */
export function themeScore(theme: PlaceTheme, nearest: NearestMeters): number {
  const served = needsOf(theme).map((kinds) =>
    nearness(Math.min(...kinds.map((kind) => nearest[kind] ?? Number.POSITIVE_INFINITY))),
  )
  return served.reduce((sum, one) => sum + one, 0) / served.length
}

/**
 * How much of daily life is within walking distance, from 0 to 10 with one decimal. Indicative.
 * @see docs/facts.md, "Mobility score"
 */
export function mobilityScore(nearest: NearestMeters): number {
  const hundredths = placeThemes.reduce((sum, theme) => sum + weights[theme] * themeScore(theme, nearest), 0)
  return Math.round(hundredths) / 10
}
