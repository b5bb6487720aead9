import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe'
import { drawn, holdEntry, openWithoutPictures } from './browser'

const field = (page: Page) => page.getByLabel('Zoek een plaats')
const panel = (page: Page) => page.getByRole('group', { name: 'Plaats', exact: true })
const show = (page: Page) => panel(page).getByRole('button', { name: /^(?:Panden tonen|Toon \d+ pand)/ })
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)

async function openPanel(page: Page, query = '') {
  await page.goto(`/nl/te-koop/${query}`)
  await page.getByRole('main').getByRole('button', { name: 'Plaats', exact: true }).click()
  await panel(page).waitFor()
}

test('P7c a place that is typed is chosen by the keyboard alone, several after each other', async () => {
  const page = await openWithoutPictures()
  await openPanel(page)
  await field(page).focus()
  await page.keyboard.type('linkeb')
  const first = page.getByRole('option').first()
  await first.waitFor()
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
  await expect.poll(() => panel(page).getByRole('status').textContent()).toMatch(/^\d+ plaats/)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('option').count()).toBe(0)
  expect(await panel(page).isVisible()).toBe(true)
  await page.keyboard.press('ArrowDown')
  await first.waitFor()
  const name = await page.locator('[role=option][aria-selected=true]').innerText()
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page).inputValue()).toBe('')
  await expect.poll(() => panel(page).getByRole('status').textContent()).toMatch(/is gekozen/)
  expect(name).toContain('Linkebeek')

  await page.keyboard.type('vlaamse r')
  // Chosen already: until the answer for the last letter comes, another option is.
  await page.getByRole('option', { name: /Vlaamse Rand/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => show(page).innerText()).toMatch(/^Toon \d+ pand/)
  await show(page).click()
  await page.waitForURL(/in=/)
  expect(queryOf(page)).toMatch(/1630/)
  expect(queryOf(page)).toContain('in=vlaamse-rand')
})

test('P7c typing narrows the check boxes, and a chosen station is a radius', async () => {
  const page = await openWithoutPictures()
  await openPanel(page)
  const boxes = () => panel(page).getByRole('checkbox', { name: /\d{4}/ }).count()
  const before = await boxes()
  await field(page).click()
  await page.keyboard.type('ukk')
  await expect.poll(boxes).toBe(1)
  expect(before).toBeGreaterThan(1)
  await field(page).fill('')
  await expect.poll(boxes).toBe(before)
  await page.keyboard.type('station')
  await page.getByRole('option', { name: /km/ }).first().click()
  await show(page).click()
  await page.waitForURL(/around=/)
  const around = new URL(page.url()).searchParams.get('around')
  await openPanelAgain(page)
  await field(page).click()
  await page.keyboard.type('school')
  await page.getByRole('option', { name: /km/ }).first().click()
  await show(page).click()
  await page.waitForURL((url) => ![around, null].includes(url.searchParams.get('around')))
  expect(new URL(page.url()).searchParams.getAll('around')).toHaveLength(1)
})

const openPanelAgain = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Plaats/ })
    .click()

test('P7c what is typed before the script has come is kept, and sent as words where nothing was chosen', async () => {
  const page = await openWithoutPictures()
  const release = await holdEntry(page)
  await page.goto('/nl/te-koop/?type=3', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('button', { name: 'Plaats', exact: true }).click()
  await field(page).click()
  await page.keyboard.type('ukkel')
  release()
  const first = page.getByRole('option').first()
  await first.waitFor()
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
  expect(await field(page).inputValue()).toBe('ukkel')
  await page.keyboard.press('Escape')
  await show(page).click()
  await page.waitForURL(/city=/)
  expect(queryOf(page)).toBe('?city=Ukkel|1180&type=3')
})

test('P7c what is typed while the script takes the field over is known to it: leaving the field changes nothing', async () => {
  const page = await openWithoutPictures()
  await page.addInitScript(typeOnceWatched, 'ukkel')
  await page.goto('/nl/te-koop/?type=3', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('button', { name: 'Plaats', exact: true }).click()
  await field(page).focus()
  await page.getByRole('option').first().waitFor()
  const caret = await field(page).evaluate((one: HTMLInputElement) => one.selectionStart)
  expect(caret, 'where it was when the text was typed').toBe(2)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('option').count()).toBe(0)
  // As the browser does when a field is left whose text somebody has typed.
  await field(page).dispatchEvent('change')
  await drawn(page)
  expect(await field(page).inputValue()).toBe('ukkel')
  expect(await field(page).getAttribute('aria-expanded')).toBe('false')
  await show(page).click()
  await page.waitForURL(/city=/)
  expect(queryOf(page)).toBe('?city=Ukkel|1180&type=3')
})

/** In the page: types a place as soon as React notes what the field holds, which is before it hears what is typed. */
function typeOnceWatched(text: string) {
  const { defineProperty } = Object
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  Object.defineProperty = (object, key, descriptor) => {
    const defined = defineProperty(object, key, descriptor)
    if (!(object instanceof HTMLInputElement && object.name === 'where' && key === 'value')) return defined
    Object.defineProperty = defineProperty
    value?.set?.call(object, text)
    object.setSelectionRange(2, 2)
    object.dispatchEvent(new InputEvent('input', { bubbles: true }))
    return defined
  }
}

test('P7c without script, and where no answer comes, a typed place is read like words', async () => {
  for (const javaScript of [true, false]) {
    const page = await openWithoutPictures({ javaScript, expected: [/places\.json/] })
    await page.route(/places\.json/, (route) => route.abort())
    await openPanel(page)
    await field(page).fill('ukkel')
    if (javaScript) await panel(page).getByText('De suggesties zijn even niet beschikbaar').first().waitFor()
    await field(page).press('Escape')
    if (!(await panel(page).isVisible())) await openPanelAgain(page)
    await show(page).click()
    await page.waitForURL(/city=/)
    expect(queryOf(page)).toBe('?city=Ukkel|1180')
  }
})
