import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import * as schema from '#db/schema'
import { importSite } from '~/features/content/public.server'
import type { Locale } from '~/kernel/locale'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { clearVersioned } from '~/platform/versioned.server'
import { testApp } from '../../../../tests/setup/test-app'
import { projectCards } from './project-cards.server'
import { loadProject } from './project-page.server'
import { projectPath } from './project-path.server'
import { projectSitemap } from './project-sitemap.server'

const { projects, cities, siteSettings, places } = schema
const { db, appIn } = await testApp({ emptied: [projects, cities, siteSettings, places] })

test('L11 a project has one address in each language', async () => {
  await given()
  expect(await projectPath(db, 12, 'nl')).toBe('/nl/projecten/ukkel/lindehof/12/')
  expect(await projectPath(db, 12, 'fr')).toBe('/fr/projects/uccle/cour-des-tilleuls/12/')
  expect(await thrownBy(visit('nl', '/nl/projecten/x/y/12/?a=1'))).toEqual([
    301,
    '/nl/projecten/ukkel/lindehof/12/?a=1',
  ])
})

test('L11 an unknown project has no address; a withdrawn one keeps its page, which says so', async () => {
  await given({ withdrawnAt: new Date() })
  expect(await projectPath(db, 12, 'nl')).toBe('/nl/projecten/ukkel/lindehof/12/')
  expect(await projectPath(db, 13, 'nl')).toBeUndefined()
  expect(await projectPath(db, 3_000_000_000, 'nl')).toBeUndefined()
  expect(await visit('nl', '/', 12)).toMatchObject({ kind: 'withdrawn', page: { noindex: true } })
  expect(await visit('nl', '/', 13)).toMatchObject({ kind: 'unknown', page: { noindex: true } })
  expect(await visit('nl', '/', 3_000_000_000)).toMatchObject({ kind: 'unknown' })
  expect(await projectCards(appIn('nl'))).toEqual([])
  expect(await projectSitemap(db, ['nl'])).toEqual([])
})

test('L12 a project with its own site redirects there, and is not in the sitemap', async () => {
  await given({ externalWeb: 'https://linderhof.example/' })
  expect(await projectPath(db, 12, 'nl')).toBe('https://linderhof.example/')
  expect(await thrownBy(visit('nl', '/nl/projecten/ukkel/lindehof/12/'))).toEqual([
    302,
    'https://linderhof.example/',
  ])
  expect(await projectCards(appIn('nl'))).toMatchObject([
    { href: 'https://linderhof.example/', external: true },
  ])
  expect(await projectSitemap(db, ['nl'])).toEqual([])
})

test('J2 a card shows the number of available units and the lowest price', async () => {
  await given()
  await db
    .insert(schema.units)
    .values([
      unit(1, { priceCents: 40_000_000, bedrooms: 2, surface: 96 }),
      unit(2, { priceCents: 35_000_000, bedrooms: 3, surface: 120 }),
      unit(3, { bedrooms: null, surface: 0 }),
      unit(4, { priceCents: 10_000_000, bedrooms: 1, surface: 60, state: 'sold' }),
    ])
  expect(await projectCards(appIn('nl'))).toMatchObject([
    { freeUnits: 3, fromCents: 35_000_000, sizes: '2 tot 3 slaapkamers · van 96\u00a0m² tot 120\u00a0m²' },
  ])
})

const own = '/nl/projecten/ukkel/lindehof/12/'

async function listOf(query = '', locale: Locale = 'nl') {
  const visited = await visit(
    locale,
    (locale === 'nl' ? own : '/fr/projects/uccle/cour-des-tilleuls/12/') + query,
  )
  if (visited.kind !== 'project') throw new Error('no project')
  return visited.list
}

const idsOf = async (query: string, locale: Locale = 'nl') =>
  (await listOf(query, locale)).units.map(({ id }) => id)

