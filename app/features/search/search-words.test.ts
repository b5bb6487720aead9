import fc from 'fast-check'
import { expect, test } from 'vitest'
import { index } from './search-index.fixture'
import { readSearchWords } from './search-words'

function read(text: string): string {
  const { webIds, zips, listingId, unknown } = readSearchWords(index, text)
  const parts = [
    ...webIds.map((webId) => `type ${webId}`),
    ...zips.map(({ zip, name }) => `${name}|${zip}`),
    ...(listingId ? [`listing ${listingId}`] : []),
    ...unknown.map((words) => `?${words}`),
  ]
  return parts.join(', ')
}

test.each([
  ['', ''],
  ['  ', ''],
  ['Uccle', 'Ukkel|1180'],
  ['1630', 'Linkebeek|1630'],
  ['1630 Linkebeek', 'Linkebeek|1630'],
  ['Linkebeek 1630', 'Linkebeek|1630'],
  ['rhode saint genese', 'Sint-Genesius-Rode|1640'],
  ['villa', 'type 1'],
  ['2706', 'listing 2706'],
  ['#2706', 'listing 2706'],
  ['1180', 'Ukkel|1180'],
  ['link', 'Linkebeek|1630'],
  ['app', 'type 3'],
  ['16', 'Beersel|1650, Linkebeek|1630, Sint-Genesius-Rode|1640'],
  ['villa Ukkel', 'type 1, Ukkel|1180'],
  ['villa appartement Sint-Genesius-Rode Halle', 'type 1, type 3, Sint-Genesius-Rode|1640, Halle|1500'],
  ['villa villa Ukkel Uccle', 'type 1, Ukkel|1180'],
  ['villa te koop in Ukkel', 'type 1, Ukkel|1180, ?te koop in'],
  ['Château à Ukkel', 'Ukkel|1180, ?Château à'],
  ['2706 Ukkel', 'Ukkel|1180, ?2706'],
  ['270', '?270'],
  ['Ukel', '?Ukel'],
])('H4 the words "%s" mean: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test('H4 whatever is typed, what it means is in the index, and nothing twice', () => {
  const words = fc.constantFrom('villa', 'Ukkel', '1180', '2706', 'sint', 'rode', 'x', '/', '’s')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((list) => list.join(' ')),
      ),
      (text) => {
        const { webIds, zips } = readSearchWords(index, text)
        expect(new Set(webIds).size).toBe(webIds.length)
        expect(new Set(zips.map(({ zip }) => zip)).size).toBe(zips.length)
        expect(index.types.map(({ webId }) => webId)).toEqual(expect.arrayContaining(webIds))
      },
    ),
  )
})
