import { expect, test } from 'vitest'
import { noResults, searchIndexed } from './search-index'
import { index } from './search-index.fixture'
import { searchGroups } from './search-options'

const paths = { salePath: '/nl/te-koop/', rentPath: '/nl/te-huur/', locale: 'nl' } as const
const linksFor = (text: string) =>
  searchGroups(searchIndexed(index, text), paths).flatMap(({ rows }) =>
    rows.flatMap(({ options }) => options.map(({ href, count }) => (count ? `${href} ${count}` : href))),
  )

test('H3 a type links to the list with its WebID, for each goal with results', () => {
  expect(linksFor('villa')).toEqual(['/nl/te-koop/?type=1 9', '/nl/te-huur/?type=1 1'])
  expect(linksFor('grond')).toEqual(['/nl/te-koop/?type=4 1'])
})

test('H3 a municipality links to the list with its name and zip', () => {
  expect(linksFor('ukkel')).toEqual(['/nl/te-koop/?city=Ukkel%7C1180 4', '/nl/te-huur/?city=Ukkel%7C1180 2'])
  expect(linksFor('vorst')).toEqual(['/nl/te-huur/?city=Vorst%7C1190 1'])
})

test('H3 a name with special characters stays one parameter', () => {
  const cities = [{ zip: '9999', name: 'A&B=C|D #1', names: ['a b c d 1'], sale: 1, rent: 0 }]
  const [group] = searchGroups({ ...noResults, cities }, paths)
  const href = group?.rows[0]?.options[0]?.href ?? ''
  expect(new URL(href, 'https://agency.example').searchParams.get('city')).toBe('A&B=C|D #1|9999')
})

test('H3 a property links to its page in the current language', () => {
  expect(linksFor('2706')).toEqual(['/property/2706/?lng=nl'])
})

test('H3 groups come as types, municipalities, properties; an empty one is left out', () => {
  expect(searchGroups({ ...noResults, ...index }, paths).map(({ kind }) => kind)).toEqual([
    'types',
    'cities',
    'listings',
  ])
  expect(searchGroups(searchIndexed(index, '1180'), paths).map(({ kind }) => kind)).toEqual([
    'cities',
    'listings',
  ])
  expect(searchGroups(noResults, paths)).toEqual([])
})
