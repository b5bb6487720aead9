import type { Frame, FrameLocator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAgency } from './agency'
import { ask, elementsOf, isNoindex, listingPath, mainOf, textOf } from './answers'
import { findings } from './axe'
import { agencyUrl, baseUrl, drawn, openPage } from './browser'

const phone = { width: 360, height: 740 }

/** The map of a page, once it has drawn something. */
async function mapOf(page: Page): Promise<FrameLocator> {
  await page.locator('[data-map]').first().scrollIntoViewIfNeeded()
  const map = page.frameLocator('[data-map] iframe').first()
  await map.locator('.leaflet-marker-icon').first().waitFor()
  return map
}

/** Without movement the map is as near as it was asked to be once it was drawn. */
async function frameDrawn(page: Page) {
  for (const frame of page.frames().slice(1)) await drawn(frame)
}

/** Ids of the listings that the cards opened on a map lead to. */
const openedIds = async (map: FrameLocator) => {
  await map.locator('.map-title').first().waitFor()
  const hrefs = await map
    .locator('.map-title')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  return hrefs.map((href) => Number(/\/(\d+)\/$/.exec(href)?.[1]))
}

/** What a page sends the frame, with the time it took after the frame was ready. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: object[] = []
    Object.assign(window, { heard })
    let prepared = 0
    addEventListener('message', ({ data }) => {
      if (data?.prepared) prepared = performance.now()
    })
    if (window !== window.parent) {
      addEventListener('message', ({ data, origin }) => {
        if (data?.properties) (window.parent as unknown as { heard: object[] }).heard.push({ data, origin })
      })
      return
    }
    const timer = window.setTimeout
    window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) => {
      if (prepared > 0 && ms === 50) heard.push({ waits: ms })
      return timer(run, ms, ...rest)
    }) as typeof window.setTimeout
  })
}

test('D3 nothing of the map is loaded before a visitor comes near it', async () => {
  const page = await openPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(await listingPath(2706))
  await page.waitForLoadState('networkidle')
  const ofMap = () => asked.filter((path) => /kaart|start-frame/.test(path))
  expect(ofMap()).toEqual([])
  expect(await page.locator('iframe').count()).toBe(0)
  await mapOf(page)
  expect(ofMap()).toContain('/nl/kaart/')
})

test('D3 50 ms after the frame is prepared it is sent the message, to our own origin', async () => {
  const page = await openPage()
  await listen(page)
  await page.goto(await listingPath(2706))
  await mapOf(page)
  const heard = await page.evaluate(() => (window as unknown as { heard: object[] }).heard)
  expect(heard).toEqual([
    { waits: 50 },
    {
      origin: new URL(page.url()).origin,
      data: {
        properties: [{ id: 2706, kind: 'point', lat: 50.7649, lng: 4.3318 }],
        mapType: 'plain',
        marker: 'place',
        messageInfo: { label: 'Ligging: Perelaarsdreef 23, 1630 Linkebeek', notes: [] },
        marqueeIgnore: ['sold', 'rented', 'option', 'marquee'],
      },
    },
  ])
})

/** In a window: messages of one sender arrive in order, so before the last one of each all others were heard. */
function noteLast() {
  const lastHeard: string[] = []
  Object.assign(window, { lastHeard })
  addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data.startsWith('last of')) lastHeard.push(data)
  })
}

