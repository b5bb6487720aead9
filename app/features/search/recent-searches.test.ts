import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  mostRecentSearches,
  type RecentSearch,
  readRecentSearches,
  withRecentSearch,
} from './recent-searches'

const sale = (text: string): RecentSearch => ({ goal: 'sale', text })

test('H6 the newest search stands first, and five are kept at most', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<RecentSearch[]>(
    (kept, text) => withRecentSearch(kept, sale(text)),
    [],
  )
  expect(all.map(({ text }) => text)).toEqual(['f', 'e', 'd', 'c', 'b'])
})

test('H6 the same words are kept once for each list, whatever their case, accents and spaces', () => {
  const first = withRecentSearch([sale('Villa Ukkel'), sale('Halle')], sale('  villa   UKKEL '))
  expect(first).toEqual([sale('villa UKKEL'), sale('Halle')])
  expect(withRecentSearch(first, { goal: 'rent', text: 'villa ukkel' })).toHaveLength(3)
})

test('H6 words without a letter or digit are not kept', () => {
  expect(withRecentSearch([sale('Halle')], sale(' … '))).toEqual([sale('Halle')])
})

test.each([
  null,
  '',
  '[]',
  '{',
  '"x"',
  '[1]',
  '[{"goal":"swap","text":"x"}]',
  '[{"goal":"sale","text":" "}]',
])('H6 what is stored and is no search is passed over (%s)', (stored) =>
  expect(readRecentSearches(stored)).toEqual([]),
)

test('H6 what was chosen is kept with its filter, and only with one of a suggestion', () => {
  const type = { ...sale('Huis/villa/hoeve'), query: 'type=1' }
  expect(withRecentSearch([sale('Halle'), { ...type, text: 'Maison' }], type)).toEqual([type, sale('Halle')])
  expect(readRecentSearches(JSON.stringify([type]))).toEqual([type])
  for (const query of ['', 'type=1&lng=fr', 'next=//elsewhere.example', 'city=Halle#x', 1])
    expect(readRecentSearches(JSON.stringify([{ ...type, query }]))).toEqual([])
})

test('H6 what was stored is read again', () => {
  const searches = fc.array(fc.record({ goal: fc.constantFrom('sale', 'rent'), text: fc.string() }))
  fc.assert(
    fc.property(searches, (all) => {
      const kept = all.reduce<RecentSearch[]>(withRecentSearch, [])
      expect(kept.length).toBeLessThanOrEqual(mostRecentSearches)
      expect(readRecentSearches(JSON.stringify(kept))).toEqual(kept)
    }),
  )
})
