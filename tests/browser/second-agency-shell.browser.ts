import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import texts from '~/ui/texts/fr.json' with { type: 'json' }
import { agencyUrl, openPage } from './browser'

/**
 * What the demo leaves out: a drawer on the left, flags, colours, pages below pages, a popup and a gallery as the
 * home page's banner.
 */
const phone = { width: 360, height: 740 }
const home = '/fr/'
const list = '/fr/a-vendre/'

type Visit = Parameters<typeof openPage>[0] & {
  /** The popup was closed before, and is in nobody's way. */
  popupSeen?: boolean
}

async function openAgency({ popupSeen = true, ...visit }: Visit = {}): Promise<Page> {
  const page = await openPage({
    ...visit,
    locale: 'fr-BE',
    context: { baseURL: agencyUrl(), ...visit.context },
  })
  if (popupSeen) await page.addInitScript(() => sessionStorage.setItem('modalActive', 'true'))
  return page
}

const header = (page: Page) => page.getByRole('banner')
const isFocused = (element: Element) => element === document.activeElement
const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

test('S2 the drawer and its toggle are on the left where the agency wants them there', async () => {
  const page = await openAgency({ viewport: phone })
  await page.goto(home)
  const toggle = page.getByRole('button', { name: texts.openMenu })
  expect((await toggle.boundingBox())?.x).toBeLessThan(60)
  await toggle.click()
  const drawer = page.locator('#drawer')
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  // Where the eye meets the toggle first, so does the keyboard.
  expect(
    await page.evaluate(
      ([first, second]) => {
        const [toggle, logo] = [first, second].map((s) => document.querySelector(s as string) as Element)
        return Boolean((toggle?.compareDocumentPosition(logo as Element) ?? 0) & 4)
      },
      ['[popovertarget=drawer]', 'header a[href="/fr/"]'],
    ),
  ).toBe(true)
})

test.each([true, false])(
  'M2 in the drawer an item unfolds the pages below it (scripts: %s)',
  async (javaScript) => {
    const page = await openAgency({ viewport: phone, javaScript })
    await page.goto(home)
    await page.getByRole('button', { name: texts.openMenu }).click()
    const group = page.locator('#drawer details').first()
    expect(await group.getByRole('link').first().isVisible()).toBe(false)
    await group.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    const below = group.getByRole('link').nth(1)
    await below.waitFor({ state: 'visible' })
    const href = await below.getAttribute('href')
    await below.click()
    await page.waitForURL(`**${href}`)
  },
)

test('M2 pages below an item show on hover and by its button; Escape puts them away', async () => {
  const page = await openAgency()
  await page.goto(list)
  const entry = header(page).locator('[data-submenu]').first()
  const below = entry.locator('ul').first()
  const button = entry.getByRole('button')
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  await entry.getByRole('link').first().hover()
  await below.waitFor({ state: 'visible' })
  await page.keyboard.press('Escape')
  await below.waitFor({ state: 'hidden' })
  await page.mouse.move(640, 700)

  await button.focus()
  await page.keyboard.press('Enter')
  await below.waitFor({ state: 'visible' })
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await below.getByRole('link').first().evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Escape')
  await below.waitFor({ state: 'hidden' })
  expect(await button.evaluate(isFocused)).toBe(true)
  expect(await button.getAttribute('aria-expanded')).toBe('false')

  await page.keyboard.press('Enter')
  await below.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await below.waitFor({ state: 'hidden' })
})

test('M2 without script the pages below an item show while the keyboard is in it', async () => {
  const page = await openAgency({ javaScript: false })
  await page.goto(list)
  const entry = header(page).locator('[data-submenu]').first()
  await entry.getByRole('link').first().focus()
  const below = entry.locator('ul').first().getByRole('link').first()
  await below.waitFor({ state: 'visible' })
  const href = await below.getAttribute('href')
  await below.click()
  await page.waitForURL(`**${href}`)
})

test('M2 L6 an item that the agency sends elsewhere opens in a new tab, from the menu and from the footer', async () => {
  const page = await openAgency({ javaScript: false })
  await page.goto(home)
  for (const place of ['#more', '#drawer', 'footer nav']) {
    const link = page.locator(`${place} a[href^="https:"]`).first()
    expect([place, await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      place,
      '_blank',
      'noopener',
    ])
    expect(await link.textContent()).toContain(texts.newTab)
  }
})

