import type { Availability, Opening } from '~/features/content/public'
import { isTimeOf, type Slot, slotsOf } from './slots'

/** A time that is taken: what it needs to know to leave its places to others. */
export type BookedTime = { opening: string; agent: string; startsAt: Date; endsAt: Date; place: number }

export type FreeSlot = Slot & { left: number }

/** The times that have a place left, in order. */
export function freeSlots(
  openings: readonly Opening[],
  office: Pick<Availability, 'holidays' | 'closed'>,
  span: { from: string; days: number; now: Date },
  taken: readonly BookedTime[],
): FreeSlot[] {
  return openings
    .flatMap((opening) => slotsOf(opening, office, span))
    .map((slot) => ({ ...slot, left: placesLeft(slot, taken).length }))
    .filter(({ left }) => left > 0)
    .sort((a, b) => a.start.getTime() - b.start.getTime() || b.end.getTime() - a.end.getTime())
}

/**
 * The places of a time that nobody has, from 1. An agent is at one place at a time: what they do in another
 * opening, or at another time of this one, takes all places. Where an agency's opening has other times or fewer places
 * than when somebody booked, whoever is there at the same time counts, whatever the number of their place.
 */
export function placesLeft(
  { opening, start, end }: Pick<Slot, 'opening' | 'start' | 'end'>,
  taken: readonly BookedTime[],
): number[] {
  const overlapping = taken.filter(
    (one) => overlaps(one, { start, end }) && (one.opening === opening.id || isOf(opening, one)),
  )
  const here = overlapping.filter((one) => isTimeOf({ opening, start }, one))
  if (opening.agent && here.length < overlapping.length) return []
  const places = new Set(here.map(({ place }) => place))
  return Array.from({ length: opening.capacity }, (_, index) => index + 1)
    .filter((place) => !places.has(place))
    .slice(0, Math.max(0, opening.capacity - overlapping.length))
}

/** Whether an appointment overlaps a time; one that begins when the time ends does not. */
export const overlaps = (
  { startsAt, endsAt }: Pick<BookedTime, 'startsAt' | 'endsAt'>,
  { start, end }: Pick<Slot, 'start' | 'end'>,
): boolean => startsAt < end && endsAt > start

/** What has to be known of others' appointments to say when some openings are free. */
export const whoseTime = (openings: readonly Opening[]) => ({
  openings: openings.map(({ id }) => id),
  agents: openings.flatMap(({ agent }) => agent ?? []),
})

const isOf = ({ agent }: Opening, taken: BookedTime) => agent !== undefined && taken.agent === agent
