import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn, openPage, openWithoutPictures } from './browser'

const phone = { width: 360, height: 740 }
const header = (page: Page) => page.getByRole('banner')
const headerPosition = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).position)
const logoHeight = (page: Page) =>
  header(page)
    .getByRole('link', { name: /^Tilia/ })
    .locator('svg')
    .evaluate((logo) => Math.round(logo.getBoundingClientRect().height))
const isFocused = (element: Element) => element === document.activeElement
const scrollPage = (page: Page, y: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)

test('S3 above 30 px of scroll the header is fixed, opaque and its logo smaller; at 30 px it is not', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/')
  expect(await headerPosition(page)).toBe('absolute')
  expect(await logoHeight(page)).toBe(125)
  await scrollPage(page, 30)
  await drawn(page)
  expect(await headerPosition(page)).toBe('absolute')
  await scrollPage(page, 31)
  await expect.poll(() => headerPosition(page)).toBe('fixed')
  await expect.poll(() => logoHeight(page)).toBeLessThan(125)
  const background = await header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(background).toMatch(/^rgb\(/)
  await scrollPage(page, 0)
  await expect.poll(() => headerPosition(page)).toBe('absolute')
})

test('S3 the logo is 75 px high on a phone', async () => {
  const page = await openWithoutPictures({ viewport: phone })
  await page.goto('/nl/')
  expect(await logoHeight(page)).toBe(75)
})

test.each([
  [1280, 88],
  [360, 64],
])('S1 S3 at %i px the header of a page is one row of %i px', async (width, height) => {
  const page = await openWithoutPictures({ viewport: { width, height: 740 } })
  await page.goto('/nl/te-koop/')
  expect((await header(page).boundingBox())?.height).toBe(height)
  expect(await logoHeight(page)).toBeLessThan(height)
})

test.each([320, 360, 767, 1280])(
  'S1 a logo four times as wide as high fits beside menu and tools at %i px',
  async (width) => {
    const page = await openWithoutPictures({ viewport: { width, height: 740 } })
    await page.goto('/nl/te-koop/')
    await page.evaluate(() => {
      const emblem = document.querySelector<HTMLElement>('header [data-ratio]')
      emblem?.setAttribute('data-ratio', '4')
      emblem?.querySelector('svg')?.setAttribute('viewBox', '0 0 400 100')
    })
    const svg = await header(page)
      .getByRole('link', { name: /^Tilia/ })
      .locator('svg')
      .boundingBox()
    expect([svg?.width, (svg?.height ?? 0) * 4]).toEqual([
      width < 767 ? Math.min(width / 2, 180) : 200,
      svg?.width,
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const rest = header(page).locator('a, button').filter({ visible: true })
    const from = await rest.evaluateAll((elements) =>
      elements.slice(1).map((element) => element.getBoundingClientRect().x),
    )
    expect(Math.min(...from)).toBeGreaterThanOrEqual((svg?.x ?? 0) + (svg?.width ?? 0))
  },
)

// A slow line does not bring the faces in time: a local one then stands in their place for as long as the page is read.
test.each(['brings', 'does not bring'])(
  'S1 at 1280 px the row has room for menu, languages and the valuation, in each language, where the line %s the faces in time',
  async (line) => {
    const page = await openWithoutPictures({ viewport: { width: 1280, height: 740 }, expected: [/woff2/] })
    if (line !== 'brings') await page.route('**/*.woff2', (route) => route.abort())
    for (const locale of ['nl', 'fr', 'en']) {
      await page.goto(`/${locale}/`)
      await page.evaluate(() => document.fonts.ready)
      const menu = await menuOf(page, /.*/).boundingBox()
      expect([locale, (menu?.height ?? 0) <= 48]).toEqual([locale, true])
      const last = await header(page).locator('a.button').first().boundingBox()
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(1240)
    }
  },
)

test('S4 on a phone the columns of the footer are rows that unfold; what names the agent is never folded', async () => {
  const page = await openWithoutPictures({ viewport: phone, javaScript: false })
  await page.goto('/nl/te-koop/')
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByText('BIV 500.123').isVisible()).toBe(true)
  for (const [row, inside] of [
    ['Ontdek', 'Nieuwbouw'],
    ['Toezicht, verzekering en plichtenleer', /Plichtenleer/],
  ] as const) {
    const link = footer.getByRole('link', { name: inside })
    expect([row, await link.isVisible()]).toEqual([row, false])
    const summary = footer.locator('summary', { hasText: row })
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await summary.click()
    expect([row, await link.isVisible()]).toEqual([row, true])
  }
})

test('S3 scrolling does not move what is being read when the header becomes fixed', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  const top = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top + scrollY)
  const before = await top()
  await scrollPage(page, 200)
  await expect.poll(() => headerPosition(page)).toBe('fixed')
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
})