test('J1 a price list is narrowed and ordered by its address, types in any language', async () => {
  await given({ region: 'brussels' })
  const flat = { types: { nl: 'Appartement', fr: 'Appartement' } }
  const roof = { types: { nl: 'Dakwoning', fr: 'Penthouse' } }
  await db
    .insert(schema.units)
    .values([
      unit(1, { ...flat, priceCents: 40_000_000, bedrooms: 2 }),
      unit(2, { ...flat, priceCents: 35_000_000, bedrooms: 1 }),
      unit(3, { ...roof, bedrooms: 3 }),
      unit(4, { ...roof, priceCents: 10_000_000, bedrooms: 3, state: 'sold' }),
    ])
  expect(await idsOf('')).toEqual([1, 2, 3, 4])
  expect(await idsOf('?sort=price')).toEqual([2, 1, 3, 4])
  expect(await idsOf('?sort=price&state=available&bedroomsMin=2')).toEqual([1, 3])
  expect(await idsOf('?type=dakwoning', 'fr')).toEqual([3, 4])
  expect(await listOf('?type=dakwoning', 'fr')).toMatchObject({
    criteria: { type: 'penthouse' },
    narrowed: true,
  })
  expect(
    await idsOf(`?type=x&sort=drop&state=%00&bedroomsMin=-1&page=99999&type=${'y'.repeat(10_000)}`),
  ).toEqual([1, 2, 3, 4])
  const { types, range, free, units } = await listOf()
  expect(types).toMatchObject([
    { slug: 'appartement', total: 2, free: 2, from: '€\u00a0350.000' },
    { slug: 'dakwoning', total: 2, free: 1, from: undefined },
  ])
  expect([range, free]).toEqual([{ from: '€\u00a0350.000', to: '€\u00a0400.000' }, 3])
  expect(units[2]?.price.text).toBe('Prijs op aanvraag')
})

test('J1 a form with empty fields redirects to the address without them', async () => {
  await given()
  expect(await thrownBy(visit('nl', `${own}?state=&type=&bedroomsMin=2&priceMax=&sort=price`))).toEqual([
    302,
    `${own}?bedroomsMin=2&sort=price`,
  ])
})

test('J1 an enquiry about an available unit opens the page’s form with that unit', async () => {
  await given()
  await db.insert(schema.units).values([unit(1), unit(2, { state: 'sold' })])
  await givenSiteIn('nl')
  const { units } = await listOf()
  const asked = `${own}?project=12&unit=1#contact-construction`
  expect(units.map(({ contactHref }) => contactHref)).toEqual([asked, undefined])
})

test('J1 a unit links to its public plan until it is sold; the plan is not among the documents', async () => {
  await given()
  const plan = (id: number, over: Partial<typeof schema.units.$inferInsert> = {}) =>
    unit(id, { planUrl: `plans/${id}.pdf`, ...over })
  await db
    .insert(schema.units)
    .values([plan(1), plan(2, { state: 'option' }), plan(3, { state: 'sold' }), plan(4), unit(5)])
  const document = { projectId: 12, names: { nl: 'x' }, folder: 'feed' }
  const own = { kind: 'unit-plan', public: true }
  const kept = await db
    .insert(schema.documents)
    .values([
      { ...document, ...own, sourceId: -2, url: 'plans/1.pdf' },
      { ...document, sourceId: 7, url: 'plans/2.pdf', public: true },
      { ...document, ...own, sourceId: -4, url: 'plans/3.pdf' },
      { ...document, sourceId: 8, url: 'plans/4.pdf', public: false },
    ])
    .returning()
  const { units } = await listOf()
  expect(units.map(({ planHref }) => planHref)).toEqual([
    `/nl/documenten/${kept[0]?.id}/plan-a1.pdf`,
    `/nl/documenten/${kept[1]?.id}/plan-a2.pdf`,
    undefined,
    undefined,
    undefined,
  ])
  expect(await visit('nl', '/nl/projecten/ukkel/lindehof/12/')).toMatchObject({
    documents: [{ id: kept[1]?.id }, { id: kept[3]?.id, byRequest: true }],
  })
  await db.execute(sql`update projects set state = 'sold-out'`)
  expect((await listOf()).units.flatMap(({ planHref }) => planHref ?? [])).toEqual([])
})

