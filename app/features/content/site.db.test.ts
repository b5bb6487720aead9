import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { importFeed } from '~/features/feed/public.server'
import { newestCards } from '~/features/listings/public.server'
import type { Locale } from '~/kernel/locale'
import { type App, appContext } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { contentVersion } from '~/platform/content-version.server'
import { log } from '~/platform/log.server'
import { forgetVersioned } from '~/platform/versioned.server'
import { testDatabase } from '../../../tests/setup/test-database'
import { loader as homeLoader } from './home.route'
import { shellOf } from './shell.server'
import { loadSite, siteOf } from './site.server'
import { SiteRefused } from './site-folder.server'

const { db } = await testDatabase()
const services = { db, log, clock: stoppedClock('2026-12-31T23:30:00Z') }
const appIn = (locale: Locale): App => ({
  ...services,
  config: readConfig({ PUBLIC_URL: 'https://agency.example', NODE_ENV: 'test' }),
  locale,
})

const made = await mkdtemp(path.join(os.tmpdir(), 'pignon-site-'))
await writeFile(path.join(made, 'secret'), 'nothing of the agency')
afterAll(() => rm(made, { recursive: true }))

beforeEach(async () => {
  await db.execute(sql`truncate site_settings`)
  forgetVersioned()
})

/** What the home page is made from. */
async function homeOf(app: App) {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  return await homeLoader({ context } as never)
}

type Document = ReturnType<typeof JSON.parse>

/** A copy of the demo site with something changed. */
async function changed(name: string, change: (site: Document) => void): Promise<string> {
  const folder = path.join(made, name)
  await cp('demo/site', folder, { recursive: true })
  const file = path.join(folder, 'site.json')
  const site = JSON.parse(await readFile(file, 'utf8'))
  change(site)
  await writeFile(file, JSON.stringify(site))
  return folder
}

async function load(folder: string) {
  await loadSite(services, folder)
  forgetVersioned()
}

const demo = path.resolve('demo/site')

test('a site that nobody has loaded answers in three languages, with two lists in its menu', async () => {
  expect((await siteOf(db)).locales).toEqual(['nl', 'fr', 'en'])
  const { shell } = await shellOf(appIn('fr'))
  expect(shell.menu).toEqual([
    { title: 'À vendre', href: '/fr/a-vendre/' },
    { title: 'À louer', href: '/fr/a-louer/' },
  ])
})

test('a site that nobody has loaded says nothing of an agency, and shows no picture that is not there', async () => {
  const site = await siteOf(db)
  expect(site).toMatchObject({ isLoaded: false, identity: { phone: '', email: '', licence: '' } })
  expect((await shellOf(appIn('nl'))).shell.identity).toBeUndefined()
  const { page, hero } = await homeOf(appIn('nl'))
  expect(hero).toBeUndefined()
  expect(page).toMatchObject({ title: 'Pignon', overPicture: false, structuredData: [] })
  expect(page.socialPicture).toBeUndefined()
  await load(demo)
  expect((await homeOf(appIn('nl'))).page).toMatchObject({
    overPicture: true,
    structuredData: [{ name: 'Tilia' }],
  })
})

test('I3 the demo site is loaded once: the same again changes nothing', async () => {
  const version = await contentVersion(db)
  await load(demo)
  expect(await contentVersion(db)).toBe(version + 1)
  expect(await siteOf(db)).toMatchObject({ identity: { name: 'Tilia' }, locales: ['nl', 'fr', 'en'] })
  await load(demo)
  expect(await contentVersion(db)).toBe(version + 1)
  await load(await changed('renamed', (site) => (site.identity.name = 'Acer')))
  expect(await contentVersion(db)).toBe(version + 2)
  expect((await siteOf(db)).identity.name).toBe('Acer')
})

test('the emblem is read with the site, and the picture’s version follows the picture', async () => {
  await load(demo)
  const before = await siteOf(db)
  expect(before.logoSvg).toMatch(/^<svg/)
  const folder = await changed('repainted', () => {})
  await writeFile(path.join(folder, 'media/hero.webp'), 'another picture')
  await load(folder)
  expect((await siteOf(db)).pictureVersion).not.toBe(before.pictureVersion)
})

