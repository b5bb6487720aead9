import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import type { Locale } from '~/kernel/locale'
import { clearVersioned } from '~/platform/versioned.server'
import { insertListing, listingTables } from '../../../../tests/setup/listings'
import { testApp } from '../../../../tests/setup/test-app'
import { kindAndPlace } from '../card/listing-card'
import { listingPath } from '../card/listing-path.server'
import { newestCards } from '../list/chosen-cards.server'
import { listPage, listPath } from '../list/list-page.server'
import { readCriteria } from '../list/listing-criteria'
import { fullDetails, insertedRow } from '../listings.fixture'
import type { ListingRow } from '../projection/listing-rows'
import { loadListing } from './listing-page.server'

const { db, appIn } = await testApp({ emptied: listingTables })

test('L10 a listing has one address in each language, by its city and its title there', async () => {
  await Promise.all([given(), villa()])
  const found = await Promise.all(
    (['nl', 'fr', 'en'] as const).map((locale) => listingPath(db, 2706, locale)),
  )
  expect(found).toEqual(Object.values(paths))
  const { page } = await pageOf('fr')
  expect(page).toMatchObject({ canonical: paths.fr, alternates: paths })
})

test.each(['documents', 'places', 'projects'])(
  'E3 a failing query of %s leaves the page intact',
  async (table) => {
    await given()
    const [here, away] = [sql.identifier(table), sql.identifier(`${table}_away`)]
    await db.execute(sql`alter table ${here} rename to ${away}`)
    try {
      const { listing, documents, neighbourhood } = await pageOf('nl')
      expect(listing).toMatchObject({ id: 2706, title: 'Villa met tuin' })
      expect(documents).toEqual(table === 'documents' ? undefined : [])
      if (table === 'places') expect(neighbourhood).toBeUndefined()
    } finally {
      await db.execute(sql`alter table ${away} rename to ${here}`)
    }
  },
)

test('L10 a listing to let has an address below the lettings', async () => {
  await given({ goal: 'rent' })
  expect(await listingPath(db, 2706, 'nl')).toBe('/nl/te-huur/ukkel/villa-met-tuin/2706/')
  expect(await listingPath(db, 1, 'nl')).toBeUndefined()
})