test('S6 the way to the top is hidden under 10 px, shown from 10 px, and rises in about half a second', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  const up = page.locator('[data-to-top]')
  const now = await page.evaluate(() => Date.now())
  await page.clock.install({ time: now })
  // Ahead by more than a busy machine takes from one call to the next.
  await page.clock.pauseAt(now + 30_000)
  const shownAt = async (y: number) => {
    await page.evaluate(scrolled, y)
    await page.clock.runFor(200)
    await settled(up)
    return await up.isVisible()
  }
  expect(await shownAt(9)).toBe(false)
  expect(await shownAt(10)).toBe(true)
  expect(await shownAt(3000)).toBe(true)
  const height = () => page.evaluate(() => scrollY)
  await up.evaluate((link: HTMLElement) => link.click())
  await page.clock.runFor(400)
  expect(await height()).toBeGreaterThan(0)
  await page.clock.runFor(200)
  expect(await height()).toBe(0)
  const hides = async () => {
    await page.clock.runFor(200)
    return !(await up.isVisible())
  }
  await expect.poll(hides).toBe(true)
})

/** In the page: until it is scrolled and has heard so. */
function scrolled(top: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('scroll', () => resolve(), { once: true })
    scrollTo({ top, behavior: 'instant' })
  })
}

test('S6 who asked for less motion is at the top at once; without scripts it is a link', async () => {
  const page = await openWithoutPictures({ context: { reducedMotion: 'reduce' } })
  await page.goto('/nl/te-koop/')
  await scrollPage(page, 3000)
  const up = page.locator('[data-to-top]')
  await up.waitFor({ state: 'visible' })
  await up.click()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const plain = await openWithoutPictures({ javaScript: false })
  await plain.goto('/nl/te-koop/')
  await plain.locator('[data-to-top]').click()
  await expect.poll(() => plain.evaluate(() => scrollY)).toBe(0)
})

test('S1 the first Tab offers to skip to the content', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  expect(await skip.evaluate(isFocused)).toBe(true)
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('main').evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test.each([true, false])(
  'S2 the drawer opens, leads on and closes by keyboard on a phone (scripts: %s)',
  async (javaScript) => {
    const page = await openWithoutPictures({ javaScript, viewport: phone })
    await page.goto('/nl/')
    const toggle = page.getByRole('button', { name: 'Menu openen' })
    const drawer = page.locator('#drawer')
    await toggle.focus()
    await page.keyboard.press('Enter')
    await drawer.waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    const close = drawer.getByRole('button', { name: 'Menu sluiten' })
    expect(await close.evaluate(isFocused)).toBe(true)
    if (javaScript) {
      // Behind its last link and before its first button the focus stays in the drawer, which stays open.
      await drawer.locator('a').last().focus()
      await page.keyboard.press('Tab')
      expect(await close.evaluate(isFocused)).toBe(true)
      await page.keyboard.press('Shift+Tab')
      expect(await drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
      expect(await drawer.isVisible()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await toggle.evaluate(isFocused)).toBe(true)

    await toggle.click()
    await drawer.getByRole('button', { name: 'Menu sluiten' }).click()
    await drawer.waitFor({ state: 'hidden' })

    await toggle.click()
    await drawer.getByRole('link', { name: 'Te huur', exact: true }).click()
    await page.waitForURL(/\/nl\/te-huur\/$/)
  },
)

test('S6 who asked for less motion sees none in any component', async () => {
  const page = await openPage({ context: { reducedMotion: 'reduce' } })
  await page.goto('/property/2706/?lng=nl')
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { scrollBehavior, transitionProperty, transitionDuration } = getComputedStyle(element)
        return { scrollBehavior, moves: transitionProperty !== 'none' && transitionDuration !== '0s' }
      })
  for (const selector of ['[data-strip]', '.button', '[data-open-picture] img']) {
    expect([selector, await styleOf(selector)]).toEqual([selector, { scrollBehavior: 'auto', moves: false }])
  }
})

test('S2 L4 the language can be changed from the drawer', async () => {
  const page = await openWithoutPictures({ viewport: phone })
  await page.goto('/nl/projecten/')
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await page.locator('#drawer').getByRole('link', { name: 'English' }).click()
  await page.waitForURL(/\/en\/projects\/$/)
})

test('S5 a phone and a tablet have the drawer, a desktop has the menu', async () => {
  for (const [width, hasMenu] of [
    [360, false],
    [766, false],
    [1280, true],
    [1600, true],
  ] as const) {
    const page = await openWithoutPictures({ viewport: { width, height: 800 } })
    await page.goto('/nl/')
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Hoofdmenu' })
    expect([width, await menu.first().isVisible()]).toEqual([width, hasMenu])
    expect([width, await page.getByRole('button', { name: 'Menu openen' }).isVisible()]).toEqual([
      width,
      !hasMenu,
    ])
  }
})

test.each(['/nl/', '/fr/', '/en/', '/fr/contact/'])(
  'S5 on a desktop the menu of %s is one row',
  async (path) => {
    const page = await openWithoutPictures()
    await page.goto(path)
    const items = page.locator('header nav ul').first().locator(':scope > li')
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top))
      expect(tops.length).toBeGreaterThan(4)
      expect(new Set(tops).size).toBe(1)
    }
  },
)