test('L17 each language has its flag where the agency wants flags', async () => {
  const page = await openAgency()
  await page.goto(home)
  const languages = header(page).locator('a[data-locale]')
  expect(await languages.count()).toBeGreaterThan(1)
  for (const language of await languages.all()) expect(await language.locator('svg').count()).toBe(1)
})

test('S1 S4 colours of the agency reach top bar and footer, readable, under the policy', async () => {
  const page = await openAgency()
  await page.goto(home)
  for (const selector of ['header [class*="ground-"]', 'footer[class*="ground-"]']) {
    const hex = /ground-([0-9a-f]{6})/.exec(
      (await page.locator(selector).first().getAttribute('class')) ?? '',
    )?.[1]
    const rgb = [0, 2, 4].map((at) => Number.parseInt(hex?.slice(at, at + 2) ?? '', 16))
    expect(await styleOf(page, selector, 'background-color')).toBe(`rgb(${rgb.join(', ')})`)
    expect(await styleOf(page, selector, 'color')).not.toBe(await styleOf(page, selector, 'background-color'))
  }
})

/** The clock stands still until a test moves it: nobody waits for the popup's delay. */
async function standStill(page: Page) {
  const now = new Date('2026-10-05T10:00:00Z')
  await page.clock.install({ time: now })
  // Ahead by more than a busy machine takes from one call to the next.
  await page.clock.pauseAt(new Date(now.getTime() + 30_000))
}

async function visit(page: Page, path: string) {
  await standStill(page)
  await page.goto(path, { waitUntil: 'load' })
  const popup = page.locator('dialog#popup')
  const delay = 1000 * Number(await popup.getAttribute('data-delay'))
  expect(delay).toBeGreaterThan(0)
  await startedByClock(page)
  return { popup, delay }
}

/** The script's parts start in turns of the clock, which somebody has to move here. */
async function startedByClock(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return page.locator('html').getAttribute('data-script')
    })
    .toBe('')
  await page.waitForLoadState('networkidle')
}

const flagOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('modalActive'))

test('S7 the popup opens after its delay and not before, above all else; its picture comes with it', async () => {
  const page = await openAgency({ popupSeen: false })
  const { popup, delay } = await visit(page, home)
  const picture = popup.locator('img')
  await page.clock.fastForward(delay / 2)
  expect(await popup.isVisible()).toBe(false)
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe('')
  await page.clock.fastForward(delay / 2)
  await popup.waitFor({ state: 'visible' })
  expect(await styleOf(page, '#popup', 'z-index')).toBe('1300')
  expect(
    await popup.evaluate((dialog) => dialog.matches(':modal') && dialog.contains(document.activeElement)),
  ).toBe(true)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await flagOf(page)).toBe(null)
})

test.each(['button', 'escape', 'beside', 'link'])(
  'S7 closed by %s, the popup does not come again in this session',
  async (way) => {
    const page = await openAgency({ popupSeen: false })
    const { popup, delay } = await visit(page, home)
    await page.clock.fastForward(delay + 100)
    await popup.waitFor({ state: 'visible' })
    if (way === 'button') await popup.getByRole('button', { name: texts.popup.close }).click()
    if (way === 'escape') await page.keyboard.press('Escape')
    if (way === 'beside') await page.mouse.click(5, 400)
    if (way === 'link') {
      await popup
        .getByRole('link')
        .evaluate((link) => link.addEventListener('click', (e) => e.preventDefault()))
      await popup.getByRole('link').click()
    }
    await popup.waitFor({ state: 'hidden' })
    await expect.poll(() => flagOf(page)).toBe('true')
    await page.goto(home, { waitUntil: 'load' })
    await startedByClock(page)
    await page.clock.fastForward(delay * 3)
    expect(await popup.isVisible()).toBe(false)
  },
)

test('S7 the popup waits until the question about cookies is answered', async () => {
  const page = await openAgency({ consent: 'asked', popupSeen: false })
  const { popup, delay } = await visit(page, home)
  await page.clock.fastForward(delay + 2000)
  expect(await page.locator('dialog#consent').isVisible()).toBe(true)
  expect(await popup.isVisible()).toBe(false)
  await page.locator('[data-consent="only-functional"]').click()
  await page.clock.fastForward(1000)
  await popup.waitFor({ state: 'visible' })
})

