import type { listingChanges, listings } from '#db/schema'
import { addDays, brusselsInstant, weekdayOf } from '~/kernel/wall-time'
import type { Story } from './story.server'

type Listing = Pick<
  typeof listings.$inferSelect,
  'id' | 'priceCents' | 'publishPrice' | 'state' | 'createdAt' | 'modifiedAt'
>
type Change = typeof listingChanges.$inferInsert

/** Prices are lowered at half past nine on a working day. */
const minutes = 9 * 60 + 30

/** The working day that a change was made on, at most two days earlier than told. */
export function workingDay(today: string, daysAgo: number): string {
  const day = addDays(today, -daysAgo)
  const late = { sat: 1, sun: 2 } as Record<string, number>
  return addDays(day, -(late[weekdayOf(day)] ?? 0))
}

/** When prices of a listing fell, the earliest first, with the price until then. */
export const priceSteps = ({ prices }: Pick<Story, 'prices'>, id: number, today: string) =>
  prices
    .filter(({ listing }) => listing === id)
    .sort((one, other) => other.daysAgo - one.daysAgo)
    .map(({ daysAgo, before }) => {
      const day = workingDay(today, daysAgo)
      return {
        day,
        at: brusselsInstant(day, minutes) ?? new Date(`${day}T08:30:00Z`),
        beforeCents: before * 100,
      }
    })

/**
 * History of price and state of a listing: put online at its first price, lowered, and sold, rented or under option at
 * its last change.
 */
export function historyOf(listing: Listing, steps: ReturnType<typeof priceSteps>): Change[] {
  const { id, priceCents, publishPrice, state, createdAt, modifiedAt } = listing
  const base = { listingId: id, publishPrice, state: 'available' as const }
  const prices = [...steps.map(({ beforeCents }) => beforeCents), priceCents]
  const days = [createdAt, ...steps.map(({ at }) => at)]
  const offered = days.map((at, index) => ({ ...base, at, priceCents: prices[index] ?? null }))
  if (state === 'available') return offered
  return [...offered, { ...base, at: modifiedAt, priceCents, state }]
}
