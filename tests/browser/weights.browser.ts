import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, askRaw, listingPath } from './answers'
import { drawn, openPage } from './browser'

const kilobyte = 1_000
/** A usual phone: two device pixels for each CSS pixel. */
const phone = {
  viewport: { width: 360, height: 740 },
  context: { deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

type Load = { requests: string[]; bytes: number }

/** Everything that came over the wire until the page is quiet, headers included. */
async function load(page: Page, path: string): Promise<Load> {
  const session = await page.context().newCDPSession(page)
  const seen: Load = { requests: [], bytes: 0 }
  const open = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    open.add(requestId)
    seen.requests.push(new URL(request.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (open.delete(requestId)) seen.bytes += encodedDataLength
  })
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
  await session.send('Network.enable')
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // What has come is told one after the other.
  await expect.poll(() => open.size).toBe(0)
  return seen
}

/**
 * Visits a page until its pictures are in their smallest format: a new product answers with WebP and makes AVIF
 * meanwhile, when the machine has time for it.
 */
async function untilPicturesAreMade(path: string) {
  const page = await openPage(phone)
  const pictures = new Set<string>()
  page.on('response', (response) => {
    if (response.url().includes('format=avif')) pictures.add(response.url())
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.close()
  const typeOf = async (url: string) => (await fetch(url)).headers.get('content-type')
  await expect
    .poll(async () => new Set(await Promise.all([...pictures].map(typeOf))), { timeout: 300_000 })
    .toEqual(new Set(['image/avif']))
}

/** Scripts that a page asked for, by path. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && !scripts.includes(pathname)) scripts.push(pathname)
  })
  return scripts
}

/** Bytes of scripts after gzip, the same on every machine. */
async function gzipped(scripts: string[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (path) => gzipSync((await ask(path)).body, { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('before anybody touches a page its script is at most 5 kB', async () => {
  for (const path of ['/nl/', '/nl/te-koop/', await listingPath(2706)]) {
    const page = await openPage()
    const scripts = scriptsOf(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(0)
    expect([path, await gzipped(scripts)]).toEqual([
      path,
      expect.toSatisfy((bytes: number) => bytes <= 5 * kilobyte),
    ])
  }
})

test('with every island of the home page awake the script is at most 95 kB', async () => {
  const page = await openPage()
  const scripts = scriptsOf(page)
  await page.goto('/nl/')
  await page.getByLabel('Wat zoekt u, en waar?').click()
  await page.keyboard.type('ukkel')
  await page.getByRole('option').first().waitFor()
  await page.locator('footer pignon-island').locator('button').hover()
  await page.locator('footer pignon-island[data-awake]').waitFor({ state: 'attached' })
  const asleep = await page.locator('pignon-island:not([data-awake])').count()
  expect(asleep).toBe(0)
  expect(await gzipped(scripts)).toBeLessThanOrEqual(95 * kilobyte)
})

const firstLoads: {
  kind: string
  path: () => string | Promise<string>
  requests: number
  kilobytes: number
}[] = [
  // The browser decides how many of the pictures below the screen it asks for ahead: six or seven.
  { kind: 'list', path: () => '/nl/te-koop/', requests: 17, kilobytes: 220 },
  { kind: 'home', path: () => '/nl/', requests: 24, kilobytes: 350 },
  { kind: 'detail', path: () => listingPath(2706), requests: 24, kilobytes: 350 },
]

test.each(firstLoads)(
  'the first load of $kind on a phone is light',
  async ({ path, requests, kilobytes }) => {
    const address = await path()
    await untilPicturesAreMade(address)
    const seen = await load(await openPage(phone), address)
    const said = `${seen.requests.length} requests, ${seen.bytes} bytes:\n${seen.requests.join('\n')}`
    expect(seen.requests.length, said).toBeLessThanOrEqual(requests)
    expect(seen.bytes, said).toBeLessThanOrEqual(kilobytes * kilobyte)
  },
)

test.each<[kind: string, kilobytes: number, path: () => string | Promise<string>]>([
  ['home', 19, () => '/nl/'],
  ['list', 17, () => '/nl/te-koop/'],
  ['map of a list', 17, () => '/nl/te-koop/?view=map'],
  ['listing', 19, () => listingPath(2706)],
  ['project', 19, () => '/nl/projecten/beersel/hof-ter-linden/12/'],
  ['references', 19, () => '/nl/referenties/'],
  ['article', 19, () => '/nl/services/verkoop/'],
  ['valuation', 19, () => '/nl/gratis-schatting/'],
  ['appointment', 19, () => '/nl/afspraak/'],
  ['favourites', 19, () => '/nl/favorieten/'],
  ['missing page', 19, () => '/nl/nergens/'],
])('%s: its first view waits for at most %i kB of styles', async (_, kilobytes, path) => {
  const { body } = await ask(await path())
  const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, sheet = '']) => sheet)
  expect(sheets.length).toBeGreaterThan(0)
  const sizes = await Promise.all(
    sheets.map(async (sheet) => {
      const { headers } = await askRaw(sheet, { headers: { 'accept-encoding': 'br' } })
      expect(headers['content-encoding']).toBe('br')
      return Number(headers['content-length'])
    }),
  )
  const said = sheets.map((sheet, index) => `${sizes[index]} ${sheet}`).join('\n')
  expect(
    sizes.reduce((sum, size) => sum + size, 0),
    said,
  ).toBeLessThanOrEqual(kilobytes * kilobyte)
})

test('a first page waits for two fonts, neither larger than a new connection brings at once', async () => {
  const { body } = await ask('/nl/')
  const fonts = [...body.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)].map(([, path = '']) => path)
  expect(fonts).toHaveLength(2)
  for (const font of fonts) {
    const size = Number((await ask(font)).headers.get('content-length'))
    expect([font, size]).toEqual([font, expect.toSatisfy((bytes: number) => bytes <= 14_000)])
  }
})

test('letters that few pages have come in files of their own, where a page has one', async () => {
  const fontsOf = async (path: string, hasMap?: 'map') => {
    const page = await openPage(phone)
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    if (hasMap) await untilMapHasFonts(page)
    return fonts.filter((font) => font.includes('-more-'))
  }
  for (const path of ['/nl/', '/fr/a-vendre/', '/en/contact/', await listingPath(2706)])
    expect([path, await fontsOf(path)]).toEqual([path, []])
  expect(await fontsOf(await listingPath(2706), 'map')).toEqual([])
  expect(await fontsOf('/nl/te-koop/?unknown=Århus')).toEqual([expect.stringContaining('manrope-more')])
})

test('islands of a list load at most 95 kB, nothing of it for pages that React runs as a whole', async () => {
  const page = await openPage(phone)
  const scripts = scriptsOf(page)
  await page.goto('/nl/te-koop/')
  for (const island of await page.locator('pignon-island').all()) await island.dispatchEvent('pointerover')
  await expect.poll(() => page.locator('pignon-island:not([data-awake])').count()).toBe(0)
  expect(scripts).toContainEqual(expect.stringContaining('/list-filter.island-'))
  expect(scripts.filter((script) => /\/(?:app|manifest)-/.test(script))).toEqual([])
  expect(await gzipped(scripts)).toBeLessThanOrEqual(95 * kilobyte)
})

async function untilMapHasFonts(page: Page) {
  await page.locator('[data-map]').first().scrollIntoViewIfNeeded()
  const zoomOut = page.frameLocator('[data-map] iframe').first().locator('.leaflet-control-zoom-out')
  const frame = await (await zoomOut.elementHandle())?.ownerFrame()
  if (!frame) throw new Error('the map has no frame')
  await drawn(frame)
  await frame.evaluate(() => document.fonts.ready.then(() => {}))
}

/** When the page first showed something and when its script showed what serves only with script, in ms. */
const moments = () =>
  new Promise<{ painted?: number; started: number }>((resolve) => {
    const tell = () => {
      if (document.documentElement?.dataset.script === undefined) return
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      resolve({ painted: paint?.startTime, started: performance.now() })
    }
    new MutationObserver(tell).observe(document, { attributes: true, subtree: true })
  })

/** In the page: no timer of so many milliseconds ends; a script that no longer waits for a slow browser's paint would start. */
function withoutTimer(ms: number) {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (run: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === ms ? 0 : setTimeout(run, after, ...rest),
  })
}

test('the first view is on the screen before the script does anything to it', async () => {
  const page = await openPage(phone)
  await page.addInitScript(`window.moments = (${moments})()`)
  await page.addInitScript(withoutTimer, 1_000)
  await page.goto('/nl/te-koop/')
  const { painted, started } = await page.evaluate<Awaited<ReturnType<typeof moments>>>('window.moments')
  expect(painted).toBeGreaterThan(0)
  expect(started).toBeGreaterThan(painted ?? 0)
})

test('where a browser never tells that it has painted the script starts all the same', async () => {
  const page = await openPage(phone)
  await page.addInitScript('PerformanceObserver.prototype.observe = () => {}')
  await page.goto('/nl/te-koop/')
  await page.locator('html[data-script]').waitFor()
})