test('S7 an address that says it was answered keeps the popup away for the session', async () => {
  const page = await openAgency({ popupSeen: false })
  const { popup, delay } = await visit(page, `${home}?modal-clicked`)
  await page.clock.fastForward(delay * 2)
  expect(await popup.isVisible()).toBe(false)
  await expect.poll(() => flagOf(page)).toBe('true')
})

test('S7 an open popup closes when the address comes to say it was answered', async () => {
  const page = await openAgency({ popupSeen: false })
  const { popup, delay } = await visit(page, home)
  await page.clock.fastForward(delay + 100)
  await popup.waitFor({ state: 'visible' })
  await page.evaluate(() => {
    location.hash = 'modal-clicked'
  })
  await popup.waitFor({ state: 'hidden' })
})

test('S7 on the page that its first form is sent to, the popup does not come', async () => {
  const page = await openAgency({ popupSeen: false })
  const { popup, delay } = await visit(page, list)
  expect(await page.evaluate(() => document.forms[0]?.action === location.href)).toBe(true)
  await page.clock.fastForward(delay * 2)
  expect(await popup.isVisible()).toBe(false)
})

const shownOf = (page: Page) =>
  page
    .locator('[data-slides] > li')
    .evaluateAll((slides) => slides.findIndex((slide) => 'shown' in (slide as HTMLElement).dataset))

async function openSlider(visited: Visit = {}) {
  const page = await openAgency(visited)
  await standStill(page)
  await page.goto(home, { waitUntil: 'load' })
  await startedByClock(page)
  const controls = page.locator('[data-slider] [data-controls]')
  await controls.waitFor({ state: 'visible' })
  /** The slider looks a turn later at what holds it. */
  const after = async (milliseconds: number) => {
    await page.clock.runFor(1)
    await page.clock.fastForward(milliseconds)
  }
  return { page, controls, after }
}

test('S8 the slider goes on by itself, fading for half a second, and moves nothing', async () => {
  const { page, after } = await openSlider()
  expect(await styleOf(page, '[data-slides] > [data-shown]', 'transition-duration')).toBe('0.5s')
  const height = () => page.locator('[data-slider]').evaluate((slider) => slider.clientHeight)
  const before = await height()
  await after(5500)
  expect(await shownOf(page)).toBe(0)
  await after(600)
  await expect.poll(() => shownOf(page)).toBe(1)
  expect(await height()).toBe(before)
})

test('S8 the mouse on the slider, the focus in it and its button hold it', async () => {
  const { page, controls, after } = await openSlider()
  await controls.hover()
  await after(20_000)
  expect(await shownOf(page)).toBe(0)
  await page.mouse.move(640, 60)
  await controls.getByRole('button', { name: texts.slider.next }).focus()
  await after(20_000)
  expect(await shownOf(page)).toBe(0)

  await page.keyboard.press('Enter')
  await expect.poll(() => shownOf(page)).toBe(1)
  await controls.getByRole('button', { name: texts.slider.previous }).click()
  await expect.poll(() => shownOf(page)).toBe(0)
  await controls.getByRole('button', { name: texts.slider.pause }).click()
  await page.mouse.move(640, 60)
  await page.getByRole('main').focus()
  await after(20_000)
  expect(await shownOf(page)).toBe(0)
  expect(await controls.getByRole('button', { name: texts.slider.play }).isVisible()).toBe(true)
})

test('S8 who asked for less motion starts the slider themselves', async () => {
  const { page, controls, after } = await openSlider({ context: { reducedMotion: 'reduce' } })
  await after(20_000)
  expect(await shownOf(page)).toBe(0)
  await controls.getByRole('button', { name: texts.slider.play }).click()
  await page.mouse.move(640, 60)
  await page.getByRole('main').focus()
  await after(6_500)
  await expect.poll(() => shownOf(page)).toBe(1)
})

test('S8 without script the first picture is shown and no control lacks a function', async () => {
  const page = await openAgency({ javaScript: false })
  await page.goto(home)
  const slides = page.locator('[data-slides] > li')
  expect(await slides.count()).toBeGreaterThan(1)
  expect(await slides.first().isVisible()).toBe(true)
  expect(await slides.nth(1).isVisible()).toBe(false)
  expect(await page.locator('[data-controls]').isVisible()).toBe(false)
})
