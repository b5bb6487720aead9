import { expect, test } from 'vitest'
import { noResults, searchIndexed } from './search-index'
import { index } from './search-index.fixture'
import { recentGroups, searchGroups } from './search-options'

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

test('H6 a recent search leads to its list, which the words need not name twice', () => {
  const goalTexts = { sale: 'Te koop', rent: 'Te huur', more: { one: '', other: '' } }
  const searches = [
    { goal: 'rent', text: 'studio & tuin' },
    { goal: 'sale', text: 'huis te huur' },
    { goal: 'rent', text: 'Huis/villa/hoeve', query: 'type=1' },
  ] as const
  const rows = recentGroups(searches, paths, goalTexts).flatMap((group) => group.rows)
  expect(rows.map(({ options }) => options.map(({ href, goal }) => [href, goal]))).toEqual([
    [['/nl/te-huur/?q=studio%20%26%20tuin', 'rent']],
    [['/nl/te-koop/?q=huis%20te%20huur', undefined]],
    [['/nl/te-huur/?type=1', 'rent']],
  ])
  expect(recentGroups([], paths, goalTexts)).toEqual([])
})

test('P1b a suggestion keeps the filters of the list where it is shown, and of no other', () => {
  const kept = { goal: 'sale', query: 'type=1&priceMax=500000' } as const
  const [row] = searchGroups(searchIndexed(index, 'ukkel'), { ...paths, kept }).flatMap(({ rows }) => rows)
  expect(row?.options.map(({ href, count }) => [href, count])).toEqual([
    ['/nl/te-koop/?type=1&priceMax=500000&city=Ukkel%7C1180', undefined],
    ['/nl/te-huur/?city=Ukkel%7C1180', undefined],
  ])
})

test('P1b a place that is a filter already is not added again', () => {
  const kept = { goal: 'sale', query: 'city=Ukkel%7C1180&type=1' } as const
  const [row] = searchGroups(searchIndexed(index, 'ukkel'), { ...paths, kept }).flatMap(({ rows }) => rows)
  expect(row?.options[0]?.href).toBe('/nl/te-koop/?city=Ukkel%7C1180&type=1')
})
