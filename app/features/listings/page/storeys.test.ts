import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { type Locale, locales } from '~/kernel/locale'
import { storeysOf } from './storeys'

const storeys = (rooms: Parameters<typeof storeysOf>[0], locale: Locale = 'nl') =>
  storeysOf(rooms, { locale, t: translateTo(locale) }).map(({ title, rooms: ofFloor }) => [
    title,
    ...ofFloor.map(({ name, area }) => `${name} ${area.replace('\u00a0', ' ')}`),
  ])

test('D2 rooms stand floor by floor from below, in the order of the feed', () => {
  const rooms = [
    { name: 'Slaapkamer 1', m2: 16, floor: 1 },
    { name: 'Woonkamer', m2: 42.5, floor: 0 },
    { name: 'Keuken', m2: 18, floor: 0 },
    { name: 'Wijnkelder', m2: 12, floor: -1 },
    { name: 'Tuinhuis', m2: 9 },
  ]
  expect(storeys(rooms)).toEqual([
    ['Kelder', 'Wijnkelder 12 m²'],
    ['Gelijkvloers', 'Woonkamer 42,5 m²', 'Keuken 18 m²'],
    ['Verdieping 1', 'Slaapkamer 1 16 m²'],
    [undefined, 'Tuinhuis 9 m²'],
  ])
})

test.each(locales)('D2 in %s floors have names of their own', (locale) => {
  const titles = storeys(
    [-1, 0, 1, 2].map((floor) => ({ name: 'A', m2: 9, floor })),
    locale,
  ).map(([title]) => title)
  expect(new Set(titles).size).toBe(4)
  expect(titles.join()).not.toMatch(/listings:|\{\{/)
})
