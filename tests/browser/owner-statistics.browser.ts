import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '~/i18n/path-to'
import { ask, listingPath } from './answers'
import { findings } from './axe'
import { baseUrl, openPage } from './browser'
import { freshAddress } from './mails'
import { choosePassword, invited, lastDays, loggedIn } from './owners'
import { countsOf, firefox, soon, visit, visitsWritten } from './visits'

/** A listing whose visits no other test makes meanwhile. */
const home = 2709
const others = 2708

const visitor = (javaScript = true, userAgent = firefox) =>
  openPage({ javaScript, address: freshAddress(), context: { userAgent } })

/** A browser in which an owner of the listing is logged in. */
async function ownerOf(id: number, javaScript = true): Promise<Page> {
  const { link } = await invited(String(id))
  const page = await visitor(javaScript)
  await page.goto(link)
  await choosePassword(page)
  await page.waitForURL('**/nl/mijn-panden/')
  return page
}

/** The figures as they stand on the owner's page. */
async function read(page: Page) {
  await page.goto(`/nl/mijn-panden/${home}/`)
  const section = page.getByRole('region', { name: 'Bezoeken', exact: true })
  if ((await section.getByText('Nog geen bezoeken geteld.').count()) > 0)
    return { figures: {}, days: [], sources: {} }
  const figures = await section.locator('dl > div').allTextContents()
  const rows = (table: number) => section.locator('table').nth(table).locator('tbody tr')
  const days = await rows(0).evaluateAll((all) =>
    all.map((row) => Number(row.querySelector('td')?.textContent)),
  )
  // A source has a bar; those beyond the largest are in a fold.
  const sources = await section
    .locator('tbody tr:has(td svg)')
    .evaluateAll((all) =>
      all.map((row) => [row.children[0]?.textContent ?? '', Number(row.children[1]?.textContent)] as const),
    )
  const ofFigure = (text: string) => [text.replace(/\d+$/, ''), Number(/\d+$/.exec(text)?.[0])] as const
  return {
    figures: Object.fromEntries(figures.map(ofFigure)) as Record<string, number>,
    days,
    sources: Object.fromEntries(sources) as Record<string, number>,
  }
}

test('O2 O5 an owner reads exactly the visits that browsers have just made, as figures, days and sources', async () => {
  const owner = await ownerOf(home)
  // A site that is short of time may lose its first.
  await visitsWritten()
  const before = await read(owner)
  const grown = ({ figures, days, sources }: typeof before) => ({
    figures: ['Vandaag', 'Sinds maandag', 'Deze maand', 'In totaal'].map(
      (name) => (figures[name] ?? 0) - (before.figures[name] ?? 0),
    ),
    today: (days[0] ?? 0) - (before.days[0] ?? 0),
    sources: ['onze eigen site', 'rechtstreeks', 'Facebook'].map(
      (name) => (sources[name] ?? 0) - (before.sources[name] ?? 0),
    ),
  })
  const path = await listingPath(home)
  const look = async (page: Page, ...to: Parameters<Page['goto']>) => visit(page, () => page.goto(...to))
  await look(await visitor(), path, { referer: `${baseUrl()}/nl/te-huur/` })
  await look(await visitor(false), path)
  await look(await visitor(true, 'Googlebot/2.1 (+http://www.google.com/bot.html)'), path)
  const third = await visitor()
  await look(third, `${path}?utm_source=facebook&utm_medium=post`)
  await visit(third, () => third.reload())
  await visitsWritten()
  const after = await read(owner)
  expect(grown(after)).toEqual({ figures: [3, 3, 3, 3], today: 3, sources: [1, 1, 1] })
  expect(after.days.length).toBeGreaterThanOrEqual(7)
  expect(after.days[0]).toBe(after.figures.Vandaag)
  expect(Object.values(after.sources).reduce((sum, count) => sum + count, 0)).toBe(after.figures['In totaal'])
  await owner.getByText('Alle cijfers, dag per dag').click()
  expect(await findings(owner)).toEqual([])
  await owner.goto('/nl/mijn-panden/')
  expect(await owner.getByRole('article').textContent()).toContain(`${after.figures.Vandaag} vandaag`)
  // The same week stands in the list, without its zeros, and on the page that its button leads to.
  const week = owner.locator('main article dl').first()
  const said = (await week.innerText()).match(/^\d+$/gm)
  expect(said).not.toContain('0')
  await owner.getByRole('link', { name: 'Bekijk het volledige verslag' }).click()
  await owner.waitForURL(`**/nl/mijn-panden/${home}/`)
  const figures = owner.getByRole('region', { name: lastDays }).locator('> dl dd:nth-of-type(1)')
  // The address changes before React has rendered the page.
  await expect.poll(() => figures.count(), soon).toBe(4)
  expect((await figures.allInnerTexts()).filter((count) => count !== '0')).toEqual(said)
})

