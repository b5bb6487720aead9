import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdEntry, openPage } from './browser'

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + decodeURIComponent(search)
}
const box = (page: Page) => page.getByRole('combobox', { name: 'Wat zoekt u, en waar?' })
/** The box before it wakes is an ordinary field. */
const field = (page: Page) => page.getByLabel('Wat zoekt u, en waar?')
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test.each([
  [360, 640],
  [1024, 768],
  [1366, 650],
  [1920, 1080],
])('H1 at %i by %i px the search stands on the first screen', async (width, height) => {
  const page = await openPage({ viewport: { width, height } })
  await page.goto('/nl/')
  const search = await page.getByRole('search').first().boundingBox()
  expect((search?.y ?? height) + (search?.height ?? 0)).toBeLessThanOrEqual(height)
})

test.each([true, false])(
  'M5c the home page asks where a home stands, and leads to its valuation (scripts: %s)',
  async (javaScript) => {
    const page = await openPage({ javaScript })
    await page.goto('/nl/')
    await page.getByLabel('Adres van uw woning').fill('Kerkstraat 3, 1653 Dworp')
    await page.getByRole('button', { name: 'Schat mijn woning' }).click()
    await page.waitForURL(/\/nl\/gratis-schatting\//)
    expect(new URL(page.url()).searchParams.get('address')).toBe('Kerkstraat 3, 1653 Dworp')
  },
)

test.each([true, false])(
  'H1 P1 L4 D1 a visitor finds a home in Ukkel and reads on in French (scripts: %s)',
  async (javaScript) => {
    const page = await openPage({ javaScript })
    await page.goto('/nl/')
    expect(await page.getByRole('main').textContent()).toContain('18 panden te koop en 4 te huur')
    await field(page).fill('ukkel')
    await page.getByRole('search').getByRole('button', { name: 'Te koop', exact: true }).click()
    await page.waitForURL(/te-koop/)
    expect(pathOf(page)).toBe('/nl/te-koop/?city=Ukkel|1180')
    expect(await cards(page).count()).toBe(4)

    await page.getByRole('button', { name: 'Prijs', exact: true }).click()
    await page.locator('[name=priceMax]').fill('500000')
    await page.keyboard.press('Enter')
    await page.waitForURL(/priceMax/)
    // The life annuity sale of the list has no price that a bound could hold.
    expect(await cards(page).count()).toBe(1)
    expect(new URL(page.url()).searchParams.get('city')).toBe('Ukkel|1180')

    await cards(page)
      .getByRole('link', { name: /^Gerenoveerd hoekappartement/ })
      .click()
    await page.waitForURL(/\/2704\/$/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(
      /^Gerenoveerd hoekappartement/,
    )

    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
    await page.waitForURL(/\/fr\/a-vendre\/uccle\/.*\/2704\/$/)
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Appartement d’angle rénové/)
  },
)

test('H1 the rent button asks the other list, without scripts too', async () => {
  for (const javaScript of [true, false]) {
    const page = await openPage({ javaScript })
    await page.goto('/nl/')
    await field(page).fill('1180')
    await page.getByRole('search').getByRole('button', { name: 'Te huur', exact: true }).click()
    await page.waitForURL(/te-huur/)
    expect(pathOf(page)).toBe('/nl/te-huur/?city=Ukkel|1180')
    expect(await cards(page).count()).toBe(2)
  }
})

test('H2 H3 results show while the box is focused; the button toggles them, empty text clears them', async () => {
  const page = await openPage()
  await page.goto('/nl/')
  await field(page).click()
  await field(page).pressSequentially('ukkel')
  const options = page.getByRole('option')
  await options.first().waitFor()
  const hrefs = await options.evaluateAll((links) =>
    links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
  )
  expect(hrefs).toEqual(['/nl/te-koop/?city=Ukkel|1180', '/nl/te-huur/?city=Ukkel|1180'])
  expect(await options.first().textContent()).toMatch(/Ukkel.*1180.*Te koop.*4/)

  const toggle = page.getByRole('button', { name: 'Zoekresultaten tonen of verbergen' })
  await toggle.click()
  await expect.poll(() => options.count()).toBe(0)
  await toggle.click()
  await options.first().waitFor()

  await box(page).fill('')
  await expect.poll(() => options.count()).toBe(0)
  await box(page).fill('2706')
  await options.first().waitFor()
  expect(await options.count()).toBe(1)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => options.count()).toBe(0)
  await box(page).focus()
  await options.first().waitFor()
})