test.each([
  '/nl/te-koop/uccle/villa-met-tuin/2706/?utm=1',
  '/nl/te-koop/ukkel/oude-titel/2706/?utm=1',
  '/nl/te-huur/ukkel/villa-met-tuin/2706/?utm=1',
])('L10 %s redirects permanently to the canonical address, with its query', async (path) => {
  await given()
  const answer: unknown = await visit('nl', path).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error('no redirect')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${paths.nl}?utm=1`])
})

test('D1 the agency’s own code is shown once, with the reference', async () => {
  await given({ details: { uniqueCode: 'TIL-S-2706', constructionYear: 1958 } })
  const loaded = await pageOf('nl')
  expect(loaded.reference).toBe('2706 (TIL-S-2706)')
  expect(JSON.stringify(loaded.groups)).toContain('1958')
  expect(JSON.stringify(loaded.groups)).not.toContain('TIL-S-2706')
})

const smallUnit = /^Renovatieverplichting: koopt u deze kleine niet-residentiële eenheid.*binnen 5 jaar/

test.each([
  [120, undefined, smallUnit],
  [501, undefined, undefined],
  // The surface to live in is that of the flat above the shop.
  [110, 620, undefined],
  [null, 120, smallUnit],
  [120, 0, smallUnit],
  [0, 0, undefined],
])(
  'D6 a shop in Flanders of %s m² to live in and %s m² in all states its own duty, even without a label: %s',
  async (livingSurface, total, notice) => {
    await given({
      webId: 6,
      region: 'flanders',
      livingSurface,
      energyValue: null,
      energyLabel: null,
      details: { surfaces: { total } },
    })
    const { renovationNotice, sections } = await pageOf('nl')
    expect(renovationNotice).toEqual(notice && expect.stringMatching(notice))
    expect(sections.some(({ id }) => id === 'energy')).toBe(notice !== undefined)
  },
)

test('D6 the buyer’s duty to renovate is stated while there can be a buyer', async () => {
  const poor = { region: 'flanders', zip: '1630', energyValue: 600, energyLabel: 'F' } as const
  await given(poor)
  await given({ ...poor, id: 2, state: 'sold' })
  await given({ ...poor, id: 3, region: 'brussels', zip: '1180', energyLabel: 'G', state: 'sold' })
  expect((await pageOf('nl')).renovationNotice).toContain('Renovatieverplichting')
  for (const id of [2, 3]) expect((await pageOf('nl', id)).renovationNotice).toBeUndefined()
})

test('D8 an unknown number, however large, shows available listings instead', async () => {
  await given()
  for (const id of [1, 2_147_483_648, Number.MAX_SAFE_INTEGER + 1, Number.NaN]) {
    const loaded = await visit('nl', '/nl/te-koop/x/y/1/', id)
    expect(loaded).toMatchObject({ kind: 'unknown', page: { noindex: true }, similar: [{ id: 2706 }] })
  }
})

test('D8 a withdrawn listing keeps its number, and shows similar listings of its goal', async () => {
  await given({ id: 1, goal: 'rent', withdrawnAt: new Date('2026-11-01T00:00:00Z') })
  await given({ id: 2 })
  await given({ id: 3, goal: 'rent' })
  const loaded = await visit('nl', '/nl/te-huur/x/y/1/', 1)
  expect(loaded).toMatchObject({ kind: 'withdrawn', page: { noindex: true } })
  expect(loaded.similar.map(({ id }) => id)).toEqual([3])
})

test.each([
  ['available', undefined, true],
  ['option', expect.stringContaining('under option'), true],
  ['sold', 'Property Sold', false],
  ['rented', 'The property you requested has been rented', false],
] as const)('D8 a home that is %s says so, and takes offers or not', async (state, notice, offered) => {
  await given({ state })
  const { stateNotice, offer, page } = await pageOf('en')
  expect(stateNotice).toEqual(notice)
  expect(Boolean(offer)).toBe(offered)
  expect(page.canonical).toContain('/2706/')
})

test('D8 a sold listing is indexed while it is one of the newest 24 references', async () => {
  await given({ state: 'sold', modifiedAt: new Date('2026-01-01T00:00:00Z') })
  const newer = (n: number) =>
    insertedRow({ id: n, state: 'sold', modifiedAt: new Date(Date.UTC(2026, 1, n)) })
  await db.insert(schema.listings).values(Array.from({ length: 23 }, (_, n) => newer(n + 1)))
  expect((await pageOf('nl')).page.noindex).toBe(false)
  await db.insert(schema.listings).values(newer(24))
  expect((await pageOf('nl')).page.noindex).toBe(true)
})

test('L17 without a text in the language the title is composed of facts, and the site’s own text is marked', async () => {
  await Promise.all([given(), villa()])
  const { listing, page, description, descriptionLang } = await pageOf('en')
  expect(listing.title).toBe('House with 3 bedrooms in Uccle')
  expect(page.title).toBe(listing.title)
  expect([description, descriptionLang]).toEqual(['<p>Een villa.</p>', 'nl'])
  expect(page.noindex).toBe(true)
  expect(page.indexedLocales?.sort()).toEqual(['fr', 'nl'])
})

test('L17 a text of the language needs no mark', async () => {
  await given()
  const { description, descriptionLang, page } = await pageOf('fr')
  expect([description, descriptionLang, page.noindex]).toEqual(['<p>Une villa.</p>', undefined, false])
})

test('L17 a listing to let has its place and type in every language, also among the newest', async () => {
  await villa({ sale: false })
  await db.insert(schema.cities).values({ countryId: 10, zip: '9999', names: { nl: 'KLEIN-DORP' } })
  await given({ goal: 'rent', zip: '9999', region: 'flanders', bedrooms: null })
  const [card] = await newestCards(appIn('en'), 4)
  expect(card).toMatchObject({ title: 'House in Klein-Dorp', city: 'Klein-Dorp' })
  expect(card?.href).toBe(await listingPath(db, 2706, 'en'))
})

test.each([
  [45_000_000, '€\u00a06.111'],
  [98_500_000, 'ca.\u00a0€\u00a06.110'],
])('D11 at %d cents the stated fee of the notary is shown as "%s"', async (priceCents, shown) => {
  await given({ priceCents, details: { finance: { notaryFeesCents: 611_100 } } })
  const { groups } = await pageOf('nl')
  expect(groups.costs.flatMap(({ facts }) => facts.map(({ value }) => value))).toEqual([shown])
})

test('one projection: no trace of a hidden price or address is in the data of the page', async () => {
  await given({
    publishPrice: false,
    publishAddress: false,
    priceCents: 77_777_700,
    street: 'Geheimestraat',
    houseNumber: '987b',
    latitude: 50.123456,
    details: {
      ...fullDetails,
      viager: undefined,
      totalCostCents: 77_777_700,
      finance: { notaryFeesCents: 77_777_700 },
    },
  })
  await db
    .update(schema.listingTexts)
    .set({ priceUnitText: 'dus 777.777', words: { registeredRights: '12% van 777.777' } })
  for (const locale of ['nl', 'fr', 'en'] as const) {
    const loaded = await pageOf(locale)
    expect(loaded.costs?.costs).toEqual({ kind: 'on-request', goal: 'sale' })
    expect(loaded.offer).toEqual({ percent: 10 })
    const text = JSON.stringify(loaded)
    expect(text).not.toMatch(/777|Geheim|987b|50\.123/)
  }
})

test.each([
  [{ publishPrice: false, publishAddress: false }, true],
  [{ publishPrice: false, publishAddress: true }, false],
  [{ publishPrice: true, publishAddress: false }, false],
  [{ publishPrice: false, publishAddress: false, state: 'sold' as const }, false],
])('D8 whoever comes to a listing with %o is told to ask for price and address: %s', async (values, told) => {
  await given(values)
  const { isDiscreet, stateNotice } = await pageOf('nl')
  const notice = 'Adres en prijs staan niet op onze site. Vraag ernaar: we delen ze persoonlijk met u.'
  expect([isDiscreet, stateNotice === notice]).toEqual([told, told])
})

test('D9 a requested certificate is mentioned, although there is no label to show', async () => {
  await given({ energyValue: null, energyLabel: null, details: { energy: { state: 'requested' } } })
  const { energy, groups, sections } = await pageOf('nl')
  expect(energy).toBeUndefined()
  expect(groups.energy[0]?.facts.map(({ value }) => value)).toEqual(['Aangevraagd'])
  expect(sections.map(({ id }) => id)).toContain('energy')
})

test('D8 similar listings exclude the page’s own', async () => {
  await given()
  await given({ id: 2 })
  await given({ id: 3, state: 'sold' })
  expect((await pageOf('nl')).similar.map(({ id }) => id)).toEqual([2])
})

const list = (query: string, locale: Locale = 'nl') =>
  listPage(appIn(locale), readCriteria('sale', new URLSearchParams(query)))

test('P1 a list has a title with the place and type that narrow it', async () => {
  await Promise.all([given(), villa({ names: { nl: 'Villa’s', fr: 'Villas' } })])
  expect(await list('')).toMatchObject({ total: 1, cards: [{ id: 2706, city: 'Ukkel' }], pages: [] })
  expect((await list('city=Ukkel|1180&type=1', 'fr')).title).toBe('Villas à vendre à Uccle')
  expect((await list('city=Halle|1500')).cards).toEqual([])
})

test('P1 two types in a title are one sentence', async () => {
  await villa({ names: { nl: 'Huis/villa', fr: 'Maison/villa', de: 'Haus' } })
  await villa({ webId: 2, names: { nl: 'Appartement', fr: 'Appartement', de: 'Wohnung' } })
  expect((await list('type=1&type=2')).title).toBe('Huis/villa en appartement te koop')
  expect((await list('type=1&type=2', 'fr')).title).toBe('Maison/villa et appartement à vendre')
  expect((await list('type=1&type=2', 'de')).title).toContain('Haus und Wohnung')
})

test('P2 a listing of an unnamed type is shown by its place, and filtered as a property', async () => {
  await given({ webId: 3 })
  await db.execute(sql`update listing_texts set type_name = ''`)
  const { cards, choices, chips } = await list('type=3')
  expect(cards.map(kindAndPlace)).toEqual(['Hollebeekstraat 12, 1180 Ukkel'])
  expect(choices.type?.choices).toMatchObject([{ value: '3', label: 'Pand' }])
  expect(chips).toMatchObject([{ label: 'Pand' }])
})

test('L14 a list has an alternate in each language, with the place’s name in it', async () => {
  await given()
  const { page } = await list('city=UCCLE|1180&utm_source=x')
  expect(page).toMatchObject({
    canonical: '/nl/te-koop/?city=Ukkel%7C1180',
    noindex: false,
    alternates: {
      nl: '/nl/te-koop/?city=Ukkel%7C1180',
      fr: '/fr/a-vendre/?city=Uccle%7C1180',
      en: '/en/for-sale/?city=Uccle%7C1180',
    },
  })
})

test('L14 the map of a list has the list as canonical address', async () => {
  await given()
  const { page } = await list('city=Ukkel|1180&view=map')
  expect(page).toMatchObject({
    noindex: false,
    copyOf: '/nl/te-koop/?city=Ukkel%7C1180',
    alternates: { fr: '/fr/a-vendre/?city=Uccle%7C1180&view=map' },
  })
  expect((await list('city=Ukkel|1180')).page.copyOf).toBeUndefined()
})

test('L14 orders and words that were not understood are not indexed', async () => {
  await given()
  expect((await list('sort=price-asc')).page.noindex).toBe(true)
  const { page, pages, chips } = await list('unknown=kasteel&city=Ukkel|1180')
  expect(page).toMatchObject({ noindex: true, canonical: '/nl/te-koop/?city=Ukkel%7C1180' })
  expect(JSON.stringify([page.alternates, pages, chips])).not.toContain('kasteel')
})

test('P6 a page past the last redirects to the last, with the other parameters', async () => {
  await given()
  const answer: unknown = await list('page=7&sort=price-asc').catch((thrown) => thrown)
  if (!(answer instanceof Response)) expect.fail('no redirect')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/nl/te-koop/?sort=price-asc'])
})

test('L14 an empty list is not indexed, unless the agency has no listings at all', async () => {
  expect((await list('')).page.noindex).toBe(false)
  await given()
  for (const query of ['city=Nergens|9999', 'city=Halle|1500', 'type=77']) {
    expect([query, (await list(query)).page.noindex]).toEqual([query, true])
  }
})

test('P1 a postal code without a name is not in the title', async () => {
  await given()
  expect((await list('city=Nergens|9999')).title).toBe((await list('')).title)
  expect((await list('city=Nergens|9999&city=Ukkel|1180')).title).toMatch(/ in Ukkel$/)
})

test('P1 the filter keeps selected places and types without listings', async () => {
  await Promise.all([given(), villa()])
  const { choices } = await list('city=Halle|1500&city=Nergens|9999&type=1&type=77')
  expect(choices.city?.choices).toEqual([
    { value: 'Halle|1500', label: 'Halle 1500', total: 0, chosen: true },
    { value: '9999|9999', label: '9999', total: 0, chosen: true },
    { value: 'Ukkel|1180', label: 'Ukkel 1180', total: 1, chosen: false },
  ])
  expect(choices.type?.choices).toEqual([
    { value: '77', label: 'Pand', total: 0, chosen: true },
    { value: '1', label: 'Villa', total: 1, chosen: true },
  ])
  expect([choices.city?.totals, choices.type?.totals]).toEqual([
    [0, 0, 1],
    [0, 0],
  ])
})

test('D1 an empty section is neither on the page nor in its index', async () => {
  await given({ goal: 'rent', details: {} })
  const bare = await pageOf('nl')
  expect(bare.groups.legal).toEqual([])
  expect(bare.sections.map(({ id }) => id)).not.toContain('planning')
  await db.update(schema.listings).set({ details: { planning: { permit: true } } })
  expect((await pageOf('nl')).sections.map(({ id }) => id)).toContain('planning')
})

test('D11 available listings have a section with their costs', async () => {
  await given({ details: { finance: { cadastralIncomeCents: 287_400 } } })
  const { sections, groups, costs, offer } = await pageOf('nl')
  expect(sections.map(({ id }) => id)).toContain('costs')
  expect(groups.costs[0]?.facts).toHaveLength(1)
  expect(costs).toMatchObject({ costs: { kind: 'purchase', region: 'brussels' }, asOf: '1 november 2026' })
  expect(offer).toEqual({ percent: 10, amounts: { priceCents: 49_500_000, advanceCents: 4_950_000 } })
})

test.each(['sold', 'rented'] as const)(
  'D11 what is %s has no costs; D1 what is known stays a feature',
  async (state) => {
    await given({ state, details: { finance: { cadastralIncomeCents: 287_400 } } })
    const { sections, groups, costs, offer } = await pageOf('nl')
    expect([costs, offer, groups.costs]).toEqual([undefined, undefined, []])
    expect(sections.map(({ id }) => id)).not.toContain('costs')
    expect(groups.features.find(({ key }) => key === 'financial')?.facts).toHaveLength(1)
  },
)

test('P1 links to the pages of a list keep its filters', async () => {
  await db
    .insert(schema.listings)
    .values(
      Array.from({ length: 60 }, (_, n) => insertedRow({ id: n + 1, zip: '1180', createdAt: new Date(n) })),
    )
  const { pages, cards, page } = await list('city=Ukkel|1180&page=2')
  expect(pages).toEqual([
    { number: 1, href: '/nl/te-koop/?city=Ukkel%7C1180', current: false },
    { number: 2, href: '/nl/te-koop/?city=Ukkel%7C1180&page=2', current: true },
    { number: 3, href: '/nl/te-koop/?city=Ukkel%7C1180&page=3', current: false },
  ])
  expect(cards).toHaveLength(24)
  expect(page.title).toContain('2')
})

test('P1 the total of a list is updated with its content', async () => {
  await given()
  expect((await list('')).total).toBe(1)
  await given({ id: 2 })
  clearVersioned()
  expect((await list('')).total).toBe(2)
})

test('P1 the address of a list is in the app’s language', async () => {
  await given()
  const criteria = readCriteria('sale', new URLSearchParams('city=Ukkel|1180&energy=C'))
  expect(await listPath(appIn('fr'), criteria)).toBe('/fr/a-vendre/?city=Uccle%7C1180&energy=C')
})

test('L17 without a text in the page’s language the words beside the price are marked with theirs', async () => {
  await given({ details: { finance: { vatValue: 21, vatAdded: true } } })
  await db.update(schema.listingTexts).set({ priceUnitText: 'excl. btw' })
  const [dutch, english] = [await pageOf('nl'), await pageOf('en')]
  expect(dutch.listing.price).toMatchObject({ unitText: 'excl. btw', unitLang: undefined })
  expect(english.listing.price).toMatchObject({ unitText: 'excl. btw', unitLang: 'nl' })
  expect(english.costs?.costs).toMatchObject({ purchase: { vat: { included: false } } })
  expect(english.page.socialPicture?.alt).not.toContain('btw')
})

test('D6 of two figures in a record only the one that decides the label is shown', async () => {
  await given({ energyValue: 212, energyLabel: 'C', region: 'flanders', details: { energy: { value: 90 } } })
  const { energy, groups } = await pageOf('nl')
  expect(energy).toMatchObject({ label: 'C', value: 212 })
  const text = groups.energy.flatMap(({ facts }) => facts.map(({ value }) => value))
  expect(text).toEqual(['212\u00a0kWh/m² per jaar'])
})

test('D6 D1 an unknown energy use of 0 is neither shown nor reckoned with, but said to be missing', async () => {
  await given({
    ...{ energyValue: null, energyLabel: null, region: 'flanders', zip: '1630' },
    details: { energy: { value: 0, number: '20230101-0000000001-RES-1' } },
  })
  const { groups, notStated, ledger } = await pageOf('nl')
  expect(groups.energy.flatMap(({ facts }) => facts.map(({ value }) => value))).toEqual([
    '20230101-0000000001-RES-1',
  ])
  expect(notStated).toContain('Energiescore')
  expect(ledger?.stated.use).toBeUndefined()
})

test('D6 an energy use of 0 that a label follows from is shown', async () => {
  await given({ energyValue: 0, energyLabel: 'A+', region: 'flanders', details: { energy: { value: 0 } } })
  const { groups, ledger } = await pageOf('nl')
  expect(groups.energy.flatMap(({ facts }) => facts.map(({ value }) => value))).toEqual([
    '0\u00a0kWh/m² per jaar',
  ])
  expect(ledger?.stated.use).toBe(0)
})

test('D6 a label that was read of its certificate stands without an energy use', async () => {
  await given({ energyValue: null, energyLabel: 'F', region: 'flanders', zip: '1630', details: {} })
  const { energy, renovationNotice, notStated } = await pageOf('nl')
  expect(energy).toEqual({ label: 'F', region: 'flanders', value: undefined })
  expect(renovationNotice).toContain('Renovatieverplichting')
  expect(notStated).toContain('Energiescore')
})

const charges = 'Aard en inhoud van de lasten'

test.each<[state: string, over: Partial<ListingRow>]>([
  ['hidden', { publishPrice: false }],
  ['not known', { priceCents: null }],
  ['public', {}],
])('D1 where the rent is %s, charges are missing only if the record lacks them', async (_, over) => {
  await given({ goal: 'rent', details: { rent: { chargesRenterCents: 12_000 } }, ...over })
  expect((await pageOf('nl')).notStated).toContain(charges)
  await db.update(schema.listingTexts).set({ words: { chargesIncluded: 'Water en lift' } })
  expect((await pageOf('nl')).notStated ?? '').not.toContain(charges)
})

test('one projection: what the charges of a hidden rent include is not in the data of the page', async () => {
  await given({ goal: 'rent', publishPrice: false })
  await db.update(schema.listingTexts).set({ words: { chargesIncluded: 'Water, 10% van 777' } })
  for (const locale of ['nl', 'fr', 'en'] as const)
    expect(JSON.stringify(await pageOf(locale))).not.toContain('777')
})

test('D6 an energy use without a region is shown without a ladder', async () => {
  await given({ energyValue: 212, energyLabel: null, region: null, zip: '9999', details: {} })
  const { energy, groups, sections } = await pageOf('nl')
  expect(energy).toBeUndefined()
  expect(groups.energy.flatMap(({ facts }) => facts.map(({ value }) => value))).toEqual([
    '212\u00a0kWh/m² per jaar',
  ])
  expect(sections.map(({ id }) => id)).toContain('energy')
})

/** A house in Ukkel, written in Dutch and French. */
function given(over: Partial<ListingRow> = {}) {
  const french = {
    locale: 'fr',
    title: 'Villa avec jardin',
    slug: 'villa-avec-jardin',
    city: 'Uccle',
  } as const
  return insertListing(
    db,
    { zip: '1180', region: 'brussels', ...over },
    { city: 'Ukkel' },
    { ...french, description: '<p>Une villa.</p>' },
  )
}

const villa = (over: Partial<typeof schema.listingTypes.$inferInsert> = {}) =>
  db
    .insert(schema.listingTypes)
    .values({ webId: 1, names: { nl: 'Villa', en: 'house' }, showOrder: 0, sale: true, rent: true, ...over })

const visit = (locale: Locale, path: string, id = 2706) =>
  loadListing(appIn(locale), id, new URL(path, 'https://agency.example'))

/** The page of a listing, at its canonical address. */
async function pageOf(locale: Locale, id = 2706) {
  const loaded = await visit(locale, (await listingPath(db, id, locale)) ?? '', id)
  if (loaded.kind !== 'listing') throw new Error(`${id} is ${loaded.kind}`)
  return loaded
}

const paths = {
  nl: '/nl/te-koop/ukkel/villa-met-tuin/2706/',
  fr: '/fr/a-vendre/uccle/villa-avec-jardin/2706/',
  en: '/en/for-sale/uccle/house-with-3-bedrooms-in-uccle/2706/',
}