test('S1 the menu says where the visitor is', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Hoofdmenu' }).first()
  expect(await menu.getByRole('link', { name: 'Te koop' }).getAttribute('aria-current')).toBe('page')
  expect(await menu.getByRole('link', { name: 'Te huur' }).getAttribute('aria-current')).toBe(null)
})

test('S4 the footer names the agency as the law wants, in each language', async () => {
  const page = await openWithoutPictures({ javaScript: false })
  for (const locale of ['nl', 'fr', 'en']) {
    await page.goto(`/${locale}/`)
    const footer = await page.getByRole('contentinfo').textContent()
    for (const part of [
      'Tilia Vastgoed BV',
      '500.123',
      '0777.000.136',
      '1630 Linkebeek',
      'Luxemb',
      'LB 40.118.227',
    ]) {
      expect([locale, part, footer?.includes(part)]).toEqual([locale, part, true])
    }
  }
})

test('L3 L4 a chosen language is remembered, where the server sees it too; query and hash come along', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/?city=Ukkel|1180&utm_source=x#content')
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).first().click()
  await page.waitForURL(/\/fr\/a-vendre\//)
  const url = new URL(page.url())
  expect(url.searchParams.get('city')).toBe('Uccle|1180')
  expect(url.hash).toBe('#content')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('fr')
  expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
    'i18nextLng=fr',
  ])
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/fr/')
})

test('L3 a language that only storage holds turns the first page around once, and then the cookie decides', async () => {
  const page = await openWithoutPictures()
  await page.goto('/en/')
  await page.evaluate(() => sessionStorage.setItem('i18nextLng', 'fr'))
  await page.goto('/for-sale/?utm_source=x', { waitUntil: 'commit' })
  await page.waitForURL((url) => url.pathname === '/fr/a-vendre/' && url.search === '?utm_source=x')
  await page.goto('/for-rent/')
  expect(new URL(page.url()).pathname).toBe('/fr/a-louer/')
  await page.goto('/en/')
  expect(new URL(page.url()).pathname).toBe('/en/')
})

test('L17 reading in another language without choosing it sets nothing', async () => {
  const page = await openWithoutPictures()
  await page.goto('/en/')
  await page.goto('/en/for-sale/')
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(null)
})

test('L6 a link to another site opens in a new tab', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/')
  const conduct = page.getByRole('contentinfo').getByRole('link', { name: /Plichtenleer/ })
  expect(await conduct.getAttribute('target')).toBe('_blank')
  expect(await conduct.getAttribute('rel')).toContain('noopener')
  expect(await conduct.textContent()).toContain('nieuw tabblad')
})

/** What opens has come to rest: a click on its way there would meet what it passes over. */
const settled = (moving: Locator) =>
  moving.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })

const menuOf = (page: Page, name: string | RegExp = 'Hoofdmenu') =>
  header(page).getByRole('navigation', { name }).first()

