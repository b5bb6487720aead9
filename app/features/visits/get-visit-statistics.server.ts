import { brusselsDay } from '~/kernel/calendar'
import { addDays, mondayOf } from '~/kernel/wall-time'
import type { Db } from '~/platform/database.server'
import { type Day, daysUntil, firstOfMonth } from './days'
import type { Subject } from './subject'
import type { Visits } from './visits'
import { countByDay, countBySource } from './visits.repo.server'

/** Days in the chart, today included. */
const seriesLength = 30

/** Loads the visits of a listing's page for its owner (O2). */
export const getVisitStatistics = (db: Db, listingId: number, now: Date): Promise<Visits> =>
  getSubjectVisits(db, { kind: 'listing', id: listingId }, now)

export async function getSubjectVisits(db: Db, subject: Subject, now: Date): Promise<Visits> {
  const today = brusselsDay(now)
  const [monday, first] = [mondayOf(today), firstOfMonth(today)]
  // On the 31st the month is longer than the series.
  const from = [addDays(today, 1 - seriesLength), first].sort()[0] ?? first
  const [sources, counted] = await Promise.all([
    countBySource(db, subject),
    countByDay(db, subject, from, today),
  ])
  const byDay = new Map(counted.map(({ day, count }) => [day, count]))
  const since = (day: Day) => sum(counted.filter((one) => one.day >= day))
  return {
    today: since(today),
    thisWeek: since(monday),
    thisMonth: since(first),
    total: sum(sources),
    days: daysUntil(today, seriesLength).map((day) => ({ day, count: byDay.get(day) ?? 0 })),
    sources,
  }
}

const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0)
