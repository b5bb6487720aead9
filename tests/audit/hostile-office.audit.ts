import type pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OfficePage, officeEntryOf, officePages } from '~/i18n/office-table'
import { logAdminIn } from '../../bench/lib/office'
import { launchChromium } from '../setup/chromium'
import { type StartedProduct, startProduct } from '../setup/start-product'
import { filledForm } from './filled-form'
import { forgetLimits } from './forget-limits'
import { type FormPlace, formPlaces } from './form-places'
import { hostileWords } from './hostile-words'

const count = Number(process.env.HOSTILE_WORDS ?? 2_000)
/** Pages of the same screen that a browser opens; every value of the others is words of the same place. */
const mostOfScreen = Number(process.env.HOSTILE_PAGES ?? 60)

let product: StartedProduct
let browser: Browser
let places: FormPlace[] = []
let client: pg.Client
let stopForgetting = async () => {}

beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA: 'off', TRUSTED_PROXIES: '127.0.0.1,::1', DEMO: 'on' } })
  places = await formPlaces(product.baseUrl)
  const forgetting = await forgetLimits(product.dataDir)
  client = forgetting.client
  stopForgetting = forgetting.stop
  // With pictures, because a hostile one runs its words when it fails.
  browser = await launchChromium(true)
})
afterAll(async () => {
  await browser?.close()
  await stopForgetting()
  await product?.stop()
})

test('B8 hostile values of every form run nothing on any screen of the office, and are words there', async () => {
  const all = hostileWords(count)
  const taken = new Map<string, number>()
  let used = 0
  let number = 0
  const next = () => all[used++ % all.length] ?? ''
  while (used < all.length || number < places.length) {
    const place = places[number % places.length]
    if (!place) break
    number += 1
    const shown = await (await fetch(product.baseUrl + place.page)).text()
    const { status, page } = await send(place.action, filledForm(place, shown, next, number), number)
    expect(status, place.form).toBeLessThan(500)
    expect(page, place.form).not.toContain('<zq1')
    taken.set(place.form, (taken.get(place.form) ?? 0) + Number(status === 303))
  }
  await confirmAll()
  const sent = `${used} values in ${number} forms, of which ${[...taken.values()].reduce((a, b) => a + b)} were taken`
  // Otherwise the audit would look at screens without any.
  expect([...taken].filter(([, count]) => count === 0)).toEqual([])
  for (const table of ['leads', 'appointments', 'demands', 'testimonials'])
    expect([table, await holding(table)]).not.toEqual([table, 0])
  const { faults, opened } = await openEverything()
  console.log(
    `${sent}; ${[...opened.values()].reduce((a, b) => a + b)} pages of ${opened.size} kinds were opened`,
  )
  expect(faults).toEqual([])
  expect(officePages.filter((name) => !isOpened(name, opened))).toEqual(unlinked)
})

/** Nothing links to them for who is logged in, but an act or a mail. */
const unlinked = ['people.export', 'login', 'login.forgotten', 'login.password']

const isOpened = (name: OfficePage, opened: ReadonlyMap<string, number>) => {
  const pattern = new RegExp(`^${officeEntryOf(name).path.replace(/:\w+/g, '[^/]+')}$`)
  return [...opened.keys()].some((path) => pattern.test(path))
}

async function send(path: string, body: URLSearchParams, number: number) {
  const answer = await fetch(product.baseUrl + path, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: {
      origin: product.baseUrl,
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
  })
  return { status: answer.status, page: await answer.text() }
}

/** Presses the button of every link that a form was mailed with: bookings wait for it. */
async function confirmAll() {
  const { rows } = await client.query("select text from mails where kind = 'confirm-form'")
  for (const [index, { text }] of rows.entries()) {
    const { pathname, search } = new URL(/https?:\/\/\S+[?&]token=\S+/.exec(text)?.[0] ?? '')
    expect((await send(pathname + search, new URLSearchParams(), index)).status).toBeLessThan(500)
  }
}

/** Rows that hold a value. */
async function holding(table: string): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as count from ${table} as one where to_jsonb(one)::text like '%zq1%'`,
  )
  return rows[0]?.count ?? 0
}

/** Opens every page of the office that links lead to, and its CSV. @returns what ran, or became markup */
async function openEverything() {
  const context = await browser.newContext({ locale: 'fr-BE' })
  const token = await logAdminIn(client)
  await context.addCookies([{ name: 'staff', value: token, url: product.baseUrl }])
  const faults: string[] = []
  const page = await context.newPage()
  await page.exposeFunction('zq1', () => faults.push(`${page.url()}: ran`))
  page.on('dialog', async (dialog) => {
    faults.push(`${page.url()}: dialog`)
    await dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text()))
      faults.push(`${page.url()}: ${message.text().slice(0, 200)}`)
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) faults.push(`${page.url()}: asked for ${request.url()}`)
  })
  const opened = new Map<string, number>()
  const waiting = ['/office/']
  const known = new Set(waiting)
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const screen = path.replace(/\?.*/, '').replace(/[0-9a-f-]{36}|\d+/g, ':id')
    opened.set(screen, (opened.get(screen) ?? 0) + 1)
    if ((opened.get(screen) ?? 0) > mostOfScreen) continue
    const answer = await page.goto(product.baseUrl + path).catch(() => undefined)
    if (!answer?.headers()['content-type']?.startsWith('text/html')) continue
    if (answer.status() >= 400) faults.push(`${path}: ${answer.status()}`)
    faults.push(...(await markupIn(page)))
    for (const link of await linksOf(page))
      if (!known.has(link)) {
        known.add(link)
        waiting.push(link)
      }
  }
  for (const one of files) faults.push(...(await csvFaults(one, token)))
  await context.close()
  return { faults: [...new Set(faults)], opened }
}

const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/office/"]')].map((link) => link.getAttribute('href') ?? ''),
  )

/** Elements that no page of ours has, in the page and in the frames of mails. */
async function markupIn(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame
          .evaluate(() =>
            [
              ...document.querySelectorAll(
                'zq1, [onerror], [onload], [onmouseover], [onfocus], [ontoggle], a[href^="javascript:" i], base[href]',
              ),
            ].map(({ outerHTML }) => outerHTML.slice(0, 120)),
          )
          .catch((): string[] => []),
      ),
  )
  return found.flat().map((html) => `${page.url()}: ${html}`)
}

/** Files that an act leads to. */
const files = [
  { page: '/office/leads/?state=all', act: 'leads.export' },
  { page: '/office/newsletter/', act: 'newsletter.export' },
]

/** Cells that a spreadsheet would compute, whichever separator it takes. */
async function csvFaults({ page, act }: (typeof files)[number], token: string): Promise<string[]> {
  const headers = { cookie: `staff=${token}`, origin: product.baseUrl }
  const body = new URLSearchParams({ act })
  const answer = await fetch(product.baseUrl + page, { method: 'POST', redirect: 'follow', headers, body })
  if (!answer.headers.get('content-type')?.startsWith('text/csv'))
    return [`${act}: no file, ${answer.status}`]
  const text = await answer.text()
  if (act === 'leads.export' && !text.includes('zq1')) return [`${act}: no hostile value`]
  const cells = text.split(/[;,\t\r\n]/).map((cell) => cell.normalize('NFKC').replace(/^["\s\p{C}]+/u, ''))
  return cells.filter((cell) => /^[=+\-@]/.test(cell)).map((cell) => `${act}: ${cell.slice(0, 60)}`)
}
