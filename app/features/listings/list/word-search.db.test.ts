import { beforeAll, expect, test } from 'vitest'
import * as schema from '#db/schema'
import type { Locale } from '~/kernel/locale'
import { loader } from '~/pages/listing-list.route'
import { contextOf } from '../../../../tests/setup/requests'
import { testApp } from '../../../../tests/setup/test-app'
import { insertedRow, listingText } from '../listings.fixture'
import type { ListingRow } from '../projection/listing-rows'

const { db, appIn } = await testApp()

beforeAll(insertHomes)

test('P1 P1b "maison 3 chambres Uccle moins de 600.000" shows those listings alone', async () => {
  expect(await search('maison 3 chambres Uccle moins de 600.000', '/fr/a-vendre/')).toMatchObject({
    status: 302,
    path: '/fr/a-vendre/?city=Uccle|1180&type=1&priceMax=600000&bedroomsMin=3',
    ids: [1],
  })
})

test('P1 P1b the words "te huur" redirect from the list of sales to that of lettings, with the filters', async () => {
  expect(await search('appartement te huur Halle 2 slaapkamers')).toMatchObject({
    path: '/nl/te-huur/?in=1500&type=3&bedroomsMin=2',
    ids: [5],
  })
})

test('P1 P1b words narrow the filters of the form', async () => {
  expect(
    await search('minstens 3 slaapkamers', '/nl/te-koop/?city=Ukkel|1180&priceMax=600000'),
  ).toMatchObject({
    path: '/nl/te-koop/?city=Ukkel|1180&priceMax=600000&bedroomsMin=3',
    ids: [1],
  })
})

test.each([
  ['Esch', 'lu-esch-sur-alzette', 'Esch-sur-Alzette'],
  ['Esch-sur-Alzette', 'lu-esch-sur-alzette', 'Esch-sur-Alzette'],
  ['Mamer', 'lu-mamer', 'Mamer'],
  ['Luxembourg ville', 'lu-luxembourg', 'Luxemburg'],
  ['Eupen', '4700', 'Eupen'],
  ['Luik', '4000', 'Luik'],
  ['Pajottegem', '1755', 'Pajottegem'],
])(
  'P1 P7 the words "%s" redirect to all of the municipality, even without listings there',
  async (words, area, name) => {
    const { path, shown } = await search(words)
    expect(path).toBe(`/nl/te-koop/?in=${area}`)
    expect(shown.chips.map(({ label }) => label)).toEqual([name])
    expect(shown.title).toContain(`in ${name}`)
  },
)

test('P1 P7 the name of a municipality shows homes in its parts, its code beside the name only those there', async () => {
  expect(await search('Halle')).toMatchObject({ path: '/nl/te-koop/?in=1500', ids: [4, 7, 8] })
  expect(await search('1500 Halle')).toMatchObject({ path: '/nl/te-koop/?city=Halle|1500', ids: [4, 7] })
  expect(await search('Lembeek')).toMatchObject({ path: '/nl/te-koop/?city=Lembeek|1502', ids: [8] })
})

test('P1 P7 the name of a municipality replaces its main code of the form, not the codes of its parts', async () => {
  expect((await search('Halle', '/nl/te-koop/?city=Halle|1500&city=Lembeek|1502')).path).toBe(
    '/nl/te-koop/?city=Lembeek|1502&in=1500',
  )
})

test.each([
  ['4138', 'Esch-sur-Alzette|L-4138'],
  ['1648', 'Luxemburg|L-1648'],
  ['4700 Eupen', 'Eupen|4700'],
])('P1 P1d the words "%s" redirect to %s by its name, even without listings there', async (words, city) => {
  const { path, shown } = await search(words)
  const [name = '', code = ''] = city.split('|')
  expect(path).toBe(`/nl/te-koop/?city=${city}`)
  expect(shown.chips.map(({ label }) => label)).toEqual([name])
  expect(shown.choices.city?.choices[0]).toMatchObject({
    value: city,
    label: `${name} ${code}`,
    chosen: true,
  })
  expect(shown.title).toContain(name)
})

test('P1 P1b "Luxembourg" is the country, "Brussel" its nineteen municipalities', async () => {
  expect((await search('Luxembourg')).path).toBe('/nl/te-koop/?in=luxembourg')
  expect((await search('huis Brussel')).path).toBe('/nl/te-koop/?in=brussels&type=1')
})

test('P1 P1c what no filter knows is looked for in texts, and what no text has is said', async () => {
  const { path, ids, shown } = await search('huis Halle met tuin, orangerie, sauna, zonder lift')
  expect(path).toBe('/nl/te-koop/?in=1500&type=1&with=garden&text=orangerie&unknown=zonder+lift,+sauna')
  expect(ids).toEqual([])
  expect(shown.criteria).toMatchObject({ text: 'orangerie', unknown: 'zonder lift, sauna' })
  expect(shown.page.noindex).toBe(true)
  expect((await search('orangerie Ukkel')).ids).toEqual([2])
})

test('P1 P1c words are looked for in the texts of the page’s language', async () => {
  expect((await search('orangerie', '/fr/a-vendre/')).path).toBe('/fr/a-vendre/?text=orangerie')
  expect((await search('serre', '/nl/te-koop/')).path).toBe('/nl/te-koop/?unknown=serre')
})