test('J1 a sold-out project is marked so, also on its card, and suggests others', async () => {
  await given()
  await db.insert(schema.units).values([unit(1, { state: 'sold' }), unit(2, { state: 'sold' })])
  await givenSiteIn('nl')
  // Nobody buys there any more, so that it says no taxes either.
  expect(await visit('nl', own)).toMatchObject({ soldOut: true, vatNote: undefined })
  expect(await visit('nl', own)).toHaveProperty('ways.0.href', '/nl/projecten/')
  expect(await visit('nl', own)).toHaveProperty('ways.length', 2)
  expect(await projectCards(appIn('nl'))).toMatchObject([{ soldOut: true, freeUnits: 0 }])
})

test('J1 what the agency calls sold out offers none of its units any more, whatever their own state', async () => {
  await given()
  await db
    .insert(schema.units)
    .values([
      unit(1, { priceCents: 33_900_000, bedrooms: 2, surface: 96, types: { nl: 'Appartement' } }),
      unit(2, { priceCents: 35_500_000, state: 'option' }),
      unit(3, { state: 'sold' }),
    ])
  const offered = JSON.stringify([await visit('nl', own), await projectCards(appIn('nl'))])
  expect(offered).toMatch(/339\.?000/)
  expect(offered).toContain('InStock')
  await db.execute(sql`update projects set state = 'sold-out'`)
  const list = await listOf()
  expect(list).toMatchObject({ total: 3, free: 0, range: undefined, types: [{ free: 0, from: undefined }] })
  expect(list.units.map(({ state, contactHref }) => [state, contactHref])).toEqual([
    ['sold', undefined],
    ['sold', undefined],
    ['sold', undefined],
  ])
  expect(await idsOf('?state=available')).toEqual([])
  expect(await idsOf('?state=sold&sort=price-desc')).toEqual([1, 2, 3])
  const [card] = await projectCards(appIn('nl'))
  expect(card).toMatchObject({ soldOut: true, freeUnits: 0, fromCents: undefined, sizes: undefined })
  const text = JSON.stringify([await visit('nl', own), card])
  expect(text).not.toMatch(/339\.?000|355\.?000|InStock|LimitedAvailability/)
})

test.each([
  ['brussels', /21\s% btw.*inclusief btw.*: 12,5\s% in Brussel/],
  ['flanders', /21\s% btw.*inclusief btw.*: 12\s% in Vlaanderen/],
  ['wallonia', /21\s% btw.*inclusief btw.*: 3\s% \(enige eigen woning\) of 12,5\s% in Wallonië/],
] as const)('J1 new build in %s says which tax its buyer pays', async (region, note) => {
  await given({ region })
  expect(await visit('nl', own)).toMatchObject({ vatNote: expect.stringMatching(note) })
})

test('J1 Belgian taxes are not shown for a project in Luxembourg, nor for one to let', async () => {
  await given({ region: 'luxembourg' })
  expect(await visit('nl', own)).toMatchObject({ vatNote: undefined })
  await db.execute(sql`update projects set region = 'flanders', goal = 'rent'`)
  expect(await visit('nl', own)).toMatchObject({ vatNote: undefined })
})

test('one projection: a sold unit’s price and a hidden address are not on the page', async () => {
  await given({ publishAddress: false })
  await db
    .insert(schema.units)
    .values([unit(1, { priceCents: 35_000_000 }), unit(2, { priceCents: 77_700_000, state: 'sold' })])
  const text = JSON.stringify(await visit('nl', '/nl/projecten/ukkel/lindehof/12/'))
  expect(text).toContain('350.000')
  expect(text).not.toMatch(/777|Bouwlaan/)
})

test('L17 a project without a text in the language shows the site’s own, marked, and is not indexed', async () => {
  await given()
  const path = (await projectPath(db, 12, 'en')) ?? ''
  expect(await visit('en', path)).toMatchObject({
    title: 'Lindehof',
    descriptionLang: 'nl',
    page: { noindex: true, indexedLocales: expect.arrayContaining(['nl', 'fr']) },
  })
  expect((await projectSitemap(db, ['nl', 'en'])).map(({ paths }) => Object.keys(paths))).toEqual([['nl']])
})

