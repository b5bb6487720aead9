import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as schema from '#db/schema'
import { clearVersioned } from '~/platform/versioned.server'
import { testApp } from '../tests/setup/test-app'
import { partsOf, sitemap } from './sitemap'

const { db, appIn } = await testApp({ demo: 'all' })
const services = appIn()

let demo: Entry[]

beforeAll(async () => {
  demo = await read()
})

test('L14 the sitemap is XML that is asked for again each time', async () => {
  const response = await sitemap(services)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await response.text()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
})

test('L14 each address is listed once, in full', () => {
  const addresses = demo.map(({ loc }) => loc)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses)
    expect(address).toMatch(/^https:\/\/agency\.example\/(nl|fr|en)\/([^?]*\/)?$/)
  const own = ['/nl/diensten/', '/fr/services/vente/', '/en/references/']
  for (const page of ['/nl/', '/fr/a-vendre/', '/en/for-rent/', '/nl/projecten/', ...own])
    expect(addresses).toContain(`https://agency.example${page}`)
})

test('L14 alternates are mutual: each names the others, itself, and the same for everybody', () => {
  const byAddress = new Map(demo.map((entry) => [entry.loc, entry]))
  for (const { loc, alternates } of demo) {
    const { 'x-default': everybody, ...languages } = alternates
    expect(Object.values(languages)).toContain(loc)
    expect(everybody).toBe(languages.nl ?? Object.values(languages)[0])
    for (const [language, address] of Object.entries(languages)) {
      expect(address).toContain(`agency.example/${language}/`)
      expect(byAddress.get(address)?.alternates).toEqual(alternates)
    }
  }
})

test('L17 a listing is listed in the languages that it is written in', () => {
  const listings = demo.filter(({ loc }) => /\/\d+\/$/.test(loc) && !/\/proje/.test(loc))
  const inLanguage = (language: string) =>
    listings.filter(({ loc }) => loc.includes(`example/${language}/`)).length
  expect(['nl', 'fr', 'en'].map(inLanguage)).toEqual([25, 25, 22])
})

test('I4 a listing with a picture names it, at its full address', () => {
  const pictures = demo.flatMap((entry) => entry.pictures)
  expect(pictures.length).toBeGreaterThan(50)
  for (const picture of pictures)
    expect(picture).toMatch(/^https:\/\/agency\.example\/media\/\d+\/\S+\?width=1360$/)
})

test('D8 what is withdrawn, and a language that is off, leave it', async () => {
  await db.update(schema.listings).set({ withdrawnAt: new Date() }).where(sql`id = 2706`)
  await db
    .update(schema.siteSettings)
    .set({ value: sql`jsonb_set(value, '{use,2,use}', 'false')` })
    .where(sql`key = 'languages'`)
  const addresses = (await read()).map(({ loc }) => loc)
  expect(addresses.filter((address) => address.includes('/2706/'))).toEqual([])
  expect(addresses.filter((address) => address.includes('/en/'))).toEqual([])
  expect(addresses.length).toBeGreaterThan(40)
})

test('M10 the page about the people is listed as long as settings or listings name any', async () => {
  const isTeam = ({ loc }: Entry) => loc.endsWith('/nl/team/')
  expect(demo.filter(isTeam)).toHaveLength(1)
  const ofTeam = eq(schema.siteSettings.key, 'team')
  const [kept] = await db.select().from(schema.siteSettings).where(ofTeam)
  await db.update(schema.siteSettings).set({ value: [] }).where(ofTeam)
  expect((await read()).filter(isTeam)).toHaveLength(1)
  await db.update(schema.listings).set({ details: sql`details - 'agent'` })
  expect((await read()).filter(isTeam)).toEqual([])
  await db.update(schema.siteSettings).set({ value: kept?.value }).where(ofTeam)
})

test('A1 the page of booking a valuation is listed while one can be booked', async () => {
  const isBooking = ({ loc }: Entry) => loc.endsWith('/nl/afspraak/')
  expect(demo.filter(isBooking)).toHaveLength(1)
  const ofAppointments = eq(schema.siteSettings.key, 'appointments')
  const [kept] = await db.select().from(schema.siteSettings).where(ofAppointments)
  await db
    .update(schema.siteSettings)
    .set({ value: { holidays: [], openings: [] } })
    .where(ofAppointments)
  expect((await read()).filter(isBooking)).toEqual([])
  await db.update(schema.siteSettings).set({ value: kept?.value }).where(ofAppointments)
})

