import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as schema from '#db/schema'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { log } from '~/platform/log.server'
import { forgetVersioned } from '~/platform/versioned.server'
import { testDatabase } from '../tests/setup/test-database'
import { loadDemoWhenEmpty } from './demo'
import { sitemap } from './sitemap'

const { db } = await testDatabase()
const services = {
  db,
  log,
  clock: stoppedClock('2026-11-20T10:00:00Z'),
  config: readConfig({ PUBLIC_URL: 'https://agency.example', NODE_ENV: 'test' }),
}

type Entry = { loc: string; alternates: Record<string, string>; pictures: string[]; modified?: string }

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

async function read(): Promise<Entry[]> {
  forgetVersioned()
  const xml = await (await sitemap(services)).text()
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

let demo: Entry[]

beforeAll(async () => {
  await loadDemoWhenEmpty(services)
  demo = await read()
})

test('L14 the sitemap is XML that is asked for again after ten minutes', async () => {
  const response = await sitemap(services)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=600')
  expect(await response.text()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
})

test('L14 each address stands in it once, in full', () => {
  const addresses = demo.map(({ loc }) => loc)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses)
    expect(address).toMatch(/^https:\/\/agency\.example\/(nl|fr|en)\/([^?]*\/)?$/)
  for (const page of ['/nl/', '/fr/a-vendre/', '/en/for-rent/', '/nl/projecten/'])
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

test('L17 a home stands in it in the languages that it is written in', () => {
  const listings = demo.filter(({ loc }) => /\/\d+\/$/.test(loc) && !/\/proje/.test(loc))
  const inLanguage = (language: string) =>
    listings.filter(({ loc }) => loc.includes(`example/${language}/`)).length
  expect(['nl', 'fr', 'en'].map(inLanguage)).toEqual([25, 25, 22])
})

test('I4 a home with a picture names it, at its full address', () => {
  const pictures = demo.flatMap((entry) => entry.pictures)
  expect(pictures.length).toBeGreaterThan(50)
  for (const picture of pictures)
    expect(picture).toMatch(/^https:\/\/agency\.example\/media\/\d+\/\S+\?width=1360$/)
})

test('D8 what is withdrawn, and a language that is off, leave it', async () => {
  await db.update(schema.listings).set({ withdrawnAt: new Date() }).where(sql`id = 2706`)
  await db.update(schema.siteSettings).set({ value: sql`jsonb_set(value, '{languages,use,2,use}', 'false')` })
  const addresses = (await read()).map(({ loc }) => loc)
  expect(addresses.filter((address) => address.includes('/2706/'))).toEqual([])
  expect(addresses.filter((address) => address.includes('/en/'))).toEqual([])
  expect(addresses.length).toBeGreaterThan(40)
})

test('L14 no text breaks out of the XML', async () => {
  await db.update(schema.pictures).set({ names: { nl: '"><x>&' }, url: 'a&b<c>"d.jpg' })
  await db.update(schema.listingTexts).set({ slug: 'a&b<c>"d' })
  forgetVersioned()
  const xml = await (await sitemap(services)).text()
  expect(xml.replaceAll(/&(amp|lt|gt|quot);/g, '')).not.toContain('&')
  expect(xml).not.toMatch(/<x>|<c>/)
})
