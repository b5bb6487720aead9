/**
 * Visits: beacons per second of the built product and the cost of one, each from another visitor, all counted; and the
 * time of an owner's statistics with a year of visits of a large agency.
 *
 *   node bench/visits.ts
 *
 * Options: --seconds 8 --connections 32 --listings 2000 --days 365 --owners 300. Needs `npm run build`, Linux and:
 * apt-get install -y wrk. Exit code 1 when a target is missed.
 */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { runnerImport } from 'vite'
import type * as VisitsDoor from '../app/features/visits/public.server.ts'
import { openDatabase, writeVisits } from './lib/database.ts'
import { percentile } from './lib/measure.ts'
import { newDataDir, type Product, root, startProduct } from './lib/product.ts'

const run = promisify(execFile)

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '32' },
    listings: { type: 'string', default: '2000' },
    days: { type: 'string', default: '365' },
    owners: { type: 'string', default: '300' },
  },
})

/** Beacons a second; microseconds of one core that this leaves for each; milliseconds. */
const targets = { rate: 2_000, cpu: 500, figures: 50 }

let missed = 0

async function main() {
  const { dataDir, remove } = newDataDir()
  const product = await startProduct({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
  const { client, close } = await openDatabase(dataDir)
  try {
    await measureBeacons(product, client)
    await measureFigures(client)
  } finally {
    await close()
    await product.stop()
    remove()
  }
  if (missed > 0) process.exitCode = 1
}

async function measureBeacons(product: Product, client: pg.Client) {
  const { rows } = await client.query('select id from listings where withdrawn_at is null limit 20')
  const listings = rows.map(({ id }: { id: number }) => String(id))
  await tell(product, ['10', ...listings], 2)
  await setTimeout(1_500)
  await client.query('truncate visit_counts, visit_keys')
  const [web, postgres] = [product.cpuSeconds(), product.databaseCpuSeconds()]
  // Other addresses, because earlier ones have been counted in this half hour.
  const told = await tell(product, ['11', ...listings], Number(options.seconds))
  await setTimeout(1_500)
  const each = (seconds: number) => (seconds * 1_000_000) / told
  report(
    'beacons a second',
    told / Number(options.seconds),
    targets.rate,
    '',
    (value, target) => value >= target,
  )
  report('CPU of the web process for one', each(product.cpuSeconds() - web), targets.cpu, 'µs')
  report(
    'CPU of PostgreSQL for one',
    each(product.databaseCpuSeconds() - postgres),
    Number.POSITIVE_INFINITY,
    'µs',
  )
  report('answered and not counted', told - (await counted(client)), 0, '')
}

/**
 * @param words - the first number of the visitors' addresses, and the listings that they look at
 * @returns number of answered beacons
 * @throws if one was rejected
 */
async function tell({ origin }: Product, words: string[], seconds: number): Promise<number> {
  const script = path.join(root, 'bench/visits/beacon.lua')
  const load = ['-t', '1', '-c', options.connections, '-d', `${seconds}s`, '-s', script]
  const { stdout } = await run('wrk', [...load, `${origin}/visits`, '--', origin, ...words])
  const answered = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!(answered > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk:\n${stdout}`)
  return answered
}

async function counted(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select sum(count)::int as counted from visit_counts')
  return rows[0]?.counted ?? 0
}

async function measureFigures(client: pg.Client) {
  const ids = Array.from({ length: Number(options.listings) }, (_, home) => 1_000_001 + home)
  const rowCount = await writeVisits(client, ids, Number(options.days))
  const { module } = await runnerImport<typeof VisitsDoor>(
    path.join(root, 'app/features/visits/public.server.ts'),
    {
      root,
      configFile: false,
      resolve: { tsconfigPaths: true },
      logLevel: 'error',
    },
  )
  const db = drizzle(client)
  const times: number[] = []
  for (let owner = 0; owner < Number(options.owners); owner += 1) {
    const home = 1_000_001 + ((owner * 7919) % Number(options.listings))
    const began = performance.now()
    const { total } = await module.getVisitStatistics(db as never, home, new Date('2026-11-21T12:00:00Z'))
    times.push(performance.now() - began)
    if (total === 0) throw new Error(`home ${home} has no visits`)
  }
  console.log(`${rowCount} rows`)
  report('figures of a home, median', percentile(times, 0.5), Number.POSITIVE_INFINITY)
  report('figures of a home, p95', percentile(times, 0.95), targets.figures)
  report('figures of a home, slowest', Math.max(...times), Number.POSITIVE_INFINITY)
}

function report(
  what: string,
  value: number,
  target: number,
  unit = 'ms',
  isMet = (of: number, limit: number) => of <= limit,
) {
  const isWithin = isMet(value, target)
  if (!isWithin) missed += 1
  const wanted = Number.isFinite(target) ? `target ${target} ${unit}`.trim() : ''
  console.log(
    `${what.padEnd(36)} ${value.toFixed(1).padStart(9)} ${unit} ${wanted} ${isWithin ? '' : 'MISSED'}`.trimEnd(),
  )
}

await main()