test('M4 what the agency keeps from search engines, and drafts, leave it', async () => {
  const has = async (path: string) =>
    (await read()).some(({ loc }) => loc === `https://agency.example${path}`)
  const before = [await has('/nl/diensten/'), await has('/nl/jobs/'), await has('/nl/te-koop/')]
  expect(before).toEqual([true, true, true])
  const inactive = sql`jsonb_set(params, '{metadata,active}', 'false')`
  await db.update(schema.pages).set({ params: inactive }).where(sql`id in ('services', 'for-sale')`)
  await db.update(schema.pages).set({ status: 'Draft' }).where(sql`id = 'jobs'`)
  expect([await has('/nl/diensten/'), await has('/nl/jobs/'), await has('/nl/te-koop/')]).toEqual([
    false,
    false,
    false,
  ])
})

const entry = (n: number) => ({ paths: { nl: `/nl/${n}/`, fr: `/fr/${n}/` } })
const entries = (count: number) => Array.from({ length: count }, (_, n) => entry(n))
const sizesOf = (parts: ReturnType<typeof partsOf>) => parts.map(({ own, ids }) => [own.length, ids.length])

test('L14 what fits into one file needs no index', () => {
  expect(sizesOf(partsOf({ own: entries(2), ids: [7, 8, 9] }, 2, 10))).toEqual([[2, 3]])
})

test('L14 what does not fit is parted, and no file has more addresses than it may', () => {
  const parts = partsOf({ own: entries(3), ids: [5, 6, 7, 8, 9] }, 2, 5)
  expect(sizesOf(parts)).toEqual([
    [2, 0],
    [1, 0],
    [0, 2],
    [0, 2],
    [0, 1],
  ])
  expect(parts.flatMap(({ ids }) => ids)).toEqual([5, 6, 7, 8, 9])
})

test('L14 an entry in more languages than a file may hold leaves no file empty', () => {
  expect(sizesOf(partsOf({ own: entries(2), ids: [1] }, 2, 1))).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ])
})

test('L14 an index names the parts, which hold what one file would', async () => {
  const whole = await read()
  const index = await (await sitemap(services, undefined, 20)).text()
  const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
  expect(parts.length).toBeGreaterThan(5)
  expect(parts).toEqual(parts.map((_, at) => `https://agency.example/sitemap-${at + 1}.xml`))
  const found: Entry[] = []
  for (const number of parts.keys()) {
    const some = entriesIn(await (await sitemap(services, number + 1, 20)).text())
    expect(some.length).toBeLessThanOrEqual(20)
    found.push(...some)
  }
  const inOrder = (all: Entry[]) => all.toSorted((a, b) => (a.loc < b.loc ? -1 : 1))
  expect(inOrder(found)).toEqual(inOrder(whole))
  expect((await sitemap(services, parts.length + 1, 20)).status).toBe(404)
})

test('L14 a part that there is not is not found', async () => {
  expect((await sitemap(services, 1)).status).toBe(404)
})

test('L14 no text breaks out of the XML', async () => {
  await db.update(schema.pictures).set({ names: { nl: '"><x>&' }, url: 'a&b<c>"d.jpg' })
  await db.update(schema.listingTexts).set({ slug: 'a&b<c>"d' })
  clearVersioned()
  const xml = await (await sitemap(services)).text()
  expect(xml.replaceAll(/&(amp|lt|gt|quot);/g, '')).not.toContain('&')
  expect(xml).not.toMatch(/<x>|<c>/)
})

type Entry = { loc: string; alternates: Record<string, string>; pictures: string[]; modified?: string }

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

async function read(): Promise<Entry[]> {
  clearVersioned()
  return entriesIn(await (await sitemap(services)).text())
}

function entriesIn(xml: string): Entry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, body = '']) => ({
    loc: unescaped(/<loc>([^<]*)<\/loc>/.exec(body)?.[1] ?? ''),
    alternates: Object.fromEntries(
      [...body.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(
        ([, language = '', href = '']) => [language, unescaped(href)],
      ),
    ),
    pictures: [...body.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, url = '']) => unescaped(url)),
    modified: /<lastmod>([^<]*)<\/lastmod>/.exec(body)?.[1],
  }))
}