test.each([
  ['with scripts', true],
  ['without scripts, by the picture', false],
])('O5 an owner looks at their own home uncounted, at another’s counted, %s', async (_, javaScript) => {
  const counts = await countsOf()
  const owner = await ownerOf(home, javaScript)
  const totals = async () => [(await counts(home)).total, (await counts(others)).total]
  await visitsWritten()
  const [own = 0, another = 0] = await totals()
  for (const id of [home, others]) {
    const path = await listingPath(id)
    await visit(owner, () => owner.goto(path))
  }
  await visitsWritten()
  expect(await totals()).toEqual([own, another + 1])
  await owner.context().clearCookies()
  await owner.goto(await listingPath(home))
  await expect.poll(totals, soon).toEqual([own + 1, another + 1])
})

test.each([
  ['fr', 'Aujourd’hui', /Consultations des \d+ derniers jours/, /\d aujourd’hui/],
  ['en', 'Today', /Visits in the last \d+ days/, /\d today/],
] as const)('O2 the figures are read in %s too', async (locale, today, chart, card) => {
  const { cookie } = await loggedIn(String(home))
  await (await visitor()).goto(await listingPath(home))
  const get = async (path: string) => (await ask(path, { headers: { cookie } })).body
  const page = () => get(pathTo(locale, 'portal.listing', { id: home }))
  await expect.poll(page, soon).toMatch(new RegExp(`<dt>${today}</dt><dd>[1-9]`))
  expect(await page()).toMatch(chart)
  expect(await get(pathTo(locale, 'portal'))).toMatch(card)
})

test('O2 an owner reads the week and what happened before the charts, and what stays as it is last', async () => {
  const owner = await ownerOf(home)
  await owner.goto(`/nl/mijn-panden/${home}/`)
  const parts = await owner
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map((section) => section.ariaLabel ?? section.querySelector('h2')?.textContent),
    )
  expect(parts).toEqual([
    expect.stringMatching(lastDays),
    'Wat er gebeurde',
    'Bezoeken',
    'Wie zoekt zo’n pand?',
    'Prijs en status',
    'Documenten',
    'Kenmerken',
  ])
})

test('O2 on paper a listing is its words and figures: nothing to press, nothing cut off', async () => {
  const owner = await ownerOf(home)
  await owner.goto(`/nl/mijn-panden/${home}/`)
  // A4 at 96 dots an inch, less its margins.
  await owner.setViewportSize({ width: 718, height: 1_000 })
  await owner.emulateMedia({ media: 'print' })
  for (const region of ['Prijs en status', lastDays, 'Wat er gebeurde', 'Documenten', 'Uw beheerder'])
    expect(await owner.getByRole('heading', { name: region, exact: true }).isVisible(), String(region)).toBe(
      true,
    )
  for (const screenOnly of ['nav', 'form', 'button', 'input', 'summary'])
    for (const one of await owner.locator(screenOnly).all())
      expect(await one.isVisible(), screenOnly).toBe(false)
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
})