test('D3 a foreign window moves no map and marks no card; a message that is none is ignored', async () => {
  const page = await openPage({
    context: { bypassCSP: true },
    expected: [/Content-Security-Policy/, /frame-ancestors/],
  })
  await page.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>evil</title>' }),
  )
  await page.goto('/nl/te-koop/?view=map')
  const map = await mapOf(page)
  const label = () => map.locator('[data-map-frame]').getAttribute('aria-label')
  const before = await label()
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.src = 'https://evil.example/'
        frame.addEventListener('load', resolve)
        document.body.append(frame)
      }),
  )
  const frameAt = (part: string) => page.frames().find((frame) => frame.url().includes(part))
  const evil = frameAt('evil.example')
  const ours = [page, frameAt('/nl/kaart/')]
  for (const window of ours) await window?.evaluate(noteLast)
  await evil?.evaluate(() => {
    const message = {
      properties: [],
      mapType: 'plain',
      marker: 'cards',
      messageInfo: { label: 'evil', notes: ['evil'] },
      marqueeIgnore: [],
    }
    for (let index = 0; index < window.parent.frames.length; index += 1) {
      window.parent.frames[index]?.postMessage(message, '*')
    }
    window.parent.postMessage({ prepared: true }, '*')
    window.parent.postMessage({ marked: 2706 }, '*')
    for (let index = 0; index < window.parent.frames.length; index += 1)
      window.parent.frames[index]?.postMessage('last of evil', '*')
    window.parent.postMessage('last of evil', '*')
  })
  // Ours, but no message: neither side minds.
  await page.evaluate(() => {
    for (const wrong of [null, 'evil', { properties: 'all' }]) window.frames[0]?.postMessage(wrong, '*')
    window.frames[0]?.postMessage('last of ours', '*')
  })
  const heardLast = (window?: Page | Frame) =>
    window?.evaluate(() => (window as unknown as { lastHeard: string[] }).lastHeard.toSorted())
  await expect.poll(() => heardLast(page)).toEqual(['last of evil'])
  await expect.poll(() => heardLast(ours[1] as Frame)).toEqual(['last of evil', 'last of ours'])
  expect(await label()).toBe(before)
  expect(await page.locator('[data-marked]').count()).toBe(0)
})

test('S9a no other site may frame the map, and it hears only what frames it', async () => {
  const { headers, body } = await ask('/nl/kaart/')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(isNoindex(body)).toBe(true)
  expect((await ask('/sitemap.xml')).body).not.toContain('/kaart/')
})

test('D3 a hidden address is an area, in no byte of the page, the map or its data a point', async () => {
  const { body } = await ask(await listingPath(2646))
  const { body: data } = await ask('/nl/te-koop/map.json')
  const { body: cards } = await ask('/nl/kaart/cards.json?ids=2646')
  const { body: list } = await ask('/nl/te-koop/?view=map')
  for (const bytes of [body, data, cards, list]) expect(bytes).not.toMatch(/50\.7661|4\.3419|136610|184190/)
  expect(body).not.toContain('google.com/maps')
  expect(elementsOf(body, 'div').some((div) => div['data-map']?.includes('"kind":"area"'))).toBe(true)
  const page = await openPage()
  await page.goto(await listingPath(2646))
  const map = await mapOf(page)
  await map.locator('.map-area').waitFor()
  expect(await map.getByRole('img', { name: 'Het pand ligt in deze gemeente' }).count()).toBe(1)
})

