import { expect, test } from 'vitest'
import type { Locale } from '~/kernel/locale'
import { matchingEntries, placeEntries } from './place-entries'

const withListings: Record<string, number> = {
  '1650': 3,
  'BE 1653': 2,
  brussels: 9,
  'vlaamse-rand': 5,
  'BE 1700': 1,
}

const entriesIn = (locale: Locale) =>
  placeEntries({
    locale,
    kindOf: (kind) => kind,
    totalOf: (place) => withListings['area' in place ? place.area : `${place.country} ${place.zip}`] ?? 0,
  })

const entries = entriesIn('nl')
const found = (text: string) => matchingEntries(entries, text)

test.each<[text: string, first: string]>([
  ['bruss', 'in=brussels'],
  ['Brussels', 'in=brussels'],
  ['bxl', 'in=brussels'],
  ['rand', 'in=vlaamse-rand'],
  ['beer', 'in=1650'],
  ['dwo', 'city=Dworp|1653'],
  ['Tournep', 'city=Dworp|1653'],
  ['1653', 'city=Dworp|1653'],
  ['1653 dworp', 'city=Dworp|1653'],
  ['B-1653', 'city=Dworp|1653'],
  ['L-1648', 'city=Luxemburg|L-1648'],
  ['sint ulriks', 'city=Dilbeek|1700'],
  ['bw', 'in=brabant-wallon'],
  ['mamer', 'in=lu-mamer'],
])('P7 %j suggests %s first', (text, first) => {
  const [one] = found(text)
  expect(one && `${one.parameter}=${one.value}`).toBe(first)
})

test('P7 a suggestion says what it is, in the language of the page', () => {
  expect(found('dworp')[0]).toEqual({
    parameter: 'city',
    value: 'Dworp|1653',
    label: 'Dworp',
    hint: '1653, Beersel',
    total: 2,
  })
  expect(matchingEntries(entriesIn('fr'), 'dworp')[0]?.label).toBe('Tourneppe')
})

test('P7 at most eight places are suggested, none twice, those with listings first', () => {
  const all = found('s')
  expect(all).toHaveLength(8)
  expect(new Set(all.map(({ parameter, value, label }) => `${parameter} ${value} ${label}`)).size).toBe(8)
  const totals = found('b').map(({ total = 0 }) => total > 0)
  expect(totals).toEqual([...totals].sort((a, b) => Number(b) - Number(a)))
})

test.each(['', ' ', '%', 'xyzzy', 'x'.repeat(10_000)])('P7 %j suggests nothing', (text) => {
  expect(found(text)).toEqual([])
})
