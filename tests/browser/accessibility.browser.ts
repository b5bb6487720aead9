import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, listingPath } from './answers'
import { findings } from './axe'
import { drawn, openPage } from './browser'
import { forward, startProxy } from './proxy'
import { sumOf, watchShifts } from './shifts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

const templates: [name: string, path: () => string | Promise<string>][] = [
  ['home', () => '/nl/'],
  ['list', () => '/nl/te-koop/'],
  ['list with filters and words not understood', () => '/nl/te-koop/?city=Ukkel|1180&type=1&unknown=kasteel'],
  ['empty list', () => '/nl/te-koop/?city=Ukkel|1180&priceMin=9000000'],
  ['detail', () => listingPath(2706)],
  ['detail without picture', () => listingPath(2695)],
  ['sold detail', () => listingPath(2674)],
  ['projects', () => '/nl/projecten/'],
  ['project', () => '/nl/projecten/beersel/hof-ter-linden/12/'],
  ['valuation', () => '/nl/gratis-schatting/'],
  ['booking', () => '/nl/afspraak/?listing=2706'],
  ['contact', () => '/nl/contact/'],
  ['service', () => '/nl/services/vastgoed-ontwikkeling/'],
  ['missing page', () => '/nl/nergens/'],
  ['home in French', () => '/fr/'],
  ['detail in French', () => listingPath(2706, 'fr')],
]

/** How far a page has to be scrolled sideways, in px, and what is too wide then. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const across = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const wide = [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
      )
      .filter((element) => !element.closest('[popover], .visually-hidden'))
      .map((element) => `${element.tagName} ${element.className}`)
      .slice(0, 5)
    return { across, wide: across > 0 ? wide : [] }
  })

/** German and Dutch make one word of many. @returns puts the headings back as they were */
async function lengthenHeadings(page: Page): Promise<() => Promise<void>> {
  const putBack = await page.evaluateHandle(() => {
    const before: [Node, string | null][] = []
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
      if (!words) continue
      before.push([words, words.textContent])
      words.textContent = 'Energieeffizienzverbesserungsmaßnahmen'
    }
    return () => {
      for (const [words, text] of before) words.textContent = text
    }
  })
  return async () => await putBack.evaluate((run) => run())
}

test.each(templates)(
  '%s needs no scrolling sideways at 320 px, and axe finds nothing on a phone and on a desktop',
  async (_, path) => {
    const page = await openPage({
      viewport: { width: 320, height: 640 },
      context: { reducedMotion: 'reduce' },
    })
    await page.goto(await path())
    expect(await sideways(page)).toEqual({ across: 0, wide: [] })
    const putBack = await lengthenHeadings(page)
    expect(await sideways(page)).toEqual({ across: 0, wide: [] })
    await putBack()
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      expect(await findings(page)).toEqual([])
    }
  },
)

test('S2 axe finds nothing with the drawer open', async () => {
  const page = await openPage({ viewport: phone })
  await page.goto('/nl/te-koop/')
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await page.locator('#drawer').waitFor({ state: 'visible' })
  expect(await findings(page)).toEqual([])
})

test('H5 axe finds nothing with results of the hero search open', async () => {
  for (const viewport of [phone, desktop]) {
    const page = await openPage({ viewport })
    await page.goto('/nl/')
    await page.getByLabel('Wat zoekt u, en waar?').click()
    await page.keyboard.type('a')
    await page.getByRole('option').first().waitFor()
    expect(await findings(page)).toEqual([])
  }
})

test('D2 axe finds nothing with the gallery open', async () => {
  const page = await openPage({ viewport: desktop, context: { reducedMotion: 'reduce' } })
  await page.goto(await listingPath(2706))
  await page.getByRole('button', { name: /^Bekijk \d+ foto/ }).click()
  await page.getByRole('dialog', { name: 'Foto’s' }).waitFor()
  expect(await findings(page)).toEqual([])
})

test('P1e axe finds nothing with the filters open, as a sheet on a phone and as panels on a desktop', async () => {
  const page = await openPage({ viewport: phone, context: { reducedMotion: 'reduce' } })
  await page.goto('/nl/te-koop/?city=Ukkel|1180')
  await page.getByRole('button', { name: 'Filters 1 gekozen' }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  expect(await findings(page)).toEqual([])
  await page.goBack()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor({ state: 'hidden' })
  await page.setViewportSize(desktop)
  for (const name of [/^Plaats/, /^Prijs$/, /^Kamers$/, /^Meer filters$/, /^Sorteren op/]) {
    // A panel that is open may lie over the next button.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name }).click()
    // What a panel half covers is whole again when it closes.
    expect(await findings(page, ['target-size'])).toEqual([])
  }
})

test('what a thumb has to reach is 44 px large on a phone', async () => {
  const page = await openPage({ viewport: phone })
  for (const path of ['/nl/', '/nl/te-koop/', await listingPath(2706)]) {
    await page.goto(path)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, .button, summary, input:not([type=checkbox]), select, header a')]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('[popover], [aria-hidden=true]'),
        )
        .map((element) => {
          const own = element.getBoundingClientRect()
          // A press beside a field, on its label around it, reaches the field too.
          const around = element.matches('input, select') && element.parentElement?.getBoundingClientRect()
          return { element, box: around && around.height > own.height ? around : own }
        })
        .filter(({ box }) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(
          ({ element, box }) =>
            `${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${box.width}×${box.height}`,
        ),
    )
    expect([path, small]).toEqual([path, []])
  }
})

/** What the page itself waits for. A map below the screen loads when the screen comes near it, in a place it has already. */
function watchRequests(page: Page): () => string[] {
  const open = new Set<Request>()
  page.on('request', (request) => request.frame() === page.mainFrame() && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => [...open].map((request) => request.url())
}

test('a page that arrives slowly is shown when it is there down to its footer', async () => {
  const list = '/nl/te-koop/'
  const { body, headers } = await ask(list)
  const middle = body.indexOf('</article>', body.length / 2)
  const rest = Promise.withResolvers<void>()
  const origin = await startProxy(async (incoming, answer) => {
    if (incoming.url !== list) return forward(incoming, answer)
    answer.writeHead(200, { 'content-type': headers.get('content-type') ?? '' })
    answer.write(body.slice(0, middle))
    await rest.promise
    answer.end(body.slice(middle))
  })
  const page = await openPage({ viewport: phone })
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))
  await page.goto(origin + list, { waitUntil: 'commit' })
  const read = () => page.evaluate(() => document.querySelectorAll('article').length)
  await expect.poll(read).toBeGreaterThan(2)
  const styled = () => page.evaluate(() => getComputedStyle(document.body).marginTop)
  await expect.poll(styled).toBe('0px')
  await page.waitForTimeout(500)
  expect(await paints()).toEqual([])
  rest.resolve()
  await expect.poll(paints).toContain('first-contentful-paint')
})

test.each([
  ['home', '/nl/'],
  ['list', '/nl/te-koop/'],
  ['detail', '/property/2706/?lng=nl'],
])('nothing jumps while %s loads and is read', async (_, path) => {
  for (const viewport of [phone, desktop]) {
    const page = await openPage({ viewport })
    const unanswered = watchRequests(page)
    const shifts = await watchShifts(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toEqual([])
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < Math.min(end, 6_000); y += 400) {
      await page.mouse.wheel(0, 400)
      await drawn(page)
    }
    await expect.poll(unanswered).toEqual([])
    await drawn(page)
    expect(sumOf(await shifts()), (await shifts()).join('\n')).toBeLessThan(0.01)
  }
})