test.each<[name: string, says: RegExp, change: (site: Document) => void]>([
  ['no-default', /site\.json[\s\S]*default/, (site) => (site.languages.default = 'de')],
  ['no-name', /site\.json[\s\S]*identity\.name/, (site) => (site.identity.name = '')],
  ['no-emblem', /media\/none\.svg/, (site) => (site.logo = 'media/none.svg')],
  ['no-picture', /media\/none\.webp/, (site) => (site.home.picture.file = 'media/none.webp')],
  ['a-picture-elsewhere', /\.\.\/secret/, (site) => (site.home.picture.file = '../secret')],
  ['an-emblem-elsewhere', /\.\.\/secret.*outside/, (site) => (site.logo = '../secret')],
  ['an-absolute-emblem', /\/etc\/hostname/, (site) => (site.logo = '/etc/hostname')],
])('a site folder with %s is refused, says where, and changes nothing', async (name, says, change) => {
  await load(demo)
  const version = await contentVersion(db)
  const loading = load(await changed(name, change))
  await expect(loading).rejects.toThrow(SiteRefused)
  await expect(loading).rejects.toThrow(says)
  expect(await contentVersion(db)).toBe(version)
  forgetVersioned()
  expect((await siteOf(db)).identity.name).toBe('Tilia')
})

test('a site folder that is not there, or is no JSON, is refused by its file', async () => {
  const nowhere = path.join(made, 'nowhere')
  await expect(loadSite(services, nowhere)).rejects.toThrow(path.join(nowhere, 'site.json'))
  const broken = await changed('broken', () => {})
  await writeFile(path.join(broken, 'site.json'), '{"identity":')
  await expect(loadSite(services, broken)).rejects.toThrow(SiteRefused)
})

test('L17 turning German on takes no more than the site’s own document', async () => {
  await load(await changed('german', (site) => (site.languages.use[3].use = true)))
  await importFeed(services, path.resolve('demo/feed/feed.json'), { defaultLocale: 'nl' })
  forgetVersioned()
  const { shell } = await shellOf(appIn('de'))
  expect(shell.locales).toEqual(['nl', 'fr', 'en', 'de'])
  expect(shell.menu).toEqual([
    { title: 'Zu verkaufen', href: '/de/zu-verkaufen/' },
    { title: 'Zu vermieten', href: '/de/zu-vermieten/' },
    { title: 'Neubau', href: '/de/projekte/' },
  ])
  expect(shell.identity?.country).toBe('Belgien')
  const cards = await newestCards(appIn('de'), 25)
  expect(cards.length).toBeGreaterThan(20)
  for (const { href, title, city } of cards) {
    expect(href).toMatch(/^\/de\/zu-(verkaufen|vermieten)\/[a-z-]+\/[a-z0-9-]+\/\d+\/$/)
    expect([title, city].every((text) => /\S/.test(text))).toBe(true)
  }
})

test('M1 the menu shows what is published, and how much of it stands in the header', async () => {
  const folder = await changed('menu', ({ menu, topBar }) => {
    menu.items[1].status = 'Draft'
    menu.maxItems = 1
    topBar[0].status = 'Draft'
  })
  await load(folder)
  const { shell } = await shellOf(appIn('nl'))
  expect(shell.menu.map(({ title }) => title)).toEqual(['Te koop', 'Nieuwbouw'])
  expect(shell.maxItems).toBe(1)
  expect(shell.topBar.map(({ href }) => href)).toEqual(['mailto:hallo@tilia.example'])
})

test('L13 a menu item may name a page by its original address; one of a property or project stays as it is', async () => {
  const pages = ['/for-rent/', '/Références/', '/project/3/', '/property/740/', 'https://blog.example/']
  const title = { nl: 'Pagina' }
  await load(await changed('addresses', ({ menu }) => (menu.items = pages.map((page) => ({ page, title })))))
  const { shell } = await shellOf(appIn('nl'))
  expect(shell.menu.map(({ href }) => href)).toEqual([
    '/nl/te-huur/',
    '/nl/referenties/',
    '/project/3/',
    '/property/740/',
    'https://blog.example/',
  ])
})

test('the shell’s year is that of Brussels', async () => {
  expect((await shellOf(appIn('nl'))).year).toBe(2027)
})
