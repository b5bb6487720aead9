import fc from 'fast-check'
import { expect, test } from 'vitest'
import { index } from './search-index.fixture'
import { readSearchWords } from './search-words'
import { knownNames } from './words/known-names.fixture'

function read(text: string): string {
  const {
    webIds,
    subtypes = [],
    zips,
    areas = [],
    listingId,
    lookedFor,
    unknown,
  } = readSearchWords(index, knownNames, text, {
    locale: 'nl',
    goal: 'sale',
    today: '2026-11-23',
  })
  const parts = [
    ...webIds.map((webId) => `type ${webId}`),
    ...subtypes,
    ...zips,
    ...areas.map((area) => `in ${area}`),
    ...(listingId ? [`listing ${listingId}`] : []),
    ...lookedFor.map((words) => `text ${words}`),
    ...unknown.map((words) => `?${words}`),
  ]
  return parts.join(', ')
}

test.each([
  ['', ''],
  ['  ', ''],
  ['Uccle', '1180'],
  ['1630', '1630'],
  ['1630 Linkebeek', '1630'],
  ['Linkebeek 1630', '1630'],
  ['rhode saint genese', '1640'],
  ['villa', 'villa'],
  ['2706', 'listing 2706'],
  ['#2706', 'listing 2706'],
  ['ref. 2706', 'listing 2706'],
  ['pand nr 2706', 'listing 2706'],
  ['ref 99', '?99'],
  ['1180', '1180'],
  ['link', '1630'],
  ['app', 'type 3'],
  ['16', '1650, 1630, 1640'],
  ['halle 1500', '1500'],
  ['villa Ukkel', 'villa, 1180'],
  ['villa appartement Sint-Genesius-Rode Halle', 'villa, apartment, 1640, in 1500'],
  ['villa villa Ukkel Uccle', 'villa, 1180'],
  ['villa te koop in Ukkel', 'villa, 1180'],
  ['Château à Ukkel', '1180, text Château'],
  ['2706 Ukkel', '1180, ?2706'],
  ['270', '?270'],
  ['Ukel', '1180'],
  ['geen appartement', '?geen appartement'],
  ['not in Uccle', '?not in Uccle'],
])('P1 the words "%s" mean: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['TIL-S-2706', 2706],
  ['referentie til-s-2706', 2706],
  ['villa 5', undefined],
  ['5', 908],
])('P1 the words "%s" are the listing with the agency’s own code: %s', (text, id) => {
  const codes: Record<number, string> = { 2706: 'til s 2706', 908: '5' }
  const listings = index.listings.map((one) => ({ ...one, code: codes[one.id] ?? 'x 1' }))
  const asked = { locale: 'nl', goal: 'sale', today: '2026-11-23' } as const
  expect(readSearchWords({ ...index, listings }, knownNames, text, asked).listingId).toBe(id)
})

test('P1 the beginning of a name means the codes that the panel shows for it', () => {
  const luxembourg = { zip: 'L-1648', name: 'Luxemburg', names: ['luxemburg'], sale: 1, rent: 0 }
  const cities = [...index.cities, luxembourg]
  const asked = { locale: 'nl', goal: 'sale', today: '2026-11-23' } as const
  const begun = (text: string) => readSearchWords({ ...index, cities }, knownNames, text, asked).zips
  expect(begun('eig')).toEqual(['1420'])
  expect(begun('luxem')).toEqual(['L-1648'])
  expect(begun('164')).toEqual(['1640', 'L-1648'])
})

test('P1 whatever is typed, no text is an error', () => {
  const words = fc.constantFrom('villa', 'Ukkel', '1180', '2706', 'sint', 'rode', 'x', '/', '’s', 'ref', '#')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((list) => list.join(' ')),
      ),
      (text) => {
        expect(() => read(text)).not.toThrow()
      },
    ),
  )
})
