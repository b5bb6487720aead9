import { chromium, type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'
import { ask, listingPath } from './answers'
import { baseUrl, openPage } from './browser'
import { freshAddress } from './mails'
import { countsOf, firefox, soon, visit, visitsWritten } from './visits'

const visitor = (javaScript = true) =>
  openPage({
    javaScript,
    address: freshAddress(),
    context: { userAgent: firefox },
  })

test('O5 O2 the statistics of a listing are the visits that browsers have just made', async () => {
  const counts = await countsOf()
  const path = await listingPath(2687)
  // A site that is short of time may lose its first.
  await visitsWritten()
  const before = await counts(2687)
  const page = await visitor()
  await page.goto('/nl/te-koop/')
  await visit(page, () => page.goto(path, { referer: `${baseUrl()}/nl/te-koop/` }))
  await visit(page, () => page.reload())
  for (const address of [path, `${path}?utm_source=facebook&utm_medium=post`]) {
    const another = await visitor()
    await visit(another, () => another.goto(address))
  }
  await visitsWritten()
  const after = await counts(2687)
  expect(after.total - before.total).toBe(3)
  const grown = (name: string) => {
    const of = ({ sources }: typeof after) => sources.find(({ source }) => source === name)?.count ?? 0
    return of(after) - of(before)
  }
  expect([after.today, after.thisWeek, after.thisMonth, after.total].map((count) => count >= 3)).toEqual(
    Array(4).fill(true),
  )
  expect(after.days.at(-1)?.count).toBe(after.today)
  expect(['site', 'direct', 'facebook'].map(grown)).toEqual([1, 1, 1])
})

test('O5 without script a visit counts too, with the campaign of its address', async () => {
  const counts = await countsOf()
  await visitsWritten()
  const before = (await counts(2705)).total
  const page = await visitor(false)
  await page.goto(`${await listingPath(2705, 'fr')}?utm_source=newsletter`)
  await expect.poll(async () => (await counts(2705)).total - before, soon).toBe(1)
  expect((await counts(2705)).sources.map(({ source }) => source)).toContain('mail')
})

test('O5 a page tells nothing before it is looked at, nothing of the visitor, and keeps nothing', async () => {
  const page = await visitor()
  const beacons = beaconsOf(page)
  await page.goto(`${await listingPath(2706)}?utm_source=x&name=Lien#costs`, {
    referer: 'https://www.google.be/search?q=secret',
  })
  await expect.poll(() => beacons, soon).toEqual(['of=listing-2706&from=www.google.be&utm_source=x'])
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('O5 other pages tell nothing, nor does one that only says that a listing is gone', async () => {
  const page = await visitor()
  const beacons = beaconsOf(page)
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/te-koop/a/b/999999/']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(beacons).toEqual([])
})

/** What the pages of a window send, as long as it is open. */
function beaconsOf(page: Page): string[] {
  const beacons: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/visits') beacons.push(request.postData() ?? '')
  })
  return beacons
}

test('O5 a page that comes back from the memory of the browser tells its visit again', async () => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    // As people have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ baseURL: baseUrl(), userAgent: firefox })
  const beacons = beaconsOf(page)
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.cameBack = ''
    })
  })
  await page.goto(await listingPath(2708))
  await expect.poll(() => beacons, soon).toHaveLength(1)
  let isFromMemory = false
  // A browser that lacks time or memory drops a page, and loads it again.
  for (let times = 1; times <= 3 && !isFromMemory; times += 1) {
    await page.evaluate(() => {
      location.href = '/nl/te-koop/'
    })
    await page.waitForURL('**/te-koop/')
    await page.waitForLoadState('load')
    await page.evaluate(() => history.back())
    await expect.poll(() => beacons, soon).toHaveLength(1 + times)
    isFromMemory = await page.evaluate(() => 'cameBack' in document.documentElement.dataset)
  }
  expect(isFromMemory).toBe(true)
})

test('O5 pages stay the same for everybody: the mark names the listing and nothing else', async () => {
  const { body, headers } = await ask(await listingPath(2706))
  expect(body).toMatch(
    /<div data-visit="listing-2706" hidden=""><noscript><img src="\/visits\/listing-2706\.gif" alt="" width="1" height="1"\/><\/noscript><\/div>/,
  )
  expect(headers.get('set-cookie')).toBeNull()
  expect((await ask('/nl/projecten/beersel/hof-ter-linden/12/')).body).toContain('data-visit="project-12"')
})
