import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, canonicalOf, isNoindex, listingPath, textOf } from './answers'
import { findings } from './axe'
import { baseUrl, openPage } from './browser'

type Offer = {
  ID: number
  PublishPrice?: boolean
  PublishAddress?: boolean
  Address?: string
  Price?: number
}

const words = { nl: 'afdrukken', fr: 'imprimer', en: 'print' }
const brochurePath = async (id: number, locale: keyof typeof words = 'nl') =>
  `${await listingPath(id, locale)}${words[locale]}/`

/** Numbers of the listings of the demo, each once. */
const demo = (JSON.parse(readFileSync('demo/feed/feed.json', 'utf8')) as { properties: Offer[] }).properties
const ids = [...new Set(demo.map(({ ID }) => ID))]

/** A4 between its margins, 186 mm, in CSS pixels. */
const paperWidth = 703
const sheets = { preferCSSPageSize: true, printBackground: true }

const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** How many sheets of paper come out of the printer. */
async function sheetsOf(page: Page, options: Parameters<Page['pdf']>[0] = sheets): Promise<number> {
  const pdf = (await page.pdf(options)).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** What is cut off on paper: of the text, of the facts, of a whole sheet, in px. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-printable] article, [data-printable] article > *')]
      .map((part) => [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth])
      .filter(([down = 0, across = 0]) => down > 1 || across > 1),
  )

test('D4 each listing of the demo is two sheets of paper, with nothing cut off', async () => {
  const page = await openPage({ viewport: { width: paperWidth, height: 1_000 } })
  await page.emulateMedia({ media: 'print' })
  // A sheet gives its pictures their places, whatever they show: the next tests print them too.
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }))
  expect(ids.length).toBeGreaterThan(20)
  const bad: unknown[] = []
  for (const id of ids) {
    await page.goto(await brochurePath(id))
    const [number, cut] = [await sheetsOf(page), await cutOff(page)]
    if (number !== 2 || cut.length > 0) bad.push([id, number, cut])
  }
  expect(bad).toEqual([])
})

test('D4 it stays two sheets in every language, and with the margins of a printer', async () => {
  const page = await openPage()
  for (const locale of ['nl', 'fr', 'en'] as const) {
    await page.goto(await brochurePath(2706, locale))
    expect(await sheetsOf(page)).toBe(2)
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
    expect(await sheetsOf(page, { format: 'A4', margin })).toBe(2)
  }
})

test('D4 it stays two sheets whatever an agency writes', async () => {
  const page = await openPage()
  await page.goto(await brochurePath(2706))
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('h1, h2, article p')) {
      text.textContent = `${text.textContent} `.repeat(25)
    }
    for (const list of document.querySelectorAll('dl')) {
      const facts = [...list.children]
      for (let times = 0; times < 6; times++) list.append(...facts.map((fact) => fact.cloneNode(true)))
    }
  })
  expect(await sheetsOf(page)).toBe(2)
})

test('D4 the front sells and the back tells: price, code, energy, planning, and who offers it', async () => {
  const { body, status } = await ask(await brochurePath(2706))
  expect(status).toBe(200)
  const said = textOf(body)
  for (const part of [
    '€ 985.000',
    'Perelaarsdreef 23, 1630 Linkebeek',
    'EPC-label: C , 238 kWh/m² per jaar',
    '20230614-0002876543-RES-1',
    'Voorkooprecht',
    'P-score (perceel)',
    'Hanne Verlinden',
    'BIV 500.123',
    'Ondernemingsnummer 0777.000.136',
    'polis LB 40.118.227',
  ])
    expect(said).toContain(part)
  expect(isNoindex(body)).toBe(true)
  expect(canonicalOf(body)).toBe(baseUrl() + (await listingPath(2706)))
  expect(body).not.toMatch(/<header class="[^"]*header|id="consent"/)
})