test('P1 P1b a phrase that asks for both goals stays, and leads to the other list with its count', async () => {
  const { path, shown } = await search('appartement te koop of te huur Halle')
  expect(path).toBe('/nl/te-koop/?in=1500&type=3&both=1')
  expect(shown.otherGoal).toEqual({ goal: 'rent', total: 2, href: '/nl/te-huur/?in=1500&type=3' })
  expect(shown.page.noindex).toBe(true)
  expect((await search('te koop Halle', '/nl/te-huur/')).path).toBe('/nl/te-koop/?in=1500')
})

test('P1 P1b a radius is around the place that the words name', async () => {
  expect((await search('huis 5 km rond Halle')).path).toBe('/nl/te-koop/?around=Halle~5&type=1')
  // Sint-Niklaas has its name in French.
  expect((await search('5 km rond 4420')).path).toBe('/nl/te-koop/?around=4420~5')
  expect((await search('5 km rond Saint-Nicolas')).path).toBe('/nl/te-koop/?around=Saint-Nicolas~5')
  expect((await search('5 km rond Pajottegem')).path).toBe('/nl/te-koop/?around=Pajottegem~5')
  expect((await search('Halle 5 km')).path).toBe('/nl/te-koop/?around=Halle~5')
})

test('P7a a radius around "1000 Brussel" is around the city, around "Brussel" it holds the region', async () => {
  expect((await search('5 km rond 1000 Brussel')).path).toBe('/nl/te-koop/?around=1000~5')
  expect((await search('5 km rond Brussel')).path).toBe('/nl/te-koop/?around=Brussel~5')
  expect((await search('5 km rond Luxemburg')).path).toBe('/nl/te-koop/?around=Luxemburg~5')
})

test('P1 P1d each filter is a link to the list without it, whether it came from words or the form', async () => {
  const { shown } = await search('appartement Halle tussen 250.000 en 350.000, 2 slaapkamers, 100 m², EPC B')
  const without = Object.fromEntries(
    shown.chips.map(({ label, href }) => [label.replaceAll('\u00a0', ' '), decodeURIComponent(href)]),
  )
  const all = 'in=1500&type=3&priceMin=250000&priceMax=350000&bedroomsMin=2&surfaceMin=100&energy=B'
  const but = (part: string) =>
    `/nl/te-koop/?${all.replace(part, '').replace('&&', '&').replace(/^&|&$/g, '')}`
  expect(without).toEqual({
    Halle: but('in=1500'),
    Appartement: but('type=3'),
    'Vanaf € 250.000': but('priceMin=250000'),
    'Tot € 350.000': but('priceMax=350000'),
    '2+ slaapkamers': but('bedroomsMin=2'),
    'Bewoonbaar vanaf 100 m²': but('surfaceMin=100'),
    'Energielabel B of beter': but('energy=B'),
  })
  expect(shown.chips).toHaveLength(7)
})

const homes: (Partial<ListingRow> & { id: number })[] = [
  { id: 1, zip: '1180', priceCents: 55_000_000, bedrooms: 3 },
  { id: 2, zip: '1180', priceCents: 65_000_000, bedrooms: 4 },
  { id: 3, zip: '1180', priceCents: 40_000_000, bedrooms: 2 },
  { id: 4, zip: '1500', priceCents: 45_000_000, bedrooms: 3 },
  { id: 5, zip: '1500', webId: 3, goal: 'rent', priceCents: 95_000, bedrooms: 2 },
  { id: 6, zip: '1500', webId: 3, goal: 'rent', priceCents: 80_000, bedrooms: 1 },
  { id: 7, zip: '1500', webId: 3, priceCents: 30_000_000, bedrooms: 2, energyRank: 3 },
  { id: 8, zip: '1502', priceCents: 35_000_000, bedrooms: 3 },
]

async function insertHomes() {
  await db.insert(schema.listingTypes).values([
    { webId: 1, names: { nl: 'Huis/villa', fr: 'Maison/villa' }, showOrder: 0, sale: true, rent: true },
    { webId: 3, names: { nl: 'Appartement' }, showOrder: 1, sale: true, rent: true },
  ])
  await db.insert(schema.listings).values(homes.map((home) => insertedRow(home)))
  await db
    .insert(schema.listingTexts)
    .values(homes.map(({ id }) => listingText(id, { description: id === 2 ? 'Met orangerie.' : '' })))
}

async function open(path: string) {
  const context = contextOf(appIn(path.slice(1, 3) as Locale))
  const request = new Request(new URL(path, 'https://agency.example'))
  return await loader({ context, request, params: {} } as never).catch((thrown: unknown) => thrown)
}

/** The redirect of the words, and the list at its target. */
async function search(words: string, list = '/nl/te-koop/') {
  const answer = await open(`${list}${list.includes('?') ? '&' : '?'}q=${encodeURIComponent(words)}`)
  if (!(answer instanceof Response)) throw answer
  const location = answer.headers.get('location') ?? ''
  const shown = (await open(location)) as Exclude<Awaited<ReturnType<typeof loader>>, Response>
  const ids = shown.cards.map(({ id }) => id).sort()
  return { status: answer.status, path: decodeURIComponent(location), ids, shown }
}
