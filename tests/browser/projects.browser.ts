import { expect, test } from 'vitest'
import { askAgency, openAgency } from './agency'
import { ask } from './answers'
import { findings } from './axe'
import { openWithoutPictures } from './browser'

const project = '/nl/projecten/beersel/hof-ter-linden/12/'
const phone = { width: 360, height: 740 }

/** Where the project is of which every unit is sold. */
const soldOut = async () => (await askAgency('/project/92/?lng=fr')).headers.get('location') ?? ''

test('J1 without script the price list is narrowed and ordered, and a sold unit shows no price', async () => {
  const page = await openWithoutPictures({ javaScript: false })
  await page.goto(project)
  expect(await page.locator('tbody tr').count()).toBe(8)
  await page.locator('summary', { hasText: 'Prijslijst filteren' }).click()
  await page.getByLabel('Slaapkamers').selectOption('2')
  await page.getByLabel('Sorteren op').selectOption('price-desc')
  await page.getByRole('button', { name: 'Eenheden tonen' }).click()
  await page.waitForURL(/sort=/)
  expect(new URL(page.url()).search).toBe('?bedroomsMin=2&sort=price-desc')
  const rows = await page.locator('tbody tr').allTextContents()
  expect(rows.length).toBeLessThan(8)
  for (const row of rows) expect(row.includes('€')).toBe(!row.includes('Verkocht'))
  const prices = rows.flatMap((row) => /€\s?([\d.]+)/.exec(row)?.[1]?.replaceAll('.', '') ?? []).map(Number)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
})

test('J1 with the keyboard alone one narrows the price list and asks about a unit', async () => {
  const page = await openWithoutPictures({ context: { reducedMotion: 'reduce' } })
  await page.goto(project)
  await page.locator('summary', { hasText: 'Prijslijst filteren' }).press('Enter')
  const state = page.getByLabel('Status')
  await state.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Eenheden tonen' }).press('Enter')
  await page.waitForURL(/state=/)
  await page.locator('tbody').getByRole('link', { name: 'Vraag info' }).first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/unit=\d+#contact-construction$/)
  expect(await page.locator('form#contact-construction, #contact-construction form').count()).toBe(1)
})

test('J1 a type narrows the price list to its units, beside what is asked already, and lets go of them again', async () => {
  const page = await openWithoutPictures({ javaScript: false })
  await page.goto(`${project}?sort=price`)
  await page
    .locator('#price-list')
    .getByRole('link', { name: /^Penthouse/ })
    .click()
  await page.waitForURL(/type=penthouse&sort=price#price-list$/)
  const kinds = await page.locator('tbody [data-column="type"]').allTextContents()
  expect(kinds).toEqual(['Penthouse', 'Penthouse'])
  expect(await page.locator('#price-list').getByRole('status').innerText()).toBe('2 van 8 eenheden getoond')
  await page.locator('#price-list [aria-current]').click()
  await page.waitForURL(/\?sort=price#price-list$/)
  expect(await page.locator('tbody tr').count()).toBe(8)
})

test('J1 the plan of a unit opens as it is, and what is sold has none', async () => {
  const page = await openWithoutPictures({ javaScript: false })
  await page.goto(project)
  const hrefs = await page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.getAttribute('data-state'),
        [...row.querySelectorAll('a')]
          .find(({ textContent }) => textContent?.startsWith('Plan'))
          ?.getAttribute('href'),
      ]),
    )
  expect(hrefs.length).toBeGreaterThan(3)
  for (const [state, href] of hrefs) expect(href === undefined, `${state}`).toBe(state === 'sold')
  const [, href = ''] = hrefs.find(([state]) => state === 'free') ?? []
  const { status, headers } = await ask(href ?? '')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('J1 a project that is sold out says so and leads on; nobody is offered a form', async () => {
  const page = await openAgency({ javaScript: false })
  await page.goto(await soldOut())
  await page.getByRole('heading', { level: 1, name: 'Le Quai Vendu' }).waitFor()
  expect(await page.getByText('Entièrement vendu').count()).toBeGreaterThan(0)
  expect(await page.locator('#contact').count()).toBe(0)
  expect(await page.locator('main').textContent()).not.toMatch(/310|365/)
  await page.getByRole('link', { name: 'Autres projets', exact: true }).click()
  expect(new URL(page.url()).pathname).toBe('/fr/projects/')
})

test.each([phone, { width: 1440, height: 900 }])(
  'axe finds nothing on a project that is sold out, at $width px',
  async (viewport) => {
    const page = await openAgency({ viewport, context: { reducedMotion: 'reduce' } })
    await page.goto(await soldOut())
    expect(await findings(page)).toEqual([])
  },
)

test.each([360, 820, 1440])('J1 no page of a project has to be scrolled sideways at %d px', async (width) => {
  const page = await openWithoutPictures({ viewport: { width, height: 900 } })
  for (const path of ['/nl/projecten/', project, `${project}?state=available&sort=price`]) {
    await page.goto(path)
    const across = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([path, across]).toEqual([path, expect.toSatisfy((pixels: number) => pixels <= 0)])
  }
})
