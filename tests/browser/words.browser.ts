import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe'
import { openWithoutPictures } from './browser'

const words = (page: Page, label = 'Zoek in uw eigen woorden') => page.getByRole('search').getByLabel(label)
const chips = (page: Page) => page.getByRole('list', { name: /Gekozen filters|Filtres choisis/ })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + decodeURIComponent(search)
}

test.each([true, false])(
  'P1 words become filters that stand in the form, and that are removed one by one (scripts: %s)',
  async (javaScript) => {
    const page = await openWithoutPictures({ javaScript })
    await page.goto('/fr/a-vendre/')
    await words(page, 'Cherchez avec vos propres mots').fill(
      'maison 3 chambres Ucle moins de 1.500.000 avec donjon',
    )
    await page.getByRole('button', { name: 'Chercher', exact: true }).click()
    await page.waitForURL(/type=1/)
    expect(pathOf(page)).toBe(
      '/fr/a-vendre/?city=Uccle|1180&type=1&priceMax=1500000&bedroomsMin=3&unknown=donjon',
    )
    await page.getByText('donjon').waitFor()
    expect(await page.locator('[name=priceMax]').inputValue()).toBe('1500000')
    expect(await page.getByLabel('3+').isChecked()).toBe(true)
    const labels = await chips(page).getByRole('link').allInnerTexts()
    expect(labels.map((label) => label.replace(/\s+/g, ' '))).toEqual([
      'Supprimer le filtre : Uccle',
      'Supprimer le filtre : Maison/villa/ferme',
      'Supprimer le filtre : Jusqu’à € 1.500.000',
      'Supprimer le filtre : 3+ chambres',
      'Effacer les filtres',
    ])
    const before = await cards(page).count()

    await chips(page)
      .getByRole('link', { name: /Uccle$/ })
      .click()
    await page.waitForURL((url) => !url.searchParams.has('city'))
    expect(pathOf(page)).toBe('/fr/a-vendre/?type=1&priceMax=1500000&bedroomsMin=3')
    expect(await cards(page).count()).toBeGreaterThan(before)
    expect(await page.getByText('donjon').count()).toBe(0)
  },
)

test('P1 on a phone, with the keyboard alone, words lead to the list of lettings', async () => {
  const page = await openWithoutPictures({ viewport: { width: 360, height: 740 } })
  await page.goto('/nl/te-koop/')
  await words(page).focus()
  await page.keyboard.type('appartement te huur Ukkel 2 slaapkamers')
  await page.keyboard.press('Enter')
  await page.waitForURL(/te-huur/)
  expect(pathOf(page)).toBe('/nl/te-huur/?city=Ukkel|1180&type=3&bedroomsMin=2')
  expect(await cards(page).count()).toBeGreaterThan(0)
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('P1 P1d filters that the form chose are removable as well, and a filter chosen by words stays with the form', async () => {
  const page = await openWithoutPictures({ javaScript: false })
  await page.goto('/nl/te-koop/?city=Beersel|1650')
  await words(page).fill('huis')
  await page.getByRole('button', { name: 'Prijs', exact: true }).click()
  await page.locator('[name=priceMax]').fill('600000')
  await page.getByRole('button', { name: 'Panden tonen' }).click()
  await page.waitForURL(/type=1/)
  expect(pathOf(page)).toBe('/nl/te-koop/?city=Beersel|1650&type=1&priceMax=600000')
  await chips(page).getByRole('link', { name: /: Tot/ }).click()
  await page.waitForURL((url) => !url.searchParams.has('priceMax'))
  expect(pathOf(page)).toBe('/nl/te-koop/?city=Beersel|1650&type=1')
  await chips(page).getByRole('link', { name: 'Filters wissen' }).click()
  await page.waitForURL(/\/nl\/te-koop\/$/)
})

test('P1 H4 what the box on the home page does not find exactly, a list finds in words', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/')
  await page.getByLabel('Wat zoekt u, en waar?').click()
  await page.getByRole('combobox', { name: 'Wat zoekt u, en waar?' }).fill('vila in ukkkel')
  await page.getByRole('link', { name: 'Zoek met deze woorden in ons aanbod' }).click()
  await page.waitForURL(/te-koop/)
  expect(pathOf(page)).toBe('/nl/te-koop/?city=Ukkel|1180&kind=villa')
})
