/**
 * Visitors who come at a steady rate, nine of ten to cached pages, while a feed of 20,000 listings is imported twice: errors,
 * waits of cached pages, and whether the memory of the site grows.
 *
 *   node bench/open-loop.ts
 *
 * Options: --rate 1000 (a second) --seconds 600 --listings 20000. Needs `npm run build` and a machine that does nothing
 * else: site, database, import and visitors share it. Exit code 1 when a target is missed.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { percentile } from './lib/measure.ts'
import { sendOpenLoop } from './lib/open-loop.ts'
import { command, generateFeed, newDataDir, type Product, startProduct, untilIdle } from './lib/product.ts'
import { writeChangedFeed } from './speed/changed-feed.ts'

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '600' },
    listings: { type: 'string', default: '20000' },
  },
})
const [rate, seconds, listings] = [options.rate, options.seconds, options.listings].map(Number) as [
  number,
  number,
  number,
]

/** Milliseconds, and a share. */
const targets = { p99: 50, drift: 0.05 }
/** When the imports begin, as shares of the time. */
const imports = [0.15, 0.5]
/** The last sixth of the time, and the one after the first import. */
const windows = { first: [0.3, 0.47], last: [0.83, 1] } as const

let missed = 0

async function main() {
  const { dataDir, remove } = newDataDir()
  const feed = await generateFeed(dataDir, listings)
  const changed = writeChangedFeed(feed, 1)
  await command(dataDir, 'feed', 'import', feed)
  const site = await startProduct({ dataDir })
  try {
    await measure(site, [changed, feed])
  } finally {
    await site.stop()
    remove()
  }
  if (missed > 0) process.exitCode = 1
}

async function measure(site: Product, feeds: string[]) {
  await untilIdle(site.cpuSeconds)
  const kept = await keptPages(site.origin)
  for (const path of kept) await (await fetch(site.origin + path)).arrayBuffer()
  await untilIdle(site.cpuSeconds)
  console.log(
    `${rate} requests a second for ${seconds} s, ${kept.length} cached pages, load ${loadavg()[0]?.toFixed(1)}`,
  )
  const memory = sampleMemory(site.pid)
  const [outcomes] = await Promise.all([
    sendOpenLoop({
      ...{ origin: site.origin, perSecond: rate, seconds },
      kinds: {
        kept: { share: 0.9, next: inTurn(kept) },
        'not kept': { share: 0.1, next: newLists() },
      },
    }),
    ...feeds.map((feed, index) => importAt(site, feed, (imports[index] ?? 0) * seconds)),
  ])
  for (const [name, { count, failures, p50, p99, slowest, worst }] of Object.entries(outcomes)) {
    const failed = [...failures.values()].reduce((sum, one) => sum + one, 0)
    const times = `${count} answered, median ${p50.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`
    report(`${name}: errors`, failed, 0, '', times)
    for (const [what, times] of failures) console.log(`  ${times} × ${what}`)
    const seconds = worst.map(({ second, p99 }) => `${second} s ${p99.toFixed(0)} ms`)
    console.log(`  worst seconds of ${name}, with their p99: ${seconds.join(', ')}`)
    report(`${name}: p99`, p99, name === 'kept' ? targets.p99 : Number.POSITIVE_INFINITY, 'ms')
  }
  const { first, last, most } = memory.stop()
  report(
    'growth of memory',
    last / first - 1,
    targets.drift,
    '',
    `${mb(first)}, then ${mb(last)} MB, at most ${mb(most)}`,
  )
}

/** Pages that the sitemap names, and lists: what visitors ask for over and over. */
async function keptPages(origin: string): Promise<string[]> {
  const files = [...(await textOf(`${origin}/sitemap.xml`)).matchAll(/<loc>([^<]+)/g)].map(
    ([, loc = '']) => loc,
  )
  const parts = files.filter((file) => /sitemap-\d+\.xml$/.test(file)).slice(0, 2)
  const found = parts.length === 0 ? files : []
  for (const part of parts)
    for (const [, loc = ''] of (await textOf(origin + new URL(part).pathname)).matchAll(/<url><loc>([^<]+)/g))
      found.push(loc)
  const paths = found.map((loc) => new URL(loc).pathname)
  const some = paths.filter((_, index) => index % Math.max(1, Math.floor(paths.length / 300)) === 0)
  return [
    ...new Set([...some, '/nl/', '/fr/', '/en/', '/nl/te-koop/', '/fr/a-louer/', '/nl/te-koop/?page=2']),
  ]
}

const textOf = async (address: string) => await (await fetch(address)).text()

function inTurn(paths: readonly string[]): () => string {
  let at = 0
  return () => paths[at++ % paths.length] ?? '/nl/'
}

/** Lists that nobody asked for before. */
function newLists(): () => string {
  let at = 0
  return () => {
    at += 1
    return `/nl/te-koop/?priceMin=${50_000 + (at % 977) * 500}&priceMax=${400_000 + at * 3}`
  }
}

async function importAt(site: Product, feed: string, second: number) {
  await sleep(second * 1_000)
  const began = performance.now()
  const said = await command(site.dataDir, 'feed', 'import', feed)
  const took = ((performance.now() - began) / 1_000).toFixed(0)
  console.log(`  imported in ${took} s: ${/^listings: .*$/m.exec(said)?.[0] ?? ''}`)
}

/** Memory of a process each second; medians of the two windows. */
function sampleMemory(pid: number) {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(residentBytes(pid)), 1_000)
  const medianOf = ([from, to]: readonly [number, number]) =>
    percentile(samples.slice(Math.floor(from * samples.length), Math.ceil(to * samples.length)), 0.5)
  return {
    stop() {
      clearInterval(timer)
      const most = samples.reduce((one, other) => Math.max(one, other), 0)
      return { first: medianOf(windows.first), last: medianOf(windows.last), most }
    },
  }
}

const residentBytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024

const mb = (bytes: number) => Math.round(bytes / 2 ** 20)

function report(name: string, value: number, most: number, unit: string, beside = '') {
  const isMet = value <= most
  if (!isMet) missed += 1
  const bound = Number.isFinite(most) ? `, at most ${most}` : ''
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} ${name}: ${Number(value.toFixed(3))} ${unit}${bound}${beside && `  (${beside})`}`,
  )
}

await main()
