import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listingPath } from './answers'
import { openPage, openWithoutPictures } from './browser'

const openForced = (width = 1440, colorScheme: 'light' | 'dark' = 'light') =>
  openWithoutPictures({
    viewport: { width, height: 900 },
    context: { forcedColors: 'active', colorScheme, reducedMotion: 'reduce' },
  })

/** The colours behind the elements of a selector, in their order. */
const grounds = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((element) => getComputedStyle(element).backgroundColor))

const lines = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((element) => getComputedStyle(element).borderBottomStyle))

test('S10 in the system’s colours the page and the view that one is in are told apart', async () => {
  const page = await openForced()
  await page.goto('/nl/te-koop/')
  expect(await lines(page, 'header nav a[aria-current]')).toContain('solid')
  expect(new Set(await lines(page, 'header nav li > a:not([aria-current])'))).toEqual(new Set(['none']))
  const [map] = await grounds(page, 'main a[href*="view=map"]')
  expect(await grounds(page, 'main a[aria-current]')).not.toContain(map)
  // The browser leaves drawn borders as they are: a light band behind light words.
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).borderImageSource !== 'none',
    ),
  )
  expect(drawn).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'S10 energy labels and their scale keep their colours, in the system’s %s colours',
  async (colorScheme) => {
    const page = await openForced(1440, colorScheme)
    await page.goto(await listingPath(2706))
    const scale = await grounds(page, '#energy [data-energy]')
    expect(scale.length).toBeGreaterThan(6)
    expect(new Set(scale).size).toBeGreaterThan(6)
    await page.goto('/nl/te-koop/')
    expect(new Set(await grounds(page, 'main li [data-energy]')).size).toBeGreaterThan(3)
  },
)

test('S10 in the system’s colours one button of a form is the action', async () => {
  const page = await openForced()
  await page.goto('/nl/contact/')
  const [action] = await grounds(page, 'main form .button-main')
  const others = await grounds(page, 'main .button:not(.button-main)')
  expect(others.length).toBeGreaterThan(0)
  expect(others).not.toContain(action)
})

/** What stays in view while the page is scrolled, dialogs apart. */
const staying = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, left } = getComputedStyle(element)
        // What stays at the left of what is scrolled sideways covers no height.
        return position === 'fixed' || (position === 'sticky' && left === 'auto')
      })
      .filter((element) => element.getBoundingClientRect().height > 0)
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (element) =>
          !element.closest('dialog, [popover], .skip-link') && !element.matches('[href="#content"]'),
      )
      .map((element) => `${element.tagName} ${element.className}`),
  )

test.each([
  ['at 400 % zoom', { width: 320, height: 256 }],
  ['in a low window', { width: 1280, height: 420 }],
])('S10 %s nothing stays in view', async (_, viewport) => {
  const page = await openPage({ viewport, context: { reducedMotion: 'reduce' } })
  const paths = [
    '/nl/',
    '/nl/te-koop/',
    await listingPath(2706),
    '/nl/contact/',
    '/nl/afspraak/?listing=2706',
    '/nl/privacy-statement/',
  ]
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, 600))
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-scrolled'))
    expect(await staying(page), path).toEqual([])
  }
})

test.each([
  ['phone', 360, (page: number) => ({ lead: page, other: page, height: 140 })],
  ['tablet', 820, (page: number) => ({ lead: (page * 2) / 3, other: page / 3, height: 400 })],
] as const)('M5a on a %s the newest article leads and the others take less', async (_, width, expected) => {
  const page = await openWithoutPictures({ viewport: { width, height: 900 } })
  await page.goto('/nl/nieuws/')
  const cards = page.getByRole('main').getByRole('article')
  const boxes = await cards.evaluateAll((articles) =>
    articles.map((article) => {
      const { width, height } = article.getBoundingClientRect()
      return { width, height, row: (article.closest('ul') as HTMLElement).clientWidth }
    }),
  )
  const [lead, ...others] = boxes
  const { lead: wide, other, height } = expected(lead?.row ?? 0)
  expect(others.length).toBeGreaterThan(4)
  expect(Math.abs((lead?.width ?? 0) - wide)).toBeLessThan(20)
  for (const box of others) {
    expect(Math.abs(box.width - other)).toBeLessThan(30)
    expect(box.height).toBeLessThan(Math.min(height, lead?.height ?? 0))
  }
})

test('M8 on a tablet the picture of a reference ends with the words beside it', async () => {
  const page = await openWithoutPictures({ viewport: { width: 820, height: 900 } })
  await page.goto('/nl/referenties/')
  const stories = page.getByRole('main').getByRole('article')
  const holes = await stories.evaluateAll((articles) =>
    articles.map((article) => {
      const isBeside = (part: Element, index: number) => index > 0 && part.localName !== 'figure'
      const beside = [...article.children].filter(isBeside).map((part) => part.getBoundingClientRect())
      const picture = article.children[0]?.getBoundingClientRect()
      return Math.max(...beside.map((box) => box.bottom)) - (picture?.bottom ?? 0)
    }),
  )
  expect(holes.length).toBeGreaterThan(0)
  for (const hole of holes) expect(Math.abs(hole)).toBeLessThan(20)
})

test.each([360, 820])(
  'M5 at %i px the contents of an article stand between its title and its picture',
  async (width) => {
    const page = await openWithoutPictures({ viewport: { width, height: 900 } })
    await page.goto('/nl/nieuws/asbestattest/')
    const main = page.getByRole('main')
    const topOf = async (part: ReturnType<typeof main.locator>) => (await part.boundingBox())?.y ?? 0
    const contents = main.getByRole('navigation', { name: 'Inhoud' })
    const top = await topOf(contents)
    expect(top).toBeGreaterThan(await topOf(main.getByRole('heading', { level: 1 })))
    expect(top).toBeLessThan(await topOf(main.locator('picture').first()))
    await contents.getByText('Inhoud').last().click()
    expect(await contents.getByRole('link').count()).toBeGreaterThan(1)
    expect(await contents.getByRole('link').first().isVisible()).toBe(true)
  },
)
