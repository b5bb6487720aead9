import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn, holdEntry, openPage, openWithoutPictures } from './browser'
import { sumOf, watchShifts } from './shifts'

const phone = {
  viewport: { width: 360, height: 740 },
  context: { isMobile: true, hasTouch: true, reducedMotion: 'reduce' as const },
}
const row = (page: Page) => page.getByRole('main').getByRole('search')
const opener = (page: Page, name: string) => row(page).getByRole('button', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const show = (page: Page) => page.getByRole('button', { name: /^(?:Panden tonen|Toon \d+ pand)/ })
const hasFocus = (element: Element) => element === document.activeElement
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)

test.each(['', '?city=Ukkel|1180&type=1&type=3&priceMax=9000000'])(
  'P1e the first home stands at 420 px or higher below one row of 56 px, which stays below the header (%s)',
  async (query) => {
    const page = await openWithoutPictures({ viewport: { width: 1440, height: 900 } })
    await page.goto(`/nl/te-koop/${query}`)
    expect(await topOf(page, 'main article')).toBeLessThanOrEqual(420)
    expect((await row(page).boundingBox())?.height).toBe(56)
    await page.evaluate(() => scrollTo(0, 500))
    await expect
      .poll(async () => {
        const header = await page.getByRole('banner').boundingBox()
        return [(await row(page).boundingBox())?.y, header && header.y + header.height]
      })
      .toEqual([72, 72])
  },
)

test.each([true, false])(
  'P1e one panel is open at a time; Escape and a click elsewhere close it (scripts: %s)',
  async (javaScript) => {
    const page = await openWithoutPictures({ javaScript })
    await page.goto('/nl/te-koop/')
    await opener(page, 'Plaats').click()
    await panel(page, 'Plaats').waitFor()
    await opener(page, 'Prijs').click()
    await panel(page, 'Prijs').waitFor()
    expect(await panel(page, 'Plaats').isVisible()).toBe(false)
    await page.locator('[name=priceMax]').focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => panel(page, 'Prijs').isVisible()).toBe(false)
    if (javaScript) expect(await opener(page, 'Prijs').evaluate(hasFocus)).toBe(true)
    await opener(page, 'Kamers').press('Enter')
    await panel(page, 'Kamers').waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => panel(page, 'Kamers').isVisible()).toBe(false)
  },
)

test('P1e a panel closes when the focus leaves it, and the address holds what was chosen alone', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  await opener(page, 'Kamers').press('Enter')
  await panel(page, 'Kamers').getByLabel('3+').check()
  await panel(page, 'Kamers').getByRole('textbox').last().focus()
  for (const _ of [1, 2]) await page.keyboard.press('Tab')
  await expect.poll(() => panel(page, 'Kamers').isVisible()).toBe(false)
  await opener(page, 'Kamers').press('Enter')
  await show(page).press('Enter')
  await page.waitForURL(/\?/)
  expect(new URL(page.url()).search).toBe('?bedroomsMin=3')
})

test('P1e a panel that the focus left before the script had come closes when it comes', async () => {
  const page = await openWithoutPictures()
  const release = await holdEntry(page)
  await page.goto('/nl/te-koop/', { waitUntil: 'commit' })
  await opener(page, 'Kamers').press('Enter')
  await panel(page, 'Kamers').getByRole('textbox').last().focus()
  for (const _ of [1, 2]) await page.keyboard.press('Tab')
  expect(await panel(page, 'Kamers').isVisible()).toBe(true)
  release()
  await expect.poll(() => panel(page, 'Kamers').isVisible()).toBe(false)
})

test('P1e with a mouse several choices are made in one panel, which stays open', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  await opener(page, 'Plaats').click()
  for (const name of [/^Beersel/, /^Linkebeek/]) await panel(page, 'Plaats').getByText(name).click()
  expect(await panel(page, 'Plaats').isVisible()).toBe(true)
  await show(page).click()
  await page.waitForURL(/\?/)
  expect(new URL(page.url()).searchParams.getAll('city')).toEqual(['Beersel|1650', 'Linkebeek|1630'])
})