test('H3 H4 types, cities and references are found; a typing error finds nothing and says so', async () => {
  const page = await openPage()
  await page.goto('/nl/')
  await field(page).click()
  const options = page.getByRole('option')
  const offered = () =>
    options.evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')))
  const finds = async (text: string, addresses: unknown[]) => {
    await box(page).fill(text)
    await expect.poll(offered).toEqual(addresses)
  }
  await box(page).fill('u')
  await page.getByRole('option').first().waitFor()
  await finds('villa', ['/nl/te-koop/?type=1', '/nl/te-huur/?type=1'])
  await finds('uccle', ['/nl/te-koop/?city=Ukkel|1180', '/nl/te-huur/?city=Ukkel|1180'])
  await finds('1630', ['/nl/te-koop/?city=Linkebeek|1630'])
  await finds('2706', [expect.stringMatching(/^\/property\/2706\//)])
  await finds('ukkkel', [])
  await page
    .getByRole('search')
    .getByText('Er werden geen resultaten gevonden voor uw zoekopdracht.')
    .first()
    .waitFor()
})

test('H5 the hero search works with the keyboard alone: arrows, Escape, Enter', async () => {
  const page = await openPage()
  await page.goto('/nl/')
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab')
    if (await field(page).evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.type('linkebeek')
  await page.getByRole('option').first().waitFor()
  const status = page.getByRole('search').getByRole('status')
  await expect.poll(() => status.textContent()).toMatch(/1 resultaat/)
  const active = () => box(page).getAttribute('aria-activedescendant')

  await page.keyboard.press('ArrowDown')
  const first = (await active()) ?? ''
  expect(await page.locator(`[id="${first}"]`).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => box(page).getAttribute('aria-expanded')).toBe('false')
  expect(await box(page).inputValue()).toBe('linkebeek')

  await page.keyboard.press('ArrowDown')
  await expect.poll(() => box(page).getAttribute('aria-expanded')).toBe('true')
  while (!(await active())) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/te-koop/)
  expect(pathOf(page)).toBe('/nl/te-koop/?city=Linkebeek|1630')
})

test('H5 Enter without a choice sends the form', async () => {
  const page = await openPage()
  await page.goto('/nl/')
  await field(page).click()
  await page.keyboard.type('studio')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/te-koop/)
  expect(pathOf(page)).toBe('/nl/te-koop/?type=2')
})

test('H3 a reference leads to the listing, in the page’s language', async () => {
  const page = await openPage({ locale: 'nl-BE' })
  await page.goto('/fr/')
  const search = page.getByRole('search').locator('input')
  await search.click()
  await search.pressSequentially('2706')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/fr\/a-vendre\/linkebeek\/.*\/2706\/$/)
})

test('H1 what is typed before the script has come is not lost', async () => {
  const page = await openPage()
  const { promise: typed, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/hero-search.*\.js/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/nl/')
  await field(page).click()
  await page.keyboard.type('halle')
  letCome()
  await page.getByRole('option').first().waitFor()
  expect(await box(page).inputValue()).toBe('halle')
})

test('H1 what is typed before the page has any script is answered when it has', async () => {
  const page = await openPage()
  const release = await holdEntry(page)
  await page.goto('/nl/', { waitUntil: 'commit' })
  await field(page).click()
  await page.keyboard.type('halle')
  release()
  await page.getByRole('option').first().waitFor()
  expect(await box(page).inputValue()).toBe('halle')
})

test('H1 the box still sends its form when its script never comes', async () => {
  // Leaving while the import is tried again makes the browser report a failure without words.
  const page = await openPage({ expected: [/hero-search/, /^thrown: $/] })
  await page.route(/hero-search.*\.js/, (route) => route.abort())
  await page.goto('/nl/')
  await field(page).fill('ukkel')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Enter')
  await page.waitForURL(/te-koop/)
  expect(pathOf(page)).toBe('/nl/te-koop/?city=Ukkel|1180')
})

test('P1 the back button brings the filter back', async () => {
  const page = await openPage()
  await page.goto('/nl/te-koop/?city=Ukkel|1180')
  await cards(page).first().getByRole('link').click()
  await page.waitForURL(/\/\d+\/$/)
  await page.goBack()
  expect(pathOf(page)).toBe('/nl/te-koop/?city=Ukkel|1180')
  expect(await cards(page).count()).toBe(4)
})

test('P1 P1e the filter works with the keyboard alone, and without scripts', async () => {
  const page = await openPage({ javaScript: false, viewport: { width: 360, height: 740 } })
  await page.goto('/nl/te-huur/')
  await page.getByRole('button', { name: 'Filters', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: /Beersel/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Panden tonen' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/city=/)
  expect(new URL(page.url()).searchParams.getAll('city')).toEqual(['Beersel|1650'])
  expect(await cards(page).count()).toBe(1)
})

test('P4 an empty list leads back to the whole one', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/nl/te-koop/?city=Ukkel|1180&priceMin=9000000')
  await page.getByText('Er werden geen resultaten gevonden voor uw zoekopdracht.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Filters wissen' }).last().click()
  await page.waitForURL(/\/nl\/te-koop\/$/)
  expect(await cards(page).count()).toBe(20)
})

/** What the demo's feed calls the pictures of a listing, in Dutch. */
function picturesOf(id: number): string[] {
  const { properties } = JSON.parse(readFileSync('demo/feed/feed.json', 'utf8'))
  const record = properties.find(
    ({ ID, language }: Record<string, unknown>) => ID === id && language === 'nl',
  )
  return record.Details.Pictures.map(({ Name }: { Name: string }) => Name)
}

test('D2 the gallery opens at the chosen picture; arrows move, Escape closes and gives the focus back', async () => {
  const page = await openPage()
  await page.goto('/property/2706/?lng=nl')
  const names = picturesOf(2706)
  const chosen = names.findIndex((name) => name.startsWith('Keuken')) + 1
  const tile = page.getByRole('button', { name: `${names[chosen - 1]}, vergroten` })
  await tile.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog', { name: 'Foto’s' })
  await lightbox.waitFor()
  const shown = () =>
    lightbox.locator('[data-strip]').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1)
  await expect.poll(shown).toBe(chosen)
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe(chosen + 1)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shown).toBe(chosen)
  for (let tab = 0; tab < 6; tab++) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
    ),
  ).toBe(true)
  await lightbox.getByRole('button', { name: 'Volgende foto' }).click()
  await expect.poll(shown).toBe(chosen + 1)
  await page.keyboard.press('Escape')
  await expect.poll(() => lightbox.isVisible()).toBe(false)
  expect(await tile.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('D2 quick arrows lose no picture, and the ends hold', async () => {
  const page = await openPage()
  await page.goto('/property/2706/?lng=nl')
  await page.locator('[data-open-picture="0"]').first().click()
  const strip = page.locator('[data-strip]').first()
  // Its script comes with the first click; keys are pressed in what is open.
  await page.locator('[data-lightbox][open]').waitFor()
  const position = () => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth + 1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(position).toBe(3)
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft')
  await expect.poll(position).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(position).toBe(2)
})

test('D2 without scripts the gallery opens, shows every picture and closes', async () => {
  const page = await openPage({ javaScript: false, viewport: { width: 360, height: 740 } })
  await page.goto('/property/2706/?lng=nl')
  const count = picturesOf(2706).length
  await page.locator('#pictures').locator('xpath=preceding-sibling::*').getByRole('button').first().click()
  const lightbox = page.getByRole('dialog', { name: 'Foto’s' })
  await lightbox.waitFor()
  expect(await lightbox.locator('img').count()).toBe(count)
  await lightbox.getByRole('button', { name: 'Foto’s sluiten' }).click()
  expect(await lightbox.isVisible()).toBe(false)
})

test.each([true, false])(
  'D2 each floor plan is shown whole by its name, and opens (scripts: %s)',
  async (javaScript) => {
    const page = await openPage({ javaScript, viewport: { width: 360, height: 740 } })
    await page.goto('/property/2706/?lng=fr')
    const section = page.locator('#plans')
    expect(await section.getByRole('heading', { name: 'Plans' }).count()).toBe(1)
    const plan = section.getByRole('button', { name: /Plan de l’étage/ })
    const image = plan.locator('img')
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
    // As laid out: whole pixels of a small picture are too coarse for its shape.
    const shape = await image.evaluate((img) => {
      const { width, height } = img.getBoundingClientRect()
      return width / height
    })
    expect(Math.round(shape * 100)).toBe(133)
    expect(await plan.innerText()).toBe('Plan de l’étage')
    await plan.focus()
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog', { name: 'Plans' })
    await lightbox.waitFor()
    expect(await lightbox.getByRole('listitem').count()).toBe(2)
    if (javaScript) {
      const strip = lightbox.locator('[data-strip]')
      await expect
        .poll(() => strip.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth)))
        .toBe(1)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => lightbox.isVisible()).toBe(false)
  },
)

test('S9 a whole journey asks nobody but this site for anything', async () => {
  const page = await openPage()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const path of ['/nl/', '/nl/te-koop/', '/property/2706/', '/project/12/']) {
    await page.goto(path)
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
  }
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(await page.context().cookies()).toEqual([])
})
