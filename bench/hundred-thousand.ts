/**
 * A hundred thousand listings: memory of the import and of the site, and the longest stall of the site's event loop while
 * they are imported, while the sitemap is made and while lists are shown.
 *
 *   node bench/hundred-thousand.ts
 *
 * Options: --listings 100000. Needs `npm run build`. Exit code 1 when a target is missed.
 */
import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cpuSecondsOf } from './lib/measure.ts'
import { generateFeed, newDataDir, type Product, root, startProduct, untilIdle } from './lib/product.ts'

const { values: options } = parseArgs({ options: { listings: { type: 'string', default: '100000' } } })

/** Of milliseconds and MB: K15. */
const targets = { stall: 100, site: 700, import: 600 }
const token = 'token-of-the-bench'

let missed = 0

async function main() {
  const { dataDir, remove } = newDataDir()
  try {
    const feed = await generateFeed(dataDir, Number(options.listings))
    console.log(`a feed of ${mb(statSync(feed).size)} MB, load ${loadavg()[0]?.toFixed(1)}`)
    const site = await startProduct({ dataDir, env: { METRICS_TOKEN: token, PAGE_CACHE: 'off' } })
    try {
      await measure(site, feed)
    } finally {
      await site.stop()
    }
  } finally {
    remove()
  }
  if (missed > 0) process.exitCode = 1
}

async function measure(site: Product, feed: string) {
  await untilIdle(site.cpuSeconds)
  for (const name of ['first import', 'second import, of the same']) {
    await stallOf(site, `${name}: stall of the site`, async () => {
      const { peak, seconds, cpu } = await imported(site.dataDir, feed)
      report(
        `${name}: memory`,
        peak,
        targets.import,
        'MB',
        `${seconds.toFixed(0)} s, CPU ${cpu.toFixed(0)} s`,
      )
      await untilIdle(site.cpuSeconds)
    })
  }
  await stallOf(site, 'sitemap, all of its files', () => wholeSitemap(site.origin))
  await stallOf(site, 'sitemap again', () => wholeSitemap(site.origin))
  await stallOf(site, '40 lists', async () => {
    for (let page = 1; page <= 40; page += 1) await ask(`${site.origin}/nl/te-koop/?page=${page * 50}`)
  })
  await stallOf(site, 'search index of a language', () => ask(`${site.origin}/nl/search/index.json`))
  report('memory of the site, at most', peakOf(site.pid), targets.site, 'MB')
}

/** Does something, and tells the longest time in which the site did nothing else. */
async function stallOf(site: Product, name: string, work: () => Promise<unknown>) {
  await longestStall(site.origin)
  const [began, cpu] = [performance.now(), site.cpuSeconds()]
  await work()
  const stall = await longestStall(site.origin)
  const took = `${((performance.now() - began) / 1_000).toFixed(1)} s, CPU ${(site.cpuSeconds() - cpu).toFixed(1)} s`
  report(name, stall, targets.stall, 'ms', took)
}

/** Since it was asked last, in milliseconds. */
async function longestStall(origin: string): Promise<number> {
  const text = await ask(`${origin}/metrics`, { authorization: `Bearer ${token}` })
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1_000
}

async function wholeSitemap(origin: string) {
  const index = await ask(`${origin}/sitemap.xml`)
  const parts = [...index.matchAll(/<sitemap><loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  for (const part of parts) await ask(origin + part)
  console.log(`  ${parts.length} files`)
}

async function ask(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return await answer.text()
}

/** Runs the import, and looks at its memory all the time. */
async function imported(dataDir: string, feed: string) {
  const began = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'build/server/index.js'), 'feed', 'import', feed], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let [peak, cpu] = [0, 0]
  const pid = child.pid ?? 0
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, peakOf(pid))
    cpu = Math.max(cpu, cpuSecondsOf(pid))
    await setTimeout(50)
  }
  if (child.exitCode !== 0) throw new Error('the import failed')
  return { peak, cpu, seconds: (performance.now() - began) / 1_000 }
}

/** The most memory that a process had, in MB; 0 when it is gone. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}

const mb = (bytes: number) => Math.round(bytes / 2 ** 20)

function report(name: string, value: number, most: number, unit: string, beside = '') {
  const isMet = value <= most
  if (!isMet) missed += 1
  const extra = beside && `  (${beside}, load ${loadavg()[0]?.toFixed(1)})`
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${name}: ${Math.round(value)} ${unit}, at most ${most}${extra}`)
}

await main()