test('D3 a large map opens in a dialog and gives the focus back', async () => {
  const page = await openPage({ context: { reducedMotion: 'reduce' } })
  await page.goto(await listingPath(2706))
  await mapOf(page)
  const enlarge = page.getByRole('button', { name: 'Kaart vergroten' })
  await enlarge.focus()
  await page.keyboard.press('Enter')
  await page.frameLocator('dialog iframe').getByRole('img', { name: 'Hier ligt het pand' }).waitFor()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => enlarge.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('D3 a map that gets the focus by the keyboard comes into the window, and nothing behind it is focused', async () => {
  const page = await openPage({ context: { reducedMotion: 'reduce' } })
  await page.goto(await listingPath(2706))
  const box = page.locator('[data-map]').first()
  const fromBottom = () =>
    box.locator('iframe').evaluate((one) => one.getBoundingClientRect().bottom - innerHeight)
  const putBelowWindow = () =>
    box.evaluate((one) => {
      const before = [...document.querySelectorAll<HTMLElement>('a, button, summary')].filter(
        (other) => other.checkVisibility() && other.compareDocumentPosition(one) & 4,
      )
      before.at(-1)?.focus({ preventScroll: true })
      scrollBy({ top: one.getBoundingClientRect().top - innerHeight - 50, behavior: 'instant' })
    })
  await putBelowWindow()
  const map = page.frameLocator('[data-map] iframe').first()
  await map.locator('.leaflet-marker-icon').first().waitFor({ state: 'attached' })
  await putBelowWindow()
  await page.keyboard.press('Tab')
  // Browsers scroll by whole pixels.
  await expect.poll(fromBottom).toBeLessThan(1)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  expect(await map.locator('[data-map-words]').isVisible()).toBe(false)
})

test('D5 with the keyboard alone what is near a listing is shown by theme, without tiles, and asked for only then', async () => {
  const page = await openPage({ context: { reducedMotion: 'reduce' } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(await listingPath(2706))
  const map = await mapOf(page)
  await map.locator('.map-outline').first().waitFor({ state: 'attached' })
  expect(asked).toContain('/nl/kaart/municipalities.json')
  expect(asked).not.toContain('/nl/kaart/places.json')
  // The list is drawn by React, which comes with the first touch: nothing of the map waits for it.
  expect(asked.filter((path) => /\/(?:react|nearby\.island)-/.test(path))).toEqual([])
  await map.getByText('In de buurt', { exact: true }).focus()
  await page.keyboard.press('Enter')
  const shops = map.getByRole('checkbox', { name: /^Winkels/ })
  await shops.focus()
  await page.keyboard.press('Space')
  const shop = map.getByRole('button', { name: 'Buurtsupermarkt, Supermarkt' })
  expect(await shop.locator('svg path').count()).toBe(1)
  await shop.focus()
  await map.getByRole('tooltip').waitFor()
  expect(await map.getByRole('button', { name: /Bushalte/ }).count()).toBe(0)
  expect(await findings(page)).toEqual([])
  await shops.focus()
  await page.keyboard.press('Space')
  expect(await shop.count()).toBe(0)
})

test('D5 what is near a home is asked for again where it did not come', async () => {
  const page = await openPage({ expected: [/places\.json|ERR_FAILED/] })
  await page.goto(await listingPath(2706))
  const map = await mapOf(page)
  const summary = map.getByText('In de buurt', { exact: true })
  await page.route('**/kaart/places.json*', (route) => route.abort())
  await summary.click()
  await map.getByText('Dit kon niet worden geladen.').waitFor()
  await page.unroute('**/kaart/places.json*')
  await summary.click()
  await summary.click()
  await map.getByRole('checkbox', { name: /^Winkels/ }).waitFor()
})

test('D3 L17 pins and towns of the plain map are drawn with what its document holds', async () => {
  const page = await openPage()
  await page.goto(await listingPath(2706))
  const map = await mapOf(page)
  const town = map.locator('.map-town').first()
  await town.waitFor({ state: 'attached' })
  expect(await town.getAttribute('fill')).toBe('url(#town)')
  expect(await map.locator('radialGradient#town stop').count()).toBe(2)
  const pin = map.getByRole('img', { name: 'Hier ligt het pand' })
  expect(await pin.locator('.map-pin').count()).toBe(1)
})

test('D3 C1 a street view is a link after an explanation, in a new tab, and asks nobody before', async () => {
  const page = await openPage()
  const others: string[] = []
  page.on('request', (request) => others.push(request.url()))
  await page.goto(await listingPath(2706))
  const link = page.getByRole('link', { name: 'Akkoord, open het straatbeeld' })
  expect(await link.isVisible()).toBe(false)
  const summary = page.getByText('Straatbeeld', { exact: true })
  // The map above it comes when it is near; nobody aims while it does.
  await summary.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await summary.click()
  await page.getByText(/Google ontvangt dan uw IP-adres/).waitFor()
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(others.filter((url) => url.startsWith('http') && !url.startsWith(baseUrl()))).toEqual([])
})

test('P6 without script the list is shown, with a link to the places in words', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/nl/te-koop/?view=map&city=Ukkel|1180')
  expect(await page.locator('article').count()).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'Bekijk het aanbod per gemeente' }).click()
  expect(new URL(page.url()).pathname).toBe('/nl/kaart/')
  await page.getByRole('link', { name: 'Beersel 1650' }).first().click()
  await page.getByRole('heading', { name: 'Vastgoed te koop in Beersel' }).waitFor()
  await page.goto(await listingPath(2706))
  expect(textOf(mainOf(await page.content()))).toContain('Perelaarsdreef 23, 1630 Linkebeek')
  expect(await page.getByRole('button', { name: 'Kaart vergroten' }).count()).toBe(0)
})

test('P6 the map holds every listing of the filter, not only this page’s, and the address keeps the view', async () => {
  const { body } = await ask('/nl/te-koop/map.json')
  const { points, areas } = JSON.parse(body)
  expect(points.ids.length + areas.flatMap(({ ids }: { ids: number[] }) => ids).length).toBe(20)
  const page = await openPage()
  await page.goto('/nl/te-koop/?type=3')
  await page.getByRole('link', { name: 'Kaart', exact: true }).click()
  await mapOf(page)
  expect(new URL(page.url()).search).toBe('?type=3&view=map')
  await page.getByRole('button', { name: 'Meer filters' }).click()
  await page.getByLabel('Energielabel').selectOption('C')
  await page.getByRole('button', { name: /^(?:Panden tonen|Toon \d+ pand)/ }).click()
  await page.waitForURL(/energy=C/)
  expect(new URL(page.url()).searchParams.get('view')).toBe('map')
  await page.goBack()
  expect(new URL(page.url()).search).toBe('?type=3&view=map')
  await mapOf(page)
})

test('P6 with the keyboard alone one comes from a cluster to a listing and back', async () => {
  const page = await openPage({ context: { reducedMotion: 'reduce' } })
  await page.goto('/nl/te-koop/?view=map&city=Linkebeek|1630')
  const map = await mapOf(page)
  const opened = map.getByRole('dialog')
  await map.locator('.leaflet-marker-icon').first().focus()
  for (let closer = 0; closer < 9 && (await opened.count()) === 0; closer += 1) {
    await page.keyboard.press('Enter')
    await frameDrawn(page)
    await expect.poll(() => map.locator('.leaflet-marker-icon:focus, .map-opened:focus').count()).toBe(1)
  }
  await map.locator('.map-title').first().waitFor()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => opened.count()).toBe(0)
  expect(await map.locator('.leaflet-marker-icon:focus').count()).toBe(1)
  await page.keyboard.press('Enter')
  await map.locator('.map-title').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/nl\/te-koop\/linkebeek\/.*\/\d+\/$/)
})

