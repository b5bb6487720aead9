import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { findDaysToSell } from './days-to-sell.repo.server'

/** Fewer sales say nothing of the next one. */
const leastSales = 10
/** How far back sales count. */
const months = 24

/** Median of the days from offered to sold, and of how many sales; undefined where they are too few (M5b). */
export const daysToSell = versioned(async (db: Db, today: string) => {
  const since = new Date(`${today}T00:00:00Z`)
  since.setUTCMonth(since.getUTCMonth() - months)
  const days = await findDaysToSell(db, since)
  return days.length < leastSales ? undefined : { days: median(days), sales: days.length, months }
})

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  return Math.max(1, Math.round((lower + upper) / 2))
}
