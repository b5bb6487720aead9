import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listingPath } from './answers'
import { findings } from './axe'
import { openWithoutPictures } from './browser'

const phone = { width: 360, height: 740 }
const section = (page: Page) => page.locator('#neighbourhood')
const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ').trim()

const languages = [
  {
    locale: 'nl',
    title: 'Buurt',
    around: 'Wat u te voet bereikt',
    themes: [/^Openbaar vervoer/, /^Winkels/, /^School en opvang/, /^Gezondheid/, /^Ontspanning/],
    station: /^Station Linkebeek 1,1 km 13 min\. te voet$/,
    score: /^\d,\d \/ 10$/,
    indicative: 'Indicatief.',
  },
  {
    locale: 'fr',
    title: 'Quartier',
    around: 'Ce que vous atteignez à pied',
    themes: [/^Transports en commun/, /^Commerces/, /^École et accueil/, /^Santé/, /^Loisirs/],
    station: /^Gare de Linkebeek 1,1 km 13 min à pied$/,
    score: /^\d,\d \/ 10$/,
    indicative: 'À titre indicatif.',
  },
]

test.each(languages)(
  'D5 without script a visitor reads what is near a home, how far it is, and its score ($locale)',
  async ({ locale, title, around, themes, station, score, indicative }) => {
    const page = await openWithoutPictures({ javaScript: false, viewport: phone })
    await page.goto(await listingPath(2706, locale))
    expect(plain(await section(page).getByRole('heading', { level: 2 }).textContent())).toBe(title)
    // A phone folds the places, without script too.
    await section(page).getByText(around).click()
    const headings = await section(page).getByRole('heading', { level: 4 }).allTextContents()
    expect(headings).toEqual(themes.map((theme) => expect.stringMatching(theme)))
    expect(plain(await section(page).locator('p').first().textContent())).toMatch(score)
    expect(await section(page).textContent()).toContain(indicative)
    const places = await section(page).getByRole('listitem').allTextContents()
    expect(places.map(plain)).toContainEqual(expect.stringMatching(station))
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  },
)

test('D5 a visitor goes to the neighbourhood from the index, and opens how the score is made with the keyboard', async () => {
  const page = await openWithoutPictures()
  await page.goto(await listingPath(2706))
  await page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link', { name: 'Buurt' }).click()
  expect(new URL(page.url()).hash).toBe('#neighbourhood')
  await section(page).getByText('Hoe wordt dit berekend?').focus()
  await page.keyboard.press('Enter')
  await section(page).getByText('de afstand in vogelvlucht maal 1,3').waitFor({ state: 'visible' })
  expect(await findings(page)).toEqual([])
})

test('D5 a listing with a hidden address says that it is looked at from the centre of its municipality', async () => {
  const page = await openWithoutPictures({ viewport: phone })
  await page.goto(await listingPath(2646))
  const said = plain(await section(page).textContent())
  expect(said).toContain('ze gelden vanaf het centrum van Linkebeek.')
  expect(said).toContain('Station Linkebeek ca. 480 m')
  // From the listing itself it would be 760 m.
  expect(said).not.toContain('760 m')
  expect(await findings(page)).toEqual([])
})

test('D5 similar listings are followed by new-build projects nearby', async () => {
  const page = await openWithoutPictures()
  await page.goto(await listingPath(2706))
  const similar = page.locator('#similar')
  await similar.getByRole('heading', { name: 'Nieuwbouwprojecten in de buurt' }).waitFor()
  await similar.getByRole('link', { name: 'Hof ter Linden' }).click()
  expect(new URL(page.url()).pathname).toBe('/nl/projecten/beersel/hof-ter-linden/12/')
})