test('P1e on a phone the filters are a sheet that keeps the focus, and that back, Escape and its button close', async () => {
  const page = await openWithoutPictures(phone)
  await page.goto('/nl/te-koop/')
  const open = opener(page, 'Filters')
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Filters sluiten' }).click(),
  ]) {
    await open.click()
    await sheet(page).waitFor()
    await expect
      .poll(() => sheet(page).evaluate((element) => element.contains(document.activeElement)))
      .toBe(true)
    expect(await show(page).boundingBox()).toMatchObject({ y: expect.toSatisfy((y: number) => y < 740 - 44) })
    await page.keyboard.press('Shift+Tab')
    expect(await show(page).evaluate(hasFocus)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.getByRole('button', { name: 'Filters sluiten' }).evaluate(hasFocus)).toBe(true)
    await page.mouse.wheel(0, 3000)
    await drawn(page)
    await close()
    await expect.poll(() => sheet(page).isVisible()).toBe(false)
    await expect.poll(() => open.evaluate(hasFocus)).toBe(true)
    // What closes the sheet takes its entry off the history a moment later.
    await expect.poll(() => page.evaluate(() => [scrollY, history.state?.filters])).toEqual([0, undefined])
  }
})

test('P1e going back from what the sheet found leads to the list before, with the sheet closed', async () => {
  const page = await openWithoutPictures(phone)
  await page.goto('/nl/te-koop/')
  await opener(page, 'Filters').click()
  await sheet(page).getByRole('checkbox', { name: /Ukkel/ }).check()
  await show(page).click()
  await page.waitForURL(/city=/)
  expect(await page.getByRole('button', { name: 'Filters 1 gekozen' }).isVisible()).toBe(true)
  await page.goBack()
  expect(new URL(page.url()).search).toBe('')
  expect(await sheet(page).isVisible()).toBe(false)
})

test('P1e what is chosen before the script has come is kept, and nothing moves when it comes', async () => {
  const page = await openPage({ expected: [/^thrown: $/] })
  const shifts = await watchShifts(page)
  const release = await holdEntry(page)
  await page.goto('/nl/te-koop/', { waitUntil: 'commit' })
  await opener(page, 'Prijs').click()
  await page.locator('[name=priceMax]').fill('500000')
  release()
  await row(page).locator('pignon-island[data-awake]').waitFor({ state: 'attached' })
  expect(await page.locator('[name=priceMax]').inputValue()).toBe('500000')
  expect(sumOf(await shifts())).toBe(0)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?/)
  expect(new URL(page.url()).search).toBe('?priceMax=500000')
})

test('P1e the button says how many homes the choices would show, and no number where no answer comes', async () => {
  const page = await openWithoutPictures({ expected: [/count\.json/] })
  await page.goto('/nl/te-koop/')
  await opener(page, 'Prijs').click()
  await expect.poll(() => show(page).innerText()).toBe('Toon 20 panden')
  await page.locator('[name=priceMax]').fill('500000')
  await expect.poll(() => show(page).innerText()).not.toBe('Toon 20 panden')
  const promised = Number(/\d+/.exec(await show(page).innerText())?.[0])
  await page.route(/count\.json/, (route) => route.abort())
  await page.locator('[name=priceMin]').fill('1000')
  await expect.poll(() => show(page).innerText()).toBe('Panden tonen')
  await page.locator('[name=priceMin]').fill('')
  await show(page).click()
  await page.waitForURL(/priceMax/)
  expect(
    await page
      .getByRole('main')
      .getByText(/gevonden/)
      .first()
      .innerText(),
  ).toContain(`${promised} panden gevonden`)
})

test('P1e the order is a menu beside the number, without scripts too', async () => {
  const page = await openWithoutPictures({ javaScript: false })
  await page.goto('/nl/te-koop/?type=3')
  await page.getByRole('button', { name: 'Sorteren op Nieuwste eerst' }).click()
  await page.getByRole('link', { name: 'Prijs: van laag naar hoog' }).click()
  await page.waitForURL(/sort=/)
  expect(new URL(page.url()).search).toBe('?type=3&sort=price-asc')
})
