import type { Day } from './days'

/** How often a page was looked at; days, weeks and months are those of Brussels. */
export type Visits = {
  today: number
  /** Since Monday. */
  thisWeek: number
  /** Since the first. */
  thisMonth: number
  /** Since its first visit. */
  total: number
  /** The last 30 days, today last; days without a visit among them. */
  days: { day: Day; count: number }[]
  /** All visits by where they came from, the most frequent first; together they are the total. */
  sources: { source: string; count: number }[]
}
