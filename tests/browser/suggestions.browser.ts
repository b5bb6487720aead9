import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe'
import { drawn, holdEntry, openWithoutPictures } from './browser'

const phone = { viewport: { width: 360, height: 740 }, context: { isMobile: true, hasTouch: true } }
const heroLabel = 'Wat zoekt u, en waar?'
const field = (page: Page, label = heroLabel) => page.getByLabel(label)
const status = (page: Page) => page.getByRole('main').getByRole('search').getByRole('status').first()
const names = (page: Page) =>
  page.getByRole('group', { name: 'Eerder gezocht' }).getByRole('option').allInnerTexts()
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('recentSearches'))

async function look(page: Page, words: string, label = heroLabel) {
  await field(page, label).click()
  await page.keyboard.type(words)
  await page.locator('pignon-island[data-awake]').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await page.waitForURL(/te-(?:koop|huur)/)
}

test('H6 an empty box offers what was looked for last, by keyboard too, and clears it', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/')
  await look(page, 'villa in ukkel')
  await page.goto('/nl/')
  await field(page).click()
  await page.keyboard.type('halle')
  await page.getByRole('option', { name: /Halle/ }).first().click()
  await page.waitForURL(/city=Halle/)

  await page.goto('/nl/')
  await field(page).click()
  await page.getByRole('option').first().waitFor()
  expect((await names(page)).map((name) => name.replace(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(/^Halle 1500 Te (?:koop|huur)$/),
    'villa in ukkel Te koop',
    'Zoekgeschiedenis wissen',
  ])
  await expect.poll(() => status(page).textContent()).toMatch(/^2 eerdere zoekopdrachten/)
  expect(await findings(page)).toEqual([])
  for (const _ of [1, 2]) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/kind=villa/)
  expect(decodeURIComponent(new URL(page.url()).search)).toBe('?city=Ukkel|1180&kind=villa')

  await page.goto('/nl/')
  await field(page).click()
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(() => status(page).textContent()).toBe('Uw zoekgeschiedenis is gewist.')
  expect(await stored(page)).toBeNull()
  expect(await page.getByRole('option').count()).toBe(0)
})

test('H6 where storage is blocked, searching works and nothing is offered', async () => {
  const page = await openWithoutPictures({ consent: 'asked' })
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto('/nl/')
  await look(page, 'halle')
  await page.goto('/nl/')
  await field(page).click()
  await page.locator('pignon-island[data-awake]').first().waitFor({ state: 'attached' })
  expect(await page.getByRole('option').count()).toBe(0)
})

/** Replaces the visual viewport by one that a keyboard of 330 px makes smaller. */
function withKeyboard() {
  const keyboard = 330
  const visible = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight })
  Object.defineProperty(window, 'visualViewport', { value: visible })
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    visible.height = innerHeight - keyboard
    visible.dispatchEvent(new Event('resize'))
  })
}

const bottomOf = (page: Page) =>
  page
    .getByRole('listbox')
    .locator('..')
    .evaluate((panel) => Math.round(panel.getBoundingClientRect().bottom))

test('H6 on a phone the suggestions end above the keyboard', async () => {
  const page = await openWithoutPictures(phone)
  await page.addInitScript(withKeyboard)
  await page.goto('/nl/')
  await field(page).tap()
  await page.keyboard.type('1')
  await page.getByRole('option').nth(8).waitFor()
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(740 - 330)
  await page.mouse.wheel(0, -40)
  await drawn(page)
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(740 - 330)
  await page.getByRole('option').last().scrollIntoViewIfNeeded()
  expect(await page.getByRole('option').last().isVisible()).toBe(true)
})

const listLabel = 'Zoek in uw eigen woorden'

test('H6 P1b the field of a list suggests as the home page does, and keeps the filters of the list', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/?type=3')
  await field(page, listLabel).click()
  await page.keyboard.type('ukkel')
  await page.getByRole('option').first().waitFor()
  await expect.poll(() => status(page).textContent()).toMatch(/^\d+ resultaten/)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/city=/)
  expect(decodeURIComponent(new URL(page.url()).search)).toMatch(/^\?(?=.*city=Ukkel\|1180)(?=.*type=3)/)
  await field(page, listLabel).click()
  await page.getByRole('option').first().waitFor()
  expect(await names(page)).toEqual([expect.stringContaining('Ukkel 1180'), 'Zoekgeschiedenis wissen'])
})

test('P1b what is typed into the field of a list before its script has come is kept', async () => {
  const page = await openWithoutPictures()
  const release = await holdEntry(page)
  await page.goto('/nl/te-koop/', { waitUntil: 'commit' })
  await field(page, listLabel).click()
  await page.keyboard.type('halle')
  release()
  await page.getByRole('option').first().waitFor()
  expect(await page.getByRole('combobox', { name: listLabel }).inputValue()).toBe('halle')
})

test('H6 on a phone the suggestions of a list are as wide as its row, and end above the keyboard', async () => {
  const page = await openWithoutPictures(phone)
  await page.addInitScript(withKeyboard)
  await page.goto('/nl/te-koop/')
  await field(page, listLabel).tap()
  await page.keyboard.type('1')
  await page.getByRole('option').nth(8).waitFor()
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(740 - 330)
  const panel = await page.getByRole('listbox').locator('..').boundingBox()
  expect(panel?.width).toBeGreaterThanOrEqual(320)
  expect(panel?.height).toBeGreaterThanOrEqual(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
