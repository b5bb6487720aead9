/**
 * CPU of a list page with 24 cards that is rendered for each request (`PAGE_CACHE=off`), PostgreSQL included,
 * against nginx serving the same bytes (zstd, as browsers ask for it) and against bare React on node:http with brotli.
 *
 *   node bench/uncached-page.ts
 *
 * Options: --listings 2000 --rounds 5 --seconds 6 --connections 4. Needs `npm run build`, Linux, and:
 * apt-get install -y nginx-light wrk
 *
 * One run, same machine, alternately; CPU is utime + stime of all threads and processes. The breakdown of the web
 * process comes from two further measurements in the same run: compression is measured by compressing the page
 * repeatedly in this process, and the rest is divided by a CPU profile of a second product without compression.
 */
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import { compressOnTheWay } from '../server/page-cache/compression.ts'
import { type Kinds, sharesOf } from './lib/cpu-profile.ts'
import {
  cpuPerRequest,
  fetchEncoded,
  type Measurable,
  median,
  missingTools,
  putLoadOn,
} from './lib/measure.ts'
import { command, generateFeed, newDataDir, type Product, startProduct, untilIdle } from './lib/product.ts'
import { type Server, startForked, startNginx } from './lib/servers.ts'

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '4' },
  },
})
const load = { seconds: Number(options.seconds), connections: Number(options.connections) }
/** Warms up until V8 has compiled hot code, and PostgreSQL's autovacuum has counted the rows. */
const warmUp = { ...load, seconds: 30 }
/** Highest accepted ratio to nginx for the same bytes. */
const timesNginx = 100
const listPath = '/nl/te-koop/'

type Measured = 'web' | 'compression' | 'postgres' | 'nginx' | 'react'
type Rounds = Record<Measured, number[]>

async function main() {
  const missing = missingTools()
  if (missing !== null) return fail(missing)
  const { dataDir, remove } = newDataDir()
  try {
    const feed = await generateFeed(dataDir, Number(options.listings))
    const rounds = await withProduct(dataDir, feed)
    report(rounds, await profiled(dataDir))
  } finally {
    remove()
  }
}

async function withProduct(dataDir: string, feed: string): Promise<Rounds> {
  const product = await startProduct({ dataDir, env: { PAGE_CACHE: 'off' } })
  const started: { stop: () => Promise<void> }[] = [product]
  try {
    await command(dataDir, 'feed', 'import', feed)
    await untilIdle(product.cpuSeconds)
    const answer = await fetchEncoded(product.origin + listPath, 'zstd')
    console.log(`${answer.bytes.length} bytes of zstd, ${options.listings} listings`)
    const nginx = await startNginx(answer)
    started.push(nginx)
    const react = await startForked(path.join(import.meta.dirname, 'uncached-page/react-server.ts'))
    started.push(react)
    return await inRounds({ product, nginx, react }, zstdDecompressSync(answer.bytes))
  } finally {
    for (const server of started.toReversed()) await server.stop()
  }
}

type Servers = { product: Product; nginx: Server; react: Server }

async function inRounds({ product, nginx, react }: Servers, page: Buffer): Promise<Rounds> {
  const list: Measurable = { url: product.origin + listPath, cpuSeconds: product.cpuSeconds }
  const rounds: Rounds = { web: [], compression: [], postgres: [], nginx: [], react: [] }
  await putLoadOn(list.url, warmUp)
  await putLoadOn(react.url, { ...load, seconds: 5 })
  for (let round = 0; round < Number(options.rounds); round++) {
    const before = product.databaseCpuSeconds()
    const { web, requests } = await countedLoad(list)
    rounds.web.push(web)
    rounds.postgres.push(((product.databaseCpuSeconds() - before) / requests) * 1_000_000)
    rounds.nginx.push(await cpuPerRequest(nginx, load))
    rounds.react.push(await cpuPerRequest(react, load))
    rounds.compression.push(await cpuOfCompression(page))
  }
  return rounds
}

async function countedLoad(page: Measurable): Promise<{ web: number; requests: number }> {
  const before = page.cpuSeconds()
  const requests = await putLoadOn(page.url, load)
  return { web: ((page.cpuSeconds() - before) / requests) * 1_000_000, requests }
}

/** @returns microseconds of CPU, all threads */
async function cpuOfCompression(page: Buffer): Promise<number> {
  const times = 300
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) await compressOnTheWay(page, 'zstd')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}

/** Profiles the main thread for a page without compression. */
const kinds: Kinds = {
  render: /^(exports\.)?renderToStaticMarkup /,
  sql: /node_modules\/(drizzle-orm|pg|pg-pool|pg-protocol|pg-types)\//,
  garbage: /^\(garbage collector\)/,
}

async function profiled(dataDir: string): Promise<Record<string, number>> {
  const folder = path.join(dataDir, 'profile')
  mkdirSync(folder)
  const nodeOptions = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=500']
  const product = await startProduct({ dataDir, env: { PAGE_CACHE: 'off' }, nodeOptions })
  await putLoadOn(product.origin + listPath, { ...load, seconds: 30 }, 'identity')
  await product.stop()
  const [file = ''] = readdirSync(folder)
  return sharesOf(path.join(folder, file), kinds, 20)
}

function report(rounds: Rounds, shares: Record<string, number>) {
  const nginx = median(rounds.nginx)
  const ours = rounds.web.map((web, round) => web + (rounds.postgres[round] ?? 0))
  console.log(`µs of CPU for each request, median of ${options.rounds} rounds`)
  line('product and PostgreSQL', ours, nginx)
  line('bare React (anchor)', rounds.react, nginx)
  line('nginx (anchor)', rounds.nginx, nginx)
  console.log('of which')
  line('  web process', rounds.web, nginx)
  line('  PostgreSQL', rounds.postgres, nginx)
  line('  compression', rounds.compression, nginx)
  const left = median(rounds.web) - median(rounds.compression)
  for (const [kind, share] of Object.entries(shares)) {
    const says =
      { render: 'React render', sql: 'ORM and driver', garbage: 'garbage', rest: 'rest' }[kind] ?? kind
    line(`  ${says}`, [left * share], nginx)
  }
  const limit = timesNginx * nginx
  const met = median(ours) <= limit
  console.log(`target: at most ${timesNginx} × nginx = ${limit.toFixed(0)} µs: ${met ? 'met' : 'missed'}`)
  if (!met) process.exitCode = 1
}

function line(label: string, all: number[], nginx: number) {
  const each = all.length > 1 ? `   [${all.map((value) => value.toFixed(0)).join(' ')}]` : ''
  const value = median(all)
  const ratio = (value / nginx).toFixed(1).padStart(6)
  console.log(
    `${label.padEnd(26)} ${value.toFixed(nginx === value ? 1 : 0).padStart(6)} ${ratio} × nginx${each}`,
  )
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

await main()