test.each([phone, { width: 1440, height: 900 }])(
  'P6 several listings on one spot open as a list that nothing covers, and give the focus back (%o)',
  async (viewport) => {
    const page = await openPage({ viewport, context: { reducedMotion: 'reduce' } })
    // The demo's listings, all where the first of them stands.
    await page.route('**/map.json*', async (route) => {
      const answer = await route.fetch()
      const data = await answer.json()
      const { points } = data
      const here = (values: number[]) => values.map(() => values[0])
      const together = { ...points, lats: here(points.lats), lngs: here(points.lngs) }
      await route.fulfill({ response: answer, json: { ...data, points: together, areas: [] } })
    })
    await page.goto('/nl/te-koop/?type=3&view=map')
    const map = page.frameLocator('[data-map] iframe').first()
    const spot = map.getByRole('button', { name: /^\d+ panden$/ })
    await spot.press('Enter')
    const opened = map.getByRole('dialog', { name: /^\d+ panden$/ })
    await opened.getByRole('link').nth(1).waitFor()
    expect(await findings(page)).toEqual([])
    // A click where something else lies on top of it would time out.
    await opened.getByRole('button', { name: 'Sluiten' }).click()
    await expect.poll(() => opened.count()).toBe(0)
    expect(await spot.evaluate((marker) => marker === document.activeElement)).toBe(true)
    if (viewport !== phone) return
    await spot.press('Enter')
    await opened.getByRole('link').first().waitFor()
    await spot.focus()
    await expect.poll(() => opened.count()).toBe(0)
  },
)

test('P6 one listing in Luxembourg does not zoom the map out; a button shows it', async () => {
  const page = await openPage({
    viewport: { width: 1440, height: 900 },
    context: { reducedMotion: 'reduce' },
  })
  await page.goto('/nl/te-koop/?view=map')
  const map = await mapOf(page)
  const all = map.getByRole('button', { name: 'Nog 1 pand in Luxemburg' })
  expect(await map.getByRole('button', { name: '€ 1,19 mln., Pand 2700' }).count()).toBe(0)
  await all.press('Enter')
  await expect.poll(() => all.count()).toBe(0)
  expect(await map.locator('[data-map-frame]').evaluate((box) => box === document.activeElement)).toBe(true)
})