test('D4 what an owner wants hidden is not on paper', async () => {
  const hidden = demo.filter(
    ({ PublishPrice, PublishAddress }) => PublishPrice === false || PublishAddress === false,
  )
  expect(hidden.length).toBeGreaterThan(0)
  for (const { ID, PublishPrice } of hidden) {
    const [page, paper] = [await ask(await listingPath(ID)), await ask(await brochurePath(ID))]
    if (PublishPrice === false) expect(textOf(paper.body)).toContain('Prijs op aanvraag')
    // Whatever a money or an address may look like, paper has none that the page has not.
    const amounts = (text: string) => new Set(text.match(/€ [\d.]+/g))
    expect(amounts(textOf(page.body)).isSupersetOf(amounts(textOf(paper.body)))).toBe(true)
  }
})

test('D4 an unknown home has no brochure, and its page the way on that every page has', async () => {
  const { status, body } = await ask('/nl/te-koop/x/y/999999/afdrukken/')
  expect(status).toBe(404)
  expect(body).toContain('<footer id="footer"')
  expect((await ask(await brochurePath(2706))).body).not.toContain('id="footer"')
})

test('D4 from a listing to its brochure and back, without script', async () => {
  const page = await openPage({ javaScript: false, viewport: { width: 360, height: 740 } })
  await page.goto(await listingPath(2706))
  await page.getByRole('link', { name: 'Brochure afdrukken' }).click()
  await page.waitForURL('**/2706/afdrukken/')
  expect(await page.getByRole('button', { name: 'Afdrukken' }).isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Terug naar het pand' }).click()
  await page.waitForURL('**/2706/')
})

test('D4 with script the print dialog opens for who came to print, and not for who opens a link', async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    Object.assign(window, { prints: 0 })
    window.print = () => Object.assign(window, { prints: Number(Reflect.get(window, 'prints')) + 1 })
  })
  const prints = () => page.evaluate(() => Reflect.get(window, 'prints') as number)
  await page.goto(await listingPath(2706))
  await page.getByRole('link', { name: 'Brochure afdrukken' }).click()
  await page.waitForURL('**/2706/afdrukken/')
  await expect.poll(prints).toBe(1)

  await page.goto(await brochurePath(2687))
  await page.waitForLoadState('networkidle')
  expect(await prints()).toBe(0)
  await page.getByRole('button', { name: 'Afdrukken' }).click()
  expect(await prints()).toBe(1)
})

test('D4 axe finds nothing on a brochure, and a phone shows it without scrolling sideways', async () => {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 900 },
  ]) {
    const page = await openPage({ viewport })
    await page.goto(await brochurePath(2706))
    expect(await findings(page)).toEqual([])
    const across = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(across)).toBe(0)
  }
})

test('D11 a listing is sent on by plain links, without script too, and nobody else hears of it', async () => {
  const page = await openPage({ javaScript: false })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto(await listingPath(2706))
  await page.getByRole('button', { name: 'Delen' }).click()
  const menu = page.locator('#share')
  await menu.waitFor({ state: 'visible' })
  const address = baseUrl() + (await listingPath(2706))
  const mail = await menu.getByRole('link', { name: 'Per e-mail' }).getAttribute('href')
  expect(new URL(mail ?? '').searchParams.get('body')).toContain(address)
  for (const [name, parameter] of [
    ['WhatsApp', 'text'],
    ['Facebook', 'u'],
  ] as const) {
    const href = await menu.getByRole('link', { name }).getAttribute('href')
    expect(new URL(href ?? '').searchParams.get(parameter)).toContain(address)
  }
  expect(await menu.getByRole('button', { name: 'Link kopiëren' }).isVisible()).toBe(false)
  expect([...new Set(asked)]).toEqual([baseUrl()])
})

test('D11 with the keyboard a visitor copies the address of a listing', async () => {
  const page = await openPage({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await page.goto(await listingPath(2706))
  await page.getByRole('button', { name: 'Delen' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('#share').waitFor({ state: 'visible' })
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('[data-notice]').textContent()).toContain('De link is gekopieerd.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    baseUrl() + (await listingPath(2706)),
  )
  expect(await page.locator('#share').isVisible()).toBe(false)
})

test('D11 a device with a sharing sheet of its own opens that', async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) })
  })
  await page.goto(await listingPath(2706, 'fr'))
  await page.getByRole('button', { name: 'Partager' }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared?.url)
  await expect.poll(shared).toBe(baseUrl() + (await listingPath(2706, 'fr')))
  expect(await page.locator('#share').isVisible()).toBe(false)
})
