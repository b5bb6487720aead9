import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SearchIndex, searchIndexed } from './search-index'
import { index } from './search-index.fixture'

/** The panel's results on one line: types and municipalities by name, properties by ID. */
function found(text: string, within: SearchIndex = index): string {
  const { types, cities, listings } = searchIndexed(within, text)
  return [
    ...types.map(({ name }) => name),
    ...cities.map(({ name }) => name),
    ...listings.map(({ id }) => id),
  ].join(' + ')
}

test.each([
  // Municipalities by name, in any language, case and accents aside.
  ['ukkel', 'Ukkel'],
  ['UKKEL', 'Ukkel'],
  ['Uccle', 'Ukkel'],
  ['ixelles', 'Elsene'],
  ['uk', 'Ukkel'],
  ['  ukkel  ', 'Ukkel'],
  ['rhode-saint-genèse', 'Sint-Genesius-Rode'],
  ['rhode saint genese', 'Sint-Genesius-Rode'],
  ['RHODE-SAINT-GENÈSE', 'Sint-Genesius-Rode'],
  ['sint-gen', 'Sint-Genesius-Rode'],
  ['rode', 'Sint-Genesius-Rode'],
  ["braine-l'alleud", 'Eigenbrakel'],
  ['braine l’alleud', 'Eigenbrakel'],
  ['alleud', 'Eigenbrakel'],
  ['hal', 'Halle'],
  // By zip, whole or begun, and as on an envelope.
  ['1630', 'Linkebeek'],
  ['16', 'Beersel + Linkebeek + Sint-Genesius-Rode'],
  ['1180 ukkel', 'Ukkel'],
  ['1180 uccle', 'Ukkel'],
  ['1180 linkebeek', ''],
  ['630', ''],
  // Types by name.
  ['villa', 'Huis/villa/hoeve'],
  ['huis/villa', 'Huis/villa/hoeve'],
  ['app', 'Appartement'],
  ['STUDIO', 'Studio'],
  ['handelspand', ''],
  // Properties by ID alone; every word must be the beginning of it.
  ['2706', '2706'],
  ['270', '2700 + 2706'],
  ['27 2706', '2706'],
  ['2706 ukkel', ''],
  ['706', ''],
  ['27060', ''],
  ['witgekalkte', ''],
  // What is both a zip and an ID is shown as both.
  ['1180', 'Ukkel + 1180'],
  // A letter wrong, or a beginning that is not of a word, is not found.
  ['ukel', ''],
  ['kel', ''],
  ['ukkell', ''],
  ['partement', ''],
  ['sint rode', ''],
  // Empty text clears all results.
  ['', ''],
  ['   ', ''],
  ['-', ''],
  ['!?', ''],
])('H4 "%s" finds exactly: %s', (text, expected) => {
  expect(found(text)).toBe(expected)
})

test('H4 each group shows at most the first eight matches of the index', () => {
  const listings = Array.from({ length: 30 }, (_, n) => ({
    id: 100 + n,
    goal: 'sale' as const,
    title: '',
    city: '',
  }))
  expect(searchIndexed({ types: [], cities: [], listings }, '1').listings.map(({ id }) => id)).toEqual([
    100, 101, 102, 103, 104, 105, 106, 107,
  ])
})

test('H4 how many more than eight there are is said', () => {
  const listings = Array.from({ length: 30 }, (_, id) => ({
    id: 200 + id,
    goal: 'sale' as const,
    title: '',
    city: '',
  }))
  expect(searchIndexed({ ...index, listings }, '2').more).toEqual({ types: 0, cities: 0, listings: 22 })
  expect(searchIndexed(index, 'villa').more).toEqual({ types: 0, cities: 0, listings: 0 })
})

test.each([
  ['terrain', 'Grond'],
  ['land', 'Grond'],
  ['gro', 'Grond'],
  ['te', ''],
])('H4 "%s", a word for a type in another language, finds %s where no name matches', (text, expected) => {
  const types = [{ webId: 4, name: 'Grond', words: ['grond', 'terrain', 'land'], sale: 1, rent: 0 }]
  expect(found(text, { types, cities: [], listings: [] })).toBe(expected)
})

test.each(['TIL-S-2706', 'til-s-27', 'TIL S 2706'])('H4 "%s" finds the property with that code', (text) => {
  const listings = [{ id: 9, code: 'til s 2706', goal: 'sale' as const, title: '', city: '' }]
  expect(found(text, { types: [], cities: [], listings })).toBe('9')
})

test('H4 a text without letters and digits finds nothing', () => {
  fc.assert(fc.property(fc.stringMatching(/^[\s\p{P}]*$/u), (text) => found(text) === ''))
})

const someName = fc.constantFrom(
  ...index.cities.flatMap((city) => city.names.map((name) => [city.name, name] as const)),
)

test('H4 every prefix of a name finds its municipality', () => {
  const begun = someName.chain(([city, name]) =>
    fc.tuple(
      fc.constant(city),
      fc.integer({ min: 1, max: name.length }).map((end) => name.slice(0, end)),
    ),
  )
  fc.assert(
    fc.property(begun, ([city, text]) => searchIndexed(index, text).cities.some(({ name }) => name === city)),
  )
})

test('H4 typing on narrows the results', () => {
  const everything = { ...index, listings: index.listings.slice(0, 8) }
  fc.assert(
    fc.property(someName, fc.nat(20), ([, name], end) => {
      const placesOf = (text: string) => searchIndexed(everything, text).cities.map(({ zip }) => zip)
      const wide = placesOf(name.slice(0, end + 1))
      return placesOf(name).every((zip) => wide.includes(zip))
    }),
  )
})

test('H1 twenty thousand properties are searched in well under 50 ms', () => {
  const listings = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    goal: 'sale' as const,
    title: '',
    city: '',
  }))
  const start = performance.now()
  for (let round = 0; round < 10; round += 1) searchIndexed({ ...index, listings }, '99999')
  expect((performance.now() - start) / 10).toBeLessThan(50)
})

test.each(['1648', 'L-1648', 'l-1648', 'LU 1648', 'L 1648', 'L-1648 Luxembourg'])(
  'H4 "%s" finds the city of Luxembourg, whose code is written L-1648',
  (text) => {
    const city = { zip: 'L-1648', name: 'Luxembourg', names: ['luxembourg'], sale: 1, rent: 0 }
    expect(found(text, { types: [], cities: [city], listings: [] })).toBe('Luxembourg')
  },
)

test.each(['B-1180', 'BE 1180', 'BE1180', 'B-1180 Ukkel'])('H4 "%s" finds a Belgian city', (text) => {
  const city = { zip: '1180', name: 'Ukkel', names: ['ukkel'], sale: 1, rent: 0 }
  const other = { zip: 'L-1180', name: 'Luxemburg', names: ['luxemburg'], sale: 1, rent: 0 }
  expect(found(text, { types: [], cities: [other, city], listings: [] })).toBe('Ukkel')
})

test('H1 an answer holds what is shown, not the words by which it was found', () => {
  const found = [searchIndexed(index, 'villa'), searchIndexed(index, 'uccle')]
  expect(found.map(({ types, cities }) => types.length + cities.length)).not.toContain(0)
  expect(JSON.stringify(found)).not.toMatch(/"(words|names|code)"/)
})