test('P6 a moved map leads to the same list in what it shows, with the keyboard alone, and back', async () => {
  const page = await openPage({
    viewport: { width: 1440, height: 900 },
    context: { reducedMotion: 'reduce' },
  })
  await page.goto('/nl/te-koop/?type=3&view=map')
  const map = await mapOf(page)
  const here = map.getByRole('button', { name: 'Zoek in dit gebied' })
  expect(await here.isVisible()).toBe(false)
  await map.locator('[data-map-frame]').press('ArrowDown')
  await here.press('Enter')
  await page.waitForURL(/type=3&view=map&area=/)
  const moved = await mapOf(page)
  await moved.locator('.map-drawn').waitFor({ state: 'attached' })
  expect(await findings(page)).toEqual([])
  await moved.getByRole('button', { name: 'Gebied wissen' }).press('Enter')
  await page.waitForURL(/type=3&view=map$/)
})

test('P6 a stroke around an area leads to the list within it; a dot does not', async () => {
  const page = await openPage({
    viewport: { width: 1440, height: 900 },
    context: { reducedMotion: 'reduce' },
  })
  await page.goto('/nl/te-koop/?view=map')
  const map = await mapOf(page)
  await map.getByRole('button', { name: 'Gebied tekenen' }).click()
  expect(await findings(page)).toEqual([])
  const box = await page.locator('[data-map]').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 320, (box?.y ?? 0) + 300]
  await page.mouse.click(x, y)
  expect(new URL(page.url()).searchParams.has('area')).toBe(false)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const [dx, dy] of [
    [150, 0],
    [150, 150],
    [0, 150],
    [-20, 60],
  ] as const)
    await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await page.mouse.up()
  await page.waitForURL(/area=/)
  await (await mapOf(page)).locator('path.map-drawn').waitFor({ state: 'attached' })
})

test('P6 on a phone the map fills the screen, and the card in the middle of the strip is marked on it', async () => {
  const page = await openPage({ viewport: phone, context: { reducedMotion: 'reduce', hasTouch: true } })
  await page.goto('/nl/te-koop/?view=map')
  // Not scrolled to: the page itself brings the map to where it fills the screen.
  const map = page.frameLocator('[data-map] iframe').first()
  await map.locator('.leaflet-marker-icon').first().waitFor()
  const strip = page.locator('[data-map-list] > ul')
  await expect.poll(async () => Math.round((await strip.boundingBox())?.y ?? 0)).toBe(phone.height - 136)
  await strip.evaluate((list) => list.scrollTo({ left: 640 }))
  await map.locator('.map-marked').waitFor()
  await page.locator('[data-map-list] li').nth(2).and(page.locator('[data-marked]')).waitFor()
  expect(await findings(page)).toEqual([])
  const other = map.locator('.map-pill:not(.map-marked)[aria-label]').first()
  const id = /\d+$/.exec((await other.getAttribute('aria-label')) ?? '')?.[0]
  await other.tap()
  await expect.poll(() => page.locator(`li[data-marked] h2 a[href$="/${id}/"]`).count()).toBe(1)
  expect(await map.getByRole('dialog').count()).toBe(0)
  await page.locator('[data-beside-map] > a').click()
  await page.waitForURL((url) => !url.searchParams.has('view'))
})

test('P6 on a phone the keyboard goes back through the strip, and sees each heart that it comes to', async () => {
  const page = await openPage({ viewport: phone, context: { reducedMotion: 'reduce' } })
  await page.goto('/nl/te-koop/?view=map')
  const cards = page.locator('[data-map-list] li')
  await cards.nth(4).getByRole('link').focus()
  for (let back = 3; back >= 1; back -= 1) {
    await page.keyboard.press('Shift+Tab')
    await drawn(page)
    const heart = cards.nth(back).getByRole('button')
    expect(await heart.evaluate((button) => button === document.activeElement)).toBe(true)
    expect((await heart.boundingBox())?.x).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Shift+Tab')
  }
})

