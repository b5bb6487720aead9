import { expect, test } from 'vitest'
import type { Opening } from '~/features/content/public'
import { translateTo } from '~/i18n/texts.server'
import { freeSlots } from './free-slots'
import { weekOf } from './week'

const opening: Opening = {
  id: 'viewings',
  kind: 'viewing',
  minutes: 60,
  capacity: 1,
  noticeHours: 0,
  horizonDays: 40,
  weekly: [{ days: ['tue'], from: '10:00', until: '12:00' }],
  exceptions: [{ day: '2026-12-01', times: [] }],
}
const free = freeSlots(
  [opening],
  { holidays: ['belgium'], closed: [] },
  { from: '2026-11-20', days: 30, now: new Date('2026-11-20T11:00:00Z') },
  [],
)
const says = { t: translateTo('nl'), locale: 'nl', hrefOf: (day: string) => `?from=${day}` } as const

test('A1 a day without a free time is there and says that it is full; the day that is asked for is chosen', () => {
  const open = new Set(['2026-11-23', '2026-11-24', '2026-11-25', '2026-12-08'])
  const week = weekOf(free, '', { ...says, open })
  expect(week?.days.map(({ day, count, slots }) => [day, count, slots.length])).toEqual([
    ['2026-11-23', 'volzet', 0],
    ['2026-11-24', '2 vrij', 2],
    ['2026-11-25', 'volzet', 0],
  ])
  expect(week?.days[1]?.parts).toEqual({ weekday: 'dinsdag', number: '24', month: 'november' })
  expect(week?.chosen).toBe(1)
  const later = [...free, ...free.map((slot) => ({ ...slot, day: '2026-11-26' }))]
  expect(weekOf(later, '2026-11-26', says)?.chosen).toBe(1)
  expect(weekOf(later, '2026-11-25', says)?.chosen).toBe(0)
})

test('A1 without a wish the week of the first free time is shown, with a way to the next', () => {
  const week = weekOf(free, '', says)
  expect(week).toMatchObject({ title: 'Week van 23 november 2026', next: '?from=2026-11-30' })
  expect(week?.previous).toBeUndefined()
  expect(week?.days.map(({ title }) => title)).toEqual(['dinsdag 24 november 2026'])
  expect(week?.days[0]?.slots.map(({ text, name }) => [text, name])).toEqual([
    ['10.00 – 11.00', 'viewings.2026-11-24T09:00Z'],
    ['11.00 – 12.00', 'viewings.2026-11-24T10:00Z'],
  ])
})

test('A1 a week without a free time leads to the first; weeks end where the free times do', () => {
  expect(weekOf(free, '2026-12-02', says)).toMatchObject({
    title: 'Week van 30 november 2026',
    days: [],
    firstFree: { href: '?from=2026-11-24', text: 'Eerste vrije moment: 24 november 2026' },
  })
  const last = weekOf(free, '2031-01-01', says)
  expect([last?.title, last?.next]).toEqual(['Week van 14 december 2026', undefined])
  expect(weekOf(free, '1999-01-01', says)?.title).toBe('Week van 23 november 2026')
  expect(weekOf(free, 'no day', says)?.title).toBe('Week van 23 november 2026')
})

test('A1 E1 where nothing is free in any week there is none: the appointments are full', () => {
  expect(weekOf([], '', says)).toBeUndefined()
  expect(translateTo('nl')('appointments:full.title')).toBe('De afspraken zijn volzet')
  expect(translateTo('fr')('appointments:full.title')).toBe('Les rendez-vous sont complets')
  expect(translateTo('en')('appointments:full.title')).toBe('The appointments are full')
})
