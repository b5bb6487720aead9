import { expect, test } from 'vitest'
import type { HistoryEntry } from '~/features/leads/public.server'
import { addDays } from '~/kernel/wall-time'
import { beginningOf, figuresOf, latestNewsFirst, marksOf, timelineOf } from './report'

const today = '2026-11-20'
const instant = (day: string, time = '10:00') => new Date(`${day}T${time}:00Z`)

const entry = (kind: HistoryEntry['kind'], day: string, over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...{ id: `${kind}-${day}`, at: instant(day), kind },
  ...{ type: '', contact: '', subject: '', comment: '', status: '' },
  ...over,
})

const days = Array.from({ length: 30 }, (_, at) => ({ day: addDays(today, at - 29), count: at }))
const history = [
  entry('question', '2026-11-20'),
  entry('documents', '2026-11-14'),
  entry('viewing', '2026-11-13', { viewingAt: instant('2026-11-18') }),
  entry('viewing', '2026-11-07'),
  entry('question', '2026-11-06'),
]
const mails = [
  { day: '2026-11-06', count: 9 },
  { day: '2026-11-08', count: 4 },
  { day: '2026-11-16', count: 5 },
]
const known = { today, since: '2026-09-01', visits: { days }, history, mails, changes: [] }

test('O2 each figure of the last seven days stands beside that of the seven before', () => {
  expect(figuresOf(known)).toEqual([
    { name: 'visits', count: 23 + 24 + 25 + 26 + 27 + 28 + 29, before: 16 + 17 + 18 + 19 + 20 + 21 + 22 },
    { name: 'enquiries', count: 2, before: 0 },
    { name: 'viewings', count: 0, before: 2 },
    { name: 'mails', count: 5, before: 4 },
  ])
})

test('O2 a listing of less than two weeks is compared with nothing', () => {
  const isCompared = (since: string) =>
    figuresOf({ ...known, since }).map(({ before }) => before !== undefined)
  expect(isCompared('2026-11-08')).toEqual([false, false, false, false])
  expect(isCompared('2026-11-07')).toEqual([true, true, true, true])
})

test('O2 the figures of a listing of less than two weeks count from its first day', () => {
  const counts = figuresOf({ ...known, since: '2026-11-13' }).map(({ count }) => count)
  expect(counts).toEqual([22 + 23 + 24 + 25 + 26 + 27 + 28 + 29, 2, 1, 5])
})

const change = (day: string, price: string | undefined, state: 'available' | 'option' = 'available') => ({
  ...{ at: instant(day), state, showsPrice: true },
  ...(price ? { price } : {}),
})

test('O2 the chart marks new prices and states, mails and the days of viewings', () => {
  const changes = [
    change('2026-11-10', '90', 'option'),
    change('2026-11-02', '90'),
    change('2026-09-01', '95'),
  ]
  expect(marksOf({ history, mails: mails.slice(1, 2), changes })).toEqual([
    { day: '2026-11-10', kind: 'state', state: 'option' },
    { day: '2026-11-02', kind: 'price', price: '90' },
    { day: '2026-11-18', kind: 'viewings', count: 1 },
    { day: '2026-11-08', kind: 'mails', count: 4 },
  ])
})

test('O2 the timeline is one story, newest first, and ends on the day the listing came to the agency', () => {
  const changes = [change('2026-11-10', '90'), change('2026-09-01', undefined)]
  const told = timelineOf({ history, mails, changes, beginning: instant('2026-09-01') })
  expect(told.map(({ kind, at }) => `${at.toISOString().slice(5, 10)} ${kind}`)).toEqual([
    ...['11-20 history', '11-16 mails', '11-14 history', '11-13 history', '11-10 price', '11-08 mails'],
    ...['11-07 history', '11-06 mails', '11-06 history', '09-01 start'],
  ])
  expect(new Set(told.map(({ key }) => key)).size).toBe(told.length)
})

test('O2 a listing begins with the earlier of its entry and of the first import that noted it', () => {
  const changes = [change('2026-11-10', '90'), change('2026-03-02', '95')]
  expect(beginningOf({ changes, createdAt: instant('2026-11-20') })).toEqual(instant('2026-03-02'))
  expect(beginningOf({ changes, createdAt: instant('2026-02-01') })).toEqual(instant('2026-02-01'))
  expect(beginningOf({ changes: [], createdAt: instant('2026-11-20') })).toEqual(instant('2026-11-20'))
})

test('O2 what is older than the beginning stands below it; mails of the first day stand above', () => {
  const told = timelineOf({
    history: [entry('question', '2026-11-05')],
    mails: [{ day: '2026-11-06', count: 9 }],
    changes: [],
    beginning: instant('2026-11-06', '16:00'),
  })
  expect(told.map(({ kind }) => kind)).toEqual(['mails', 'start', 'history'])
})

test('O2 the home where something happened last stands first', () => {
  const home = (day: string) => ({
    day,
    week: { latest: { key: day, at: instant(day), kind: 'start' as const } },
  })
  const homes = [home('2026-11-06'), home('2026-11-20'), home('2026-11-13')]
  expect(latestNewsFirst(homes).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-13', '2026-11-06'])
})
