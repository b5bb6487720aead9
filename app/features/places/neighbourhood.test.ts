import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { type Locale, locales } from '~/kernel/locale'
import { placeKinds } from '~/kernel/places/place-kinds'
import { givenPlaces, nearbyOf } from './neighbourhood'
import { placeNameIn, saysKind } from './neighbourhood.server'

const home = { lat: 50.8, lng: 4.35 }
/** A place this many metres north of the listing. */
const at = (kind: string, meters: number, name = kind) => ({
  kind,
  name,
  latitude: home.lat + meters / 111_195,
  longitude: home.lng,
})
const nearby = (known: ReturnType<typeof at>[], given: ReturnType<typeof at>[] = []) =>
  nearbyOf(home, givenPlaces(known), givenPlaces(given))

test('D5 places are grouped by theme, the nearest first, with their distance', () => {
  const found = nearby([at('bus-stop', 900), at('station', 500), at('pharmacy', 100)])
  expect(found?.themes.map(({ theme, places }) => [theme, places.map(({ kind }) => kind)])).toEqual([
    ['transport', ['station', 'bus-stop']],
    ['health', ['pharmacy']],
  ])
  expect(found?.themes[0]?.places[0]?.meters).toBeCloseTo(500, 0)
  // By hand: 0.3 × (0.875 + 0.615) / 2 + 0.15 × 1 / 2 = 0.2985
  expect(found?.score).toBe(3)
})

test('D5 without nearby places there is no neighbourhood', () => {
  expect(nearby([])).toBeUndefined()
  expect(nearby([at('station', 1_900)])).toBeUndefined()
})

test('D5 the feed’s places are shown too, also farther away and of a kind without a theme', () => {
  const found = nearby([at('park', 300)], [at('castle', 4_000), at('hockey', 9_000), at('sports', 3_000)])
  expect(found?.themes.map(({ theme, places }) => [theme, places.length])).toEqual([
    ['leisure', 2],
    ['other', 2],
  ])
  expect(found?.themes[1]?.score).toBeUndefined()
})

test.each([
  ['swapped', { ...at('park', 0), latitude: 4.35, longitude: 50.8 }],
  ['nowhere', { ...at('park', 0), latitude: 0, longitude: 0 }],
  ['far away', at('park', 30_000)],
])('D5 a place of the feed %s is left out', (_, place) => {
  expect(nearby([], [place])).toBeUndefined()
})

test('D5 a place in both the feed and a file is shown once', () => {
  const twice = nearby([at('station', 510, 'Halle')], [at('train', 520, 'Gare de Hal')])
  expect(twice?.themes[0]?.places).toHaveLength(1)
  const nearer = nearby([at('station', 300, 'Halle')], [at('train', 520, 'Halle')])
  expect(nearer?.themes[0]?.places.map(({ name }) => name)).toEqual(['Halle', 'Halle'])
})

const names = { nl: 'Station Halle', fr: 'Gare de Hal' }
test('D5 the score does not change with the names of places', () => {
  const scores = ['Winkel', 'Superette'].map(
    (name) => nearby([at('supermarket', 600, 'Winkel')], [at('supermarket', 900, name)])?.score,
  )
  expect(scores[0]).toBe(scores[1])
})

test.each<[Locale, string | null, object]>([
  ['fr', null, { text: 'Gare de Hal' }],
  ['en', null, { text: 'Station Halle', lang: 'nl' }],
  ['en', 'Halle', { text: 'Halle' }],
])('L17 in %s, called %j by locals: %j', (locale, name, spoken) => {
  expect(placeNameIn({ name, names }, { locale, defaultLocale: 'nl' })).toEqual(spoken)
})

test.each([
  ['Station Halle', 'Station', true],
  ['Gemeentelijke basisschool', 'Basisschool', true],
  ['Station Halle', 'Railway station', false],
  ['Flagey', 'Tram stop', false],
])('D5 %j says that it is a %j: %j', (name, kind, said) => {
  expect(saysKind(name, kind)).toBe(said)
})

test('D5 every kind has a name in every language', () => {
  for (const locale of locales) {
    const names = placeKinds.map((kind) => translateTo(locale)(`places:kinds.${kind}`))
    expect(new Set(names).size).toBe(placeKinds.length)
  }
})
