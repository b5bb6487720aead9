/**
 * A large agency: 20,000 listings imported by the command line while the site runs, and the speed of pages then.
 *
 *   node bench/large-feed.ts
 *
 * Options: --listings 20000. Needs `npm run build`. Exit code 1 when a target is missed or a request failed.
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import phrases from '../app/features/search/phrases.json' with { type: 'json' }
import { cpuSecondsOfEndedChildren, percentile } from './lib/measure.ts'
import { command, generateFeed, newDataDir, type Product, startProduct, untilIdle } from './lib/product.ts'

const { values: options } = parseArgs({ options: { listings: { type: 'string', default: '20000' } } })

/** Number of different lists to request. */
const lists = 300

let missed = 0

async function main() {
  const { dataDir, remove } = newDataDir()
  const site = await startProduct({ dataDir })
  try {
    const feed = await generateFeed(dataDir, Number(options.listings))
    await measureImport(site, feed)
    await measurePages(site)
  } finally {
    await site.stop()
    remove()
  }
  if (missed > 0) process.exitCode = 1
}

async function measureImport(site: Product, feed: string) {
  const visitor = visitDuring(site.origin)
  const first = await imported(site, feed)
  const shown = await waitUntilShown(site.origin)
  const visits = await visitor.leave()
  report('first import', first.seconds, 60, 's', first.cpu)
  console.log(`  ${reportOf(first.report)}`)
  report('shown on the running site after', shown, 5, 's')
  report('requests that failed meanwhile', visits.failures.length, 0, '', `of ${visits.ms.length}`)
  report('  of those requests, p95', percentile(visits.ms, 0.95), Number.POSITIVE_INFINITY, 'ms')
  for (const failure of new Set(visits.failures)) console.log(`  ${failure}`)
  await untilIdle(site.cpuSeconds)
  const second = await imported(site, feed)
  report('second import of the same', second.seconds, 15, 's', second.cpu)
  console.log(`  ${reportOf(second.report)}`)
  const changes = /listings: 0 created, 0 changed/.test(second.report) ? 0 : 1
  report('  which changed something', changes, 0)
}

/** Runs the import command; also measures its CPU, which other load hardly changes. */
async function imported(site: Product, feed: string) {
  const [began, command0, postgres0] = [performance.now(), ownChildren(), site.databaseCpuSeconds()]
  const report = await command(site.dataDir, 'feed', 'import', feed)
  const [own, postgres] = [ownChildren() - command0, site.databaseCpuSeconds() - postgres0]
  const cpu = `CPU ${own.toFixed(1)} s, PostgreSQL ${postgres.toFixed(1)} s`
  return { report, seconds: (performance.now() - began) / 1000, cpu }
}

const ownChildren = () => cpuSecondsOfEndedChildren(process.pid)

/** The line of the report with the counts. */
const reportOf = (report: string) => /^listings: .*$/m.exec(report)?.[0] ?? report.slice(0, 200)

/** A visitor who opens one page after the other until stopped. */
function visitDuring(origin: string) {
  const paths = ['/nl/', '/nl/te-koop/', '/fr/a-louer/', '/nl/te-koop/?page=2', '/nl/search/index.json']
  const leaving = new AbortController()
  const seen = { ms: [] as number[], failures: [] as string[] }
  const visit = async () => {
    for (let at = 0; !leaving.signal.aborted; at++) {
      const path = paths[at % paths.length] ?? '/nl/'
      const { ms, status } = await timed(origin + path)
      seen.ms.push(ms)
      if (status >= 400 || status === 0) seen.failures.push(`${status} ${path}`)
      await setTimeout(50)
    }
    return seen
  }
  const visiting = visit()
  return {
    leave: async () => {
      leaving.abort()
      return await visiting
    },
  }
}

/** @returns seconds from the end of the import until another process shows the new count of the list */
async function waitUntilShown(origin: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 20_000) {
    const html = await (await fetch(`${origin}/nl/te-koop/`)).text()
    if (html.includes('/media/') && totalOf(html) > Number(options.listings) / 2) break
    await setTimeout(20)
  }
  return (performance.now() - began) / 1000
}

/** The number that the list's status line begins with, `15.904 panden gevonden, waarvan 120 verkocht`; others are empty. */
const totalOf = (html: string) => {
  const [, total = ''] = /role="status"[^>]*>(\d[\d.]*)/.exec(html) ?? []
  return Number(total.replaceAll('.', ''))
}

async function measurePages({ dataDir }: Product) {
  const uncached = await startProduct({ dataDir, env: { PAGE_CACHE: 'off' } })
  try {
    const { origin } = uncached
    await untilIdle(uncached.cpuSeconds)
    const asked = listPaths()
    await timesOf(origin, asked.slice(0, 100))
    const used = cpuOf(uncached)
    const ms = await timesOf(origin, asked)
    const cpu = `CPU ${used().web} ms, PostgreSQL ${used().postgres} ms`
    report('uncached list page, median', percentile(ms, 0.5), Number.POSITIVE_INFINITY, 'ms', cpu)
    report(`uncached list page, p95 of ${ms.length}`, percentile(ms, 0.95), 25, 'ms')
    const searches = searchPaths()
    await timesOf(origin, searches.slice(0, 20))
    const found = await timesOf(origin, searches)
    report('search results.json, median', percentile(found, 0.5), Number.POSITIVE_INFINITY, 'ms')
    report(`search results.json, p95 of ${found.length}`, percentile(found, 0.95), 50, 'ms')
    const inWords = wordPaths()
    await timesOf(origin, inWords.slice(0, 20))
    const read = await timesOf(origin, inWords, 302)
    report('search in words, median', percentile(read, 0.5), Number.POSITIVE_INFINITY, 'ms')
    report(`search in words, p95 of ${read.length}`, percentile(read, 0.95), 50, 'ms')
    const led = await timesOf(origin, inWords)
    report('  with the list it leads to, median', percentile(led, 0.5), Number.POSITIVE_INFINITY, 'ms')
    report('  p95', percentile(led, 0.95), Number.POSITIVE_INFINITY, 'ms')
    await measureMap(origin)
    const index = Buffer.from(await (await fetch(`${origin}/nl/search/index.json`)).arrayBuffer())
    report(
      'index.json, gzip',
      gzipSync(index).length / 1000,
      50,
      'kB',
      `brotli ${kB(brotliCompressSync(index).length)}`,
    )
  } finally {
    await uncached.stop()
  }
}

