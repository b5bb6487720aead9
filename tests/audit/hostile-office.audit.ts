import type pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findForm } from '~/pages/form-registry'
import { logAdminIn } from '../../bench/lib/office'
import { launchChromium } from '../setup/chromium'
import { type StartedProduct, startProduct } from '../setup/start-product'
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

const good: Record<string, string> = {
  email: 'visitor@post.example',
  phone: '0470 12 34 56',
  number: '120',
  date: '2027-03-04',
  url: 'https://visitor.example/',
}
/** What a form is about. */
const subjects: Record<string, string> = { listing: '2706', project: '', unit: '', image: '' }

/** A form with hostile values in every field that takes words, and what is right in all others. */
function filled({ form, variant }: FormPlace, next: () => string, number: number): URLSearchParams {
  const body = new URLSearchParams({ form })
  for (const { name, kind, choices, longest = 1_000 } of findForm(form)?.fields ?? []) {
    if (name === 'variant') body.append(name, variant ?? choices?.[0] ?? '')
    else if (choices) body.append(name, choices[number % choices.length] ?? '')
    else if (kind === 'email') body.append(name, `visitor-${number}@post.example`)
    else if (name in subjects) body.append(name, subjects[name] ?? '')
    else body.append(name, good[kind] ?? (longest < 100 ? '1630' : next()))
  }
  return body
}

test('B8 hostile values of every form run nothing on any screen of the office, and are words there', async () => {
  const all = hostileWords(count)
  const statuses = new Map<string, Map<number, number>>()
  let used = 0
  let number = 0
  const next = () => all[used++ % all.length] ?? ''
  while (used < all.length || number < places.length) {
    const place = places[number % places.length]
    if (!place) break
    number += 1
    const answer = await fetch(product.baseUrl + place.action, {
      method: 'POST',
      body: filled(place, next, number),
      redirect: 'manual',
      headers: {
        origin: product.baseUrl,
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
    })
    const page = await answer.text()
    expect(answer.status, place.form).toBeLessThan(500)
    expect(page, place.form).not.toContain('<zq1')
    const counts = statuses.get(place.form) ?? new Map<number, number>()
    statuses.set(place.form, counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1))
  }
  for (const [form, counts] of statuses) console.log(form, Object.fromEntries(counts))
  const kept = await client.query("select count(*)::int as leads from leads where fields::text like '%zq1%'")
  console.log(`${used} values in ${number} forms; leads that hold one: ${kept.rows[0]?.leads}`)
  // Otherwise the audit would look at screens without any.
  expect(kept.rows[0]?.leads).toBeGreaterThan(number / 10)
  expect(await openEverything()).toEqual([])
})

/** Opens every page of the office that links lead to. @returns what ran, or became markup */
async function openEverything(): Promise<string[]> {
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
  console.log(Object.fromEntries(opened))
  await context.close()
  return [...new Set(faults)]
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