test.each([true, false])(
  'M3 what does not fit in the menu is behind a button, and closes by button and by Escape (scripts: %s)',
  async (javaScript) => {
    const page = await openWithoutPictures({ javaScript })
    await page.goto('/nl/te-koop/')
    const open = page.getByRole('button', { name: 'Meer menupunten tonen' })
    const rest = page.locator('#more')
    expect(await menuOf(page).locator('ul').first().getByRole('link').count()).toBe(7)
    expect(await rest.isVisible()).toBe(false)
    await open.focus()
    await page.keyboard.press('Enter')
    await rest.waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    const close = rest.getByRole('button', { name: 'Meer menupunten sluiten' })
    expect(await close.evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Escape')
    await rest.waitFor({ state: 'hidden' })
    expect(await open.evaluate(isFocused)).toBe(true)

    await open.click()
    await close.click()
    await rest.waitFor({ state: 'hidden' })
    await open.click()
    await settled(rest)
    await rest.getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL(/\/nl\/contact\/$/)
  },
)

test('M3 the overflow menu fits on the screen, also in a sticky header', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  for (const scrolled of [0, 500]) {
    await scrollPage(page, scrolled)
    await drawn(page)
    await settled(header(page))
    await page.getByRole('button', { name: 'Meer menupunten tonen' }).click()
    const box = await page.locator('#more').boundingBox()
    // It opens below its button, so that it covers neither that nor the items beside it.
    const button = await page.locator('[popovertarget=more]').first().boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280)
    await page.keyboard.press('Escape')
  }
})

test('M3 a menu closes when the keyboard goes on behind it', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  await page.getByRole('button', { name: 'Meer menupunten tonen' }).click()
  const rest = page.locator('#more')
  await rest.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await rest.waitFor({ state: 'hidden' })
})

test('S2 M3 on a phone the drawer has the whole menu and there is no second button', async () => {
  const page = await openWithoutPictures({ viewport: phone })
  await page.goto('/nl/')
  expect(await page.getByRole('button', { name: 'Meer menupunten tonen' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu openen' }).click()
  for (const name of ['Te koop', 'Contact', 'Jobs']) {
    expect([name, await page.locator('#drawer').getByRole('link', { name, exact: true }).count()]).toEqual([
      name,
      1,
    ])
  }
})

test('M2 the free valuation is offered in the header, and on a phone in the drawer', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/')
  await header(page).getByRole('link', { name: 'Gratis schatting' }).first().click()
  await page.waitForURL(/\/nl\/gratis-schatting\/$/)
  const small = await openWithoutPictures({ viewport: phone, javaScript: false })
  await small.goto('/nl/')
  await small.getByRole('button', { name: 'Menu openen' }).click()
  await small.locator('#drawer').getByRole('link', { name: 'Gratis schatting' }).click()
  await small.waitForURL(/\/nl\/gratis-schatting\/$/)
})

test('S1 M9 L6 the short links lead to the renovation calculator in a new tab, and to the phone in this one', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/')
  const below = page.getByRole('contentinfo').getByRole('navigation', { name: 'Snel naar' })
  expect(await below.getByRole('link').count()).toBe(4)
  await page.getByRole('button', { name: 'Meer menupunten tonen' }).click()
  const calculator = header(page)
    .getByRole('link', { name: /Renovatiekosten/ })
    .first()
  expect(await calculator.isVisible()).toBe(true)
  expect(await calculator.getAttribute('target')).toBe('_blank')
  expect(await calculator.getAttribute('rel')).toContain('noopener')
  expect(await calculator.textContent()).toContain('nieuw tabblad')
  const telephone = header(page).locator('a[href^="tel:"]').first()
  expect(await telephone.getAttribute('target')).toBe(null)
})

test('S4 the footer ends in the legal pages, and lets a visitor change the choice of cookies', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Juridisch' })
  for (const link of await legal.getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/nl\/.+\/$/)
  }
  const settings = legal.getByRole('link', { name: 'Cookie-instellingen' })
  await settings.click()
  await page.locator('dialog#consent').waitFor({ state: 'visible' })
  expect(new URL(page.url()).pathname).toBe('/nl/te-koop/')

  const plain = await openWithoutPictures({ javaScript: false })
  await plain.goto('/nl/te-koop/')
  await plain.getByRole('link', { name: 'Cookie-instellingen' }).click()
  await plain.waitForURL(/cookie-policy/)
})

test.each([320, 767, 820, 1280])('S3 at %i px the page leaves exactly the header’s room', async (width) => {
  const page = await openWithoutPictures({ viewport: { width, height: 800 } })
  await page.goto('/nl/te-koop/')
  const [room, height] = await page.evaluate(() => [
    Number.parseFloat(getComputedStyle(document.querySelector('main') as Element).paddingTop),
    document.querySelector('header')?.offsetHeight,
  ])
  expect(room).toBe(height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})
