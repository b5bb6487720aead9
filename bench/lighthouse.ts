/**
 * Runs Lighthouse for a phone: scores and timings of every kind of indexed page.
 *
 *   node bench/lighthouse.ts
 *
 * Options: --rounds 5, --pages listing,list (all). Needs `npm run build` and Chromium. Exit code 1 below a target.
 * Timings are simulated by Lighthouse: a phone four times slower than this machine on slow 4G. They grow with other
 * load on the machine, so run nothing else.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumFlags } from '../scripts/chromium.mjs'
import { chromiumPath, pagesOf } from './lib/browser.ts'
import { median } from './lib/measure.ts'
import { newDataDir, startProduct, untilIdle } from './lib/product.ts'
import { ended, freePort, untilAnswers } from './lib/servers.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string' },
  },
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const scoreTarget = 100
/** Upper limits; milliseconds, layout shift without a unit. */
const times = [
  { id: 'largest-contentful-paint', name: 'LCP ms', most: 1300 },
  { id: 'cumulative-layout-shift', name: 'CLS', most: 0 },
  { id: 'total-blocking-time', name: 'TBT ms', most: 50 },
] as const

/** Kinds of page beside home, list and detail, as the demo has them. */
const furtherPages = {
  map: '/nl/te-koop/?view=map',
  projects: '/nl/projecten/',
  project: '/nl/projecten/beersel/hof-ter-linden/12/',
  services: '/nl/diensten/',
  article: '/nl/services/verkoop/',
  references: '/nl/referenties/',
  adventure: '/nl/avontuur/',
  jobs: '/nl/jobs/',
  news: '/nl/nieuws/',
  testimonials: '/nl/getuigenissen/',
  valuation: '/nl/gratis-schatting/',
  estimate: '/nl/gratis-schatting/online-schatting/',
  appointment: '/nl/afspraak/',
  alert: '/nl/zoekopdracht/',
  contact: '/nl/contact/',
  privacy: '/nl/privacy-statement/',
}

let missed = 0

async function main() {
  const { dataDir, remove } = newDataDir()
  const product = await startProduct({ dataDir })
  try {
    await untilIdle(product.cpuSeconds)
    const names = [...categories, ...times.map(({ name }) => name)]
    console.log('page'.padEnd(12) + names.map((name) => name.padStart(15)).join(''))
    const lost = new Map<string, string>()
    const wanted = options.pages?.split(',')
    const pages = Object.entries({ ...(await pagesOf(product.origin)), ...furtherPages })
    const chosen = pages.filter(([name]) => wanted?.includes(name) ?? true)
    if (chosen.length === 0)
      throw new Error(`no such page; there are ${pages.map(([name]) => name).join(', ')}`)
    for (const [name, page] of chosen) await measure(name, product.origin + page, lost)
    for (const [audit, says] of lost) console.log(`costs points: ${audit}: ${says}`)
  } finally {
    await product.stop()
    remove()
  }
  console.log(
    `median of ${options.rounds}; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
  )
  if (missed > 0) process.exitCode = 1
}

async function measure(name: string, url: string, lost: Map<string, string>) {
  const results: Result[] = []
  // First requests find pages, scripts and pictures not yet in their smallest encoding.
  for (let round = -1; round < Number(options.rounds); round++) {
    const result = await visit(url)
    if (round >= 0) results.push(result)
  }
  const scores = categories.map((id) =>
    median(results.map((result) => 100 * (result.categories[id]?.score ?? 0))),
  )
  const measured = times.map(({ id }) =>
    median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
  )
  const cells = [
    ...scores.map((score) => cell(Math.round(score), score >= scoreTarget)),
    ...measured.map((value, at) => cell(Math.round(value * 1000) / 1000, value <= (times[at]?.most ?? 0))),
  ]
  console.log(name.padEnd(12) + cells.map((text) => text.padStart(15)).join(''))
  for (const result of results) noteLost(name, result, lost)
}

function cell(value: number, met: boolean): string {
  if (!met) missed += 1
  return `${met ? '' : 'MISSED '}${value >= 10 ? Math.round(value) : value}`
}

/** Audits that cost points, with how often. */
function noteLost(page: string, { categories, audits }: Result, lost: Map<string, string>) {
  for (const category of Object.values(categories)) {
    for (const { id, weight } of category.auditRefs) {
      const { score, displayValue = '' } = audits[id] ?? { score: null }
      if (weight === 0 || score === null || score >= 0.995) continue
      const key = `${page} ${id} (weight ${weight})`
      lost.set(key, `${lost.get(key) ?? ''} ${score.toFixed(2)}${displayValue && ` ${displayValue}`};`.trim())
    }
  }
}

/** Each run has its own browser, so that nothing is cached from earlier visits. */
async function visit(url: string): Promise<Result> {
  const profile = mkdtempSync(path.join(tmpdir(), 'pignon-chromium-'))
  const port = await freePort()
  const browser = startChromium(profile, port)
  try {
    await untilAnswers(`http://127.0.0.1:${port}/json/version`, 20)
    const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
    if (!run) throw new Error(`Lighthouse said nothing about ${url}`)
    return run.lhr
  } finally {
    await ended(browser)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function startChromium(profile: string, port: number): ChildProcess {
  const flags = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--headless=new']
  const words = [...chromiumFlags, ...flags, '--no-first-run', 'about:blank']
  return spawn(chromiumPath(), words, { stdio: 'ignore' })
}

await main()