/** The positions of all listings for sale, as a map requests them; uncached. */
async function measureMap(origin: string) {
  const path = '/nl/te-koop/map.json'
  await timesOf(
    origin,
    Array.from({ length: 5 }, () => path),
  )
  const ms = await timesOf(
    origin,
    Array.from({ length: 30 }, () => path),
  )
  const data = Buffer.from(await (await fetch(origin + path)).arrayBuffer())
  const { points, areas } = JSON.parse(data.toString()) as { points: { ids: [] }; areas: { ids: [] }[] }
  const homes = points.ids.length + areas.flatMap(({ ids }) => ids).length
  report('map.json, median', percentile(ms, 0.5), Number.POSITIVE_INFINITY, 'ms', `${homes} homes`)
  report(`map.json, p95 of ${ms.length}`, percentile(ms, 0.95), 150, 'ms')
  report(
    'map.json, gzip',
    gzipSync(data).length / 1000,
    200,
    'kB',
    `brotli ${kB(brotliCompressSync(data).length)}`,
  )
}

/** Milliseconds of CPU per list since this was called. */
function cpuOf(product: Product) {
  const [web, postgres] = [product.cpuSeconds(), product.databaseCpuSeconds()]
  const each = (seconds: number) => ((seconds * 1000) / lists).toFixed(1)
  return () => ({
    web: each(product.cpuSeconds() - web),
    postgres: each(product.databaseCpuSeconds() - postgres),
  })
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** 300 different lists: every sort, with and without each filter, first and later pages, in three languages. */
function listPaths(): string[] {
  const bases = ['/nl/te-koop/', '/fr/a-vendre/', '/en/for-rent/', '/nl/te-huur/', '/en/for-sale/']
  const filters = ['', 'city=Ukkel%7C1180', 'type=3', 'priceMax=400000', 'bedroomsMin=3', 'energy=C']
  const sorts = ['', 'sort=price-asc', 'sort=price-desc', 'sort=surface-desc']
  return Array.from({ length: lists }, (_, at) => {
    const parts = [filters[at % 6], sorts[Math.floor(at / 6) % 4], at % 3 === 0 ? '' : `page=${1 + (at % 4)}`]
    const query = parts.filter(Boolean).join('&')
    return `${bases[at % 5]}${query && `?${query}`}`
  })
}

/** Each phrase of the table, sent to the list that it is meant for. */
function wordPaths(): string[] {
  return phrases.map(({ text, language, list }) => {
    const path = listsOf[language as keyof typeof listsOf] ?? listsOf.nl
    return `${list === 'rent' ? path.rent : path.sale}?q=${encodeURIComponent(text)}`
  })
}

const listsOf = {
  nl: { sale: '/nl/te-koop/', rent: '/nl/te-huur/' },
  fr: { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' },
  en: { sale: '/en/for-sale/', rent: '/en/for-rent/' },
}

function searchPaths(): string[] {
  const words = [
    'ukkel',
    'huis ukkel',
    'appartement',
    'wat',
    'rustig',
    'tuin brussel',
    '10500',
    'lichtrijk huis',
    'xyz',
  ]
  return Array.from({ length: 300 }, (_, at) => {
    const language = ['nl', 'fr', 'en'][at % 3]
    const word = encodeURIComponent(words[at % words.length] ?? '')
    return `/${language}/search/results.json?q=${word}`
  })
}

/** @param expected - 302: the redirect itself counts, otherwise its target */
async function timesOf(origin: string, paths: string[], expected: 200 | 302 = 200): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) {
    const { ms, status } = await timed(origin + path, expected === 302 ? 'manual' : 'follow')
    if (status !== expected) report(`${path} answers`, status, expected)
    times.push(ms)
  }
  return times
}

/** Waits for the last byte. @returns status 0 without an answer */
async function timed(
  url: string,
  redirect: RequestRedirect = 'follow',
): Promise<{ ms: number; status: number }> {
  const began = performance.now()
  const status = await fetch(url, { redirect }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
  return { ms: performance.now() - began, status }
}

function report(what: string, value: number, limit: number, unit = '', remark = '') {
  const isWithin = value <= limit
  if (!isWithin) missed += 1
  const target = Number.isFinite(limit) ? `at most ${limit} ${unit}`.trim().padEnd(16) : ''.padEnd(16)
  const number = value.toFixed(Number.isInteger(value) ? 0 : 1).padStart(8)
  console.log(
    `${what.padEnd(36)} ${number} ${unit.padEnd(3)} ${target} ${isWithin ? '' : 'MISSED '}${remark}`.trimEnd(),
  )
}

await main()
