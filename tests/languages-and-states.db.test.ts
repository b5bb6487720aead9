import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importSite, siteOf } from '~/features/content/public.server'
import { importFeed } from '~/features/feed/public.server'
import { loadListing } from '~/features/listings/detail/listing-page.server'
import { listPage } from '~/features/listings/list/list-page.server'
import { readCriteria } from '~/features/listings/list/listing-criteria'
import { listingPath } from '~/features/listings/public.server'
import { loader as listingLoader } from '~/pages/listing-detail.route'
import { clearVersioned } from '~/platform/versioned.server'
import { prefixOf } from '../server/request-locale'
import { sitemap } from '../server/sitemap'
import { contextOf } from './setup/requests'
import { testApp } from './setup/test-app'
import { testFolder } from './setup/test-folder'

const { appIn } = await testApp({ demo: 'listings' })
const app = appIn()
const folder = testFolder()
const demo = path.resolve('demo/feed/feed.json')

test('L17 German is disabled in the demo, and its prefix is unknown', async () => {
  const { locales } = await siteOf(app.db)
  expect(locales).toEqual(['nl', 'fr', 'en'])
  expect(prefixOf('/de/', locales)).toBeUndefined()
})

test('L17 enabling German takes configuration only: prefix, addresses, lists, pages and sitemap follow', async () => {
  await turnGermanOn()
  const { locales } = await siteOf(app.db)
  expect(prefixOf('/de/zu-verkaufen/', locales)).toBe('de')
  const address = await listingPath(app.db, 2706, 'de')
  expect(address).toMatch(/^\/de\/zu-verkaufen\/linkebeek\/[a-z0-9-]+\/2706\/$/)

  const german = appIn('de')
  const list = await listPage(german, readCriteria('sale', new URLSearchParams()))
  expect(list.total).toBe(20)
  expect(list.page.alternates.de).toBe('/de/zu-verkaufen/')
  // Municipalities without a German name: French in Brussels, Dutch in Flanders.
  expect(list.choices.city?.choices.map(({ label }) => label)).toContain('Uccle 1180')

  const page = await loadListing(german, 2706, new URL(`https://agency.example${address}`))
  if (page.kind !== 'listing') expect.fail(page.kind)
  expect(page.listing.title).toMatch(/ in Linkebeek$/)
  expect(page).toMatchObject({ descriptionLang: 'nl', page: { noindex: true } })
  expect(page.page.indexedLocales).not.toContain('de')

  const xml = await (await sitemap(app)).text()
  expect(xml).toContain('<loc>https://agency.example/de/zu-verkaufen/</loc>')
  expect(xml).not.toMatch(/\/de\/zu-verkaufen\/.+\/2706\//)
  // The agency's own pages and articles have German paths in its content.
  for (const path of ['/de/leistungen/', '/de/leistungen/verkauf/'])
    expect(xml).toContain(`<loc>https://agency.example${path}</loc>`)
})

test('D8 a listing that has left the feed answers 410, with available listings', async () => {
  const before = await listingPath(app.db, 2706, 'nl')
  const report = await withdraw(2706)
  expect(report).toMatchObject({ outcome: 'applied', withdrawn: [2706] })

  const context = contextOf(appIn('nl'))
  const request = new Request(`https://agency.example${before}`)
  const answer = await listingLoader({ context, params: { id: '2706' }, request } as never)
  expect(answer).toMatchObject({
    init: { status: 410 },
    data: { kind: 'withdrawn', page: { title: 'Dit pand werd niet gevonden', noindex: true } },
  })
  const { similar } = answer.data
  expect(similar.length).toBeGreaterThan(0)
  expect(similar.map(({ id }) => id)).not.toContain(2706)

  const list = await listPage(appIn('nl'), readCriteria('sale', new URLSearchParams()))
  expect(list.total).toBe(19)
  expect(await (await sitemap(app)).text()).not.toContain('/2706/')
})

test('D8 an unknown listing answers 404, with available listings', async () => {
  const page = await loadListing(
    appIn('nl'),
    999_999,
    new URL('https://agency.example/nl/te-koop/a/b/999999/'),
  )
  expect(page.kind).toBe('unknown')
  expect(page.similar.length).toBeGreaterThan(0)
})

/** The demo's settings with German enabled. */
async function turnGermanOn() {
  const german = path.join(folder, 'german')
  await cp('demo/site', german, { recursive: true })
  const site = JSON.parse(await readFile('demo/site/site.json', 'utf8'))
  for (const language of site.languages.use) language.use = true
  await writeFile(path.join(german, 'site.json'), JSON.stringify(site))
  expect(await importSite(app, german)).toMatchObject({ outcome: 'imported' })
  clearVersioned()
}

/** The demo's feed without one listing. */
async function withdraw(id: number) {
  const feed = JSON.parse(await readFile(demo, 'utf8'))
  feed.properties = feed.properties.filter((record: { ID: number }) => record.ID !== id)
  const file = path.join(folder, 'feed.json')
  await writeFile(file, JSON.stringify(feed))
  const report = await importFeed(app, file, { defaultLocale: 'nl' })
  clearVersioned()
  return report
}
