import type { ChartMark, Visits } from '~/features/visits/public'

const dayOf = (at: number) => new Date(Date.UTC(2026, 9, 23 + at)).toISOString().slice(0, 10)

/** A listing that a newsletter announced on the tenth day. */
export const exampleVisits: Visits = {
  today: 26,
  thisWeek: 121,
  thisMonth: 842,
  total: 3_127,
  days: Array.from({ length: 30 }, (_, at) => ({
    day: dayOf(at),
    count: at === 9 ? 137 : Math.round(24 + 14 * Math.sin(at * 0.9) - at / 3),
  })),
  sources: [
    { source: 'immoweb', count: 1_204 },
    { source: 'google', count: 911 },
    { source: 'site', count: 604 },
    { source: 'mail', count: 287 },
    { source: 'direct', count: 98 },
    { source: 'other', count: 23 },
  ],
}

/** A new price, mails that tell of it, and viewings, two of them on one day. */
export const exampleMarks: ChartMark[] = [
  { day: dayOf(8), kind: 'price', text: 'New price: € 445.000' },
  { day: dayOf(9), kind: 'mails', text: 'Emailed to 41 candidates' },
  { day: dayOf(12), kind: 'viewings', text: '2 viewings' },
  { day: dayOf(26), kind: 'state', text: 'New status: under option' },
  { day: dayOf(26), kind: 'viewings', text: '1 viewing' },
]

/** On its first day. */
export const newVisits: Visits = {
  ...exampleVisits,
  today: 1,
  thisWeek: 1,
  thisMonth: 1,
  total: 1,
  days: exampleVisits.days.map(({ day }, at, all) => ({ day, count: at === all.length - 1 ? 1 : 0 })),
  sources: [{ source: 'direct', count: 1 }],
}