test('P6 two listings on one spot are one marker, and each can be opened', async () => {
  const page = await openAgency({ context: { reducedMotion: 'reduce' } })
  await page.goto('/fr/a-vendre/?view=map')
  const map = await mapOf(page)
  const opened = map.getByRole('dialog', { name: '2 biens' })
  for (let closer = 0; closer < 12 && (await opened.count()) === 0; closer += 1) {
    await map
      .getByRole('button', { name: /^[23] biens$/ })
      .first()
      .press('Enter')
    await frameDrawn(page)
  }
  expect((await openedIds(map)).sort()).toEqual([9101, 9104])
  const title = await map.locator('.map-title').last().textContent()
  await map.locator('.map-title').last().click()
  await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
})

test('P6 a card that is pointed at has its marker marked, and a marker its card', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await page.goto('/nl/te-huur/?view=map')
  const map = await mapOf(page)
  await page.locator('[data-map-list] li').first().hover()
  await map.locator('.map-marked').waitFor()
  await page.mouse.move(5, 5)
  await expect.poll(() => map.locator('.map-marked').count()).toBe(0)
  await page.locator('[data-map-list] h2 a').nth(1).focus()
  await map.locator('.map-marked').waitFor()
  const marker = map.getByRole('button', { name: 'Pand 2705' })
  await marker.focus()
  await expect.poll(() => page.locator('li[data-marked] h2 a[href$="/2705/"]').count()).toBe(1)
})

/** A picture of one dot, used for every tile. */
const tile = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

async function visitorOfTiles() {
  const page = await openAgency({ consent: 'asked' })
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== agencyUrl(),
    async (route) => {
      const { hostname } = new URL(route.request().url())
      asked.push(hostname)
      await route.fulfill({
        contentType: hostname.endsWith('tiles.example') ? 'image/gif' : 'text/javascript',
        body: hostname.endsWith('tiles.example') ? tile : '',
      })
    },
  )
  const tiles = () => asked.filter((host) => host.endsWith('tiles.example'))
  return { page, tiles }
}

test('C1 tiles of a third party wait for consent; without it there is our own map', async () => {
  const { page, tiles } = await visitorOfTiles()
  await page.goto('/fr/a-vendre/?view=map')
  await page.locator('[data-consent="only-functional"]').click()
  let map = await mapOf(page)
  await map.locator('.map-border').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(tiles()).toEqual([])
  expect(await page.locator('iframe').getAttribute('src')).toBe('/fr/carte/')
  await page.locator('[data-map-consent] button').click()
  await page.locator('#consent-social').check()
  await page.locator('[data-consent="selection"]').click()
  await expect.poll(() => new Set(tiles())).toEqual(new Set(['a.tiles.example', 'b.tiles.example']))
  map = await mapOf(page)
  await map.getByRole('link', { name: 'Atlas du Canal' }).waitFor()
  expect(await map.locator('.map-border').count()).toBe(0)
  expect(await page.locator('[data-map-consent]').isVisible()).toBe(false)
})

test('C1 consent that is withdrawn takes the tiles away', async () => {
  const { page, tiles } = await visitorOfTiles()
  await page.goto('/fr/a-vendre/?view=map')
  await page.locator('[data-consent="accept-all"]').click()
  await mapOf(page)
  await expect.poll(() => tiles().length).toBeGreaterThan(0)
  await page.locator('footer [data-open-consent]').click()
  await page.locator('[data-consent="only-functional"]').click()
  await expect.poll(() => page.frames()[1]?.url()).toBe(`${agencyUrl()}/fr/carte/`)
  await (await mapOf(page)).locator('.map-border').first().waitFor({ state: 'attached' })
})

test.each([
  ['the map of a list', '/nl/te-koop/?view=map'],
  ['a home', '/property/2706/?lng=nl'],
  ['a project', '/nl/projecten/beersel/hof-ter-linden/12/'],
])('axe finds nothing with the map of %s drawn, on a phone and on a desktop', async (_, path) => {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    const page = await openPage({ viewport, context: { reducedMotion: 'reduce' } })
    await page.goto(path)
    await mapOf(page)
    expect(await findings(page)).toEqual([])
  }
})

test('axe finds nothing on the places in words', async () => {
  const page = await openPage({ viewport: phone })
  await page.goto('/nl/kaart/')
  await page.getByRole('heading', { level: 1, name: 'Kaart' }).waitFor()
  expect(await findings(page)).toEqual([])
})
