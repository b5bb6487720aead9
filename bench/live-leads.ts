import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { chromium } from 'playwright-core'
import { openEmbedded } from '../app/platform/postgres/embedded.server.ts'
import { chromiumFlags } from '../scripts/chromium.mjs'
import { chromiumPath } from './lib/browser.ts'
import { sendContactForm } from './lib/forms.ts'
import { logAdminIn } from './lib/office.ts'
import { newDataDir, type Product, startProduct } from './lib/product.ts'
import { freePort } from './lib/servers.ts'

/**
 * A member has the office open in a browser while visitors send forms and the site is restarted. Measures when each lead
 * is on the page after its visitor was thanked. `node bench/live-leads.ts --leads 1000 --restarts 20`; exit code 1 if one
 * is missing or double, comes later than a second, or 30 seconds after a lost connection, or a stream outlives SIGTERM by
 * a second.
 */
const { values } = parseArgs({
  options: { leads: { type: 'string', default: '1000' }, restarts: { type: 'string', default: '20' } },
})
const leads = Number(values.leads)
const restarts = Number(values.restarts)
/** The page shows the eight newest: while its line is lost no more than these may come. */
const restMs = 200
const most = { withLineMs: 1_000, afterLossMs: 30_000, stopMs: 1_000 }

const { dataDir, remove } = newDataDir()
const embedded = await openEmbedded(dataDir, { log: () => {} })
const port = await freePort()
const start = { dataDir, port, env: { CAPTCHA: 'off', DEMO: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' } }
const origin = `http://localhost:${port}`
const thanked = new Map<number, number>()
/** When the line was lost and was there again: between these leads come later. */
const losses: { from: number; until: number }[] = []
const stops: number[] = []
let product: Product = await startProduct(start)

const client = new pg.Client({ connectionString: embedded.url.replace(/\/postgres$/, '/pignon') })
await client.connect()
const token = await logAdminIn(client)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })

/** In the page: when each lead was first on it, and those that stood there twice at a time. */
function watchLeads() {
  const seen: Record<string, number> = {}
  const double = new Set<string>()
  const look = () => {
    const shown = [...document.querySelectorAll('a[href^="mailto:live-"]')].map((link) =>
      String(/\d+/.exec(link.textContent ?? '')),
    )
    for (const [place, number] of shown.entries()) {
      seen[number] ??= Date.now()
      if (shown.indexOf(number) !== place) double.add(number)
    }
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  Object.assign(window, { live: () => ({ seen, double: [...double] }) })
}

/** Milliseconds from SIGTERM to the end of a stream that was open. */
async function stopWithStream(): Promise<number> {
  const stream = await fetch(`${origin}/office/events`, { headers: { cookie: `staff=${token}` } })
  const began = performance.now()
  const over = stream.text().then(() => performance.now() - began)
  const [took] = await Promise.all([over, product.stop()])
  return took
}

try {
  const context = await browser.newContext({ locale: 'nl-BE' })
  await context.addCookies([{ name: 'staff', value: token, url: origin }])
  const page = await context.newPage()
  const live = page.waitForResponse((answer) => answer.url().endsWith('/office/events'))
  await page.goto(`${origin}/office/`)
  await live
  await page.evaluate(watchLeads)
  const restartEvery = Math.floor(leads / (restarts + 1))
  for (let number = 1; number <= leads; number += 1) {
    let status = 0
    while (status !== 303)
      status = await sendContactForm(origin, number, `live ${number}`).catch(() => sleep(50).then(() => 0))
    thanked.set(number, Date.now())
    await sleep(restMs)
    if (number % restartEvery > 0 || stops.length >= restarts) continue
    const from = Date.now() - restMs
    stops.push(await stopWithStream())
    product = await startProduct(start)
    losses.push({ from, until: Date.now() + most.afterLossMs })
    // Whoever waits for the line to be back counts as having none.
    void page
      .waitForResponse((answer) => answer.url().endsWith('/office/events') && answer.ok())
      .then(() => {
        const last = losses.at(-1)
        if (last) last.until = Date.now()
      })
      .catch(() => undefined)
  }
  await sleep(2_000)
  const { seen, double } = await page.evaluate(() =>
    (window as unknown as { live: () => { seen: Record<string, number>; double: string[] } }).live(),
  )
  const isLost = (at: number) => losses.some(({ from, until }) => at >= from && at <= until)
  const late = [...thanked].flatMap(([number, at]) => {
    const shown = seen[number]
    return shown === undefined ? [] : [{ ms: Math.max(0, shown - at), isLost: isLost(at) }]
  })
  const ofKind = (lost: boolean) =>
    late.flatMap(({ ms, isLost: was }) => (was === lost ? ms : [])).toSorted((a, b) => a - b)
  const [online, after] = [ofKind(false), ofKind(true)]
  const missing = [...thanked.keys()].filter((number) => seen[number] === undefined)
  const middle = online[Math.floor(online.length / 2)] ?? 0
  console.log(
    `leads ${thanked.size}, restarts ${stops.length}: missing ${missing.length}, double ${double.length}`,
  )
  console.log(`on the page after the thanks: median ${middle} ms, at most ${online.at(-1) ?? 0} ms`)
  console.log(`while the line was lost (${after.length}): at most ${after.at(-1) ?? 0} ms`)
  console.log(`streams after SIGTERM: at most ${Math.round(Math.max(0, ...stops))} ms`)
  const isBad =
    missing.length + double.length > 0 ||
    (online.at(-1) ?? 0) > most.withLineMs ||
    (after.at(-1) ?? 0) > most.afterLossMs ||
    Math.max(0, ...stops) > most.stopMs
  if (isBad) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
  await client.end()
  await embedded.close()
  remove()
}