test('L17 the fallback is the agency’s language: if that is French, an English page shows French texts', async () => {
  await db.insert(schema.cities).values({ countryId: 10, zip: '9999', names: { nl: 'DORP', fr: 'PETIT' } })
  await given({ zip: '9999' })
  await db.insert(schema.units).values(unit(1, { names: { nl: 'Huis', fr: 'Maison' } }))
  await db
    .insert(schema.documents)
    .values({ projectId: 12, sourceId: 1, url: 'https://x.example/', names: { nl: 'Plan', fr: 'Le plan' } })
  await givenSiteIn('fr')
  const path = (await projectPath(db, 12, 'en')) ?? ''
  expect(path).toBe('/en/projects/petit/cour-des-tilleuls/12/')
  expect(await visit('en', path)).toMatchObject({
    title: 'Cour des tilleuls',
    description: '<p>Neuf.</p>',
    descriptionLang: 'fr',
    list: { units: [{ name: { text: 'Maison', lang: 'fr' } }] },
    documents: [{ name: 'Le plan', lang: 'fr' }],
  })
  expect(await projectCards(appIn('en'))).toMatchObject([{ title: 'Cour des tilleuls', city: 'Petit' }])
})

test('L17 a project in a place without listings for sale has the place’s name', async () => {
  await db.insert(schema.cities).values({ countryId: 10, zip: '9999', names: { nl: 'KLEIN-DORP' } })
  await given({ zip: '9999' })
  expect(await projectCards(appIn('nl'))).toMatchObject([{ city: 'Klein-Dorp' }])
})

test('D5 a project has a neighbourhood; with a hidden address that of its municipality’s centre', async () => {
  const importedAt = new Date('2026-11-20T10:00:00Z')
  const near = { source: 'test', kind: 'bakery', name: 'Bakkerij', names: {}, importedAt } as const
  await db.insert(schema.places).values({ ...near, latitude: 50.7702, longitude: 4.3362 })
  await given({ zip: '1630', latitude: 50.77, longitude: 4.336 })
  expect(await visit('nl', '/nl/projecten/linkebeek/lindehof/12/')).toMatchObject({
    neighbourhood: { centreOf: undefined, themes: [{ places: [{ distance: '30\u00a0m' }] }] },
  })
  await db.execute(sql`update projects set publish_address = false`)
  expect(await visit('nl', '/nl/projecten/linkebeek/lindehof/12/')).toMatchObject({
    neighbourhood: { centreOf: 'Linkebeek', themes: [{ places: [{ distance: '320\u00a0m' }] }] },
  })
})

async function given(over: Partial<typeof schema.projects.$inferInsert> = {}) {
  const project = {
    id: 12,
    goal: 'sale' as const,
    countryId: 10,
    zip: '1180',
    street: 'Bouwlaan',
    houseNumber: '7',
    publishAddress: true,
    details: {},
    contentHash: '',
    createdAt: new Date('2026-01-01T00:00:00Z'),
    modifiedAt: new Date('2026-01-01T00:00:00Z'),
    ...over,
  }
  await db.insert(schema.projects).values(project)
  const text = { projectId: project.id, slug: 'lindehof', city: 'Ukkel' }
  await db.insert(schema.projectTexts).values([
    { ...text, locale: 'nl', title: 'Lindehof', description: '<p>Nieuw.</p>' },
    { ...text, locale: 'fr', title: 'Cour des tilleuls', description: '<p>Neuf.</p>' },
  ])
}

const unit = (id: number, over: Partial<typeof schema.units.$inferInsert> = {}) => ({
  projectId: 12,
  id,
  position: id,
  state: 'free' as const,
  names: { nl: `A${id}` },
  floors: {},
  types: {},
  ...over,
})

/** The demo's settings with another default language. */
async function givenSiteIn(locale: Locale) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pignon-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp('demo/site', folder, { recursive: true })
  const file = path.join(folder, 'site.json')
  const site = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...site, languages: { ...site.languages, default: locale } }))
  const app = appIn(locale)
  const storage = folderStorage(path.join(folder, 'data'))
  expect(await importSite({ ...app, storage }, folder)).toMatchObject({ outcome: 'imported' })
  clearVersioned()
}

const visit = (locale: Locale, path: string, id = 12) =>
  loadProject(appIn(locale), id, new URL(path, 'https://agency.example'))

const thrownBy = async (visiting: Promise<unknown>) => {
  const thrown: unknown = await visiting.catch((error: unknown) => error)
  if (!(thrown instanceof Response)) throw new Error('no redirect')
  return [thrown.status, thrown.headers.get('location')]
}
