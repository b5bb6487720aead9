import type { Day } from './days'

/** Visits of a page; days, weeks and months are those of Brussels. */
export type Visits = {
  today: number
  /** Since Monday. */
  thisWeek: number
  /** Since the first. */
  thisMonth: number
  /** Since its first visit. */
  total: number
  /** The last 30 days, today last, including days without visits. */
  days: { day: Day; count: number }[]
  /** All visits by source, most frequent first; their sum is the total. */
  sources: { source: string; count: number }[]
}
