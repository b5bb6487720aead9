/**
 * Lists and pages of a large agency, each rendered once without a page cache (`PAGE_CACHE=off`): three filters and an
 * order, the count included; an area drawn on the map, a radius or what is near a station; and home pages. Counts sequential scans of the listings meanwhile.
 *
 *   node bench/lists.ts
 *
 * Options: --listings 20000 --pages 300; --data-dir FOLDER, one that holds them already and is kept. Needs
 * `npm run build`. Exit code 1 when a target is missed.
 */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { encodeShape } from '../app/kernel/places/map-shape.ts'
import { openEmbedded } from '../app/platform/postgres/embedded.server.ts'
import { percentile } from './lib/measure.ts'
import { command, generateFeed, newDataDir, type Product, startProduct, untilIdle } from './lib/product.ts'

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '20000' },
    pages: { type: 'string', default: '300' },
    'data-dir': { type: 'string' },
  },
})
const pages = Number(options.pages)

/** Milliseconds until the last byte, 95 of 100 pages. */
const listTarget = Number(options.listings) > 20_000 ? 25 : 12
const targets = { list: listTarget, where: listTarget, detail: 15 }

let missed = 0

async function main() {
  const filled = options['data-dir']
  const { dataDir, remove } = filled ? { dataDir: filled, remove: () => {} } : newDataDir()
  const product = await startProduct({ dataDir, env: { PAGE_CACHE: 'off' } })
  try {
    if (!filled)
      await command(dataDir, 'feed', 'import', await generateFeed(dataDir, Number(options.listings)))
    await measure(product)
  } finally {
    await product.stop()
    remove()
  }
  if (missed > 0) process.exitCode = 1
}

async function measure(product: Product) {
  const { dataDir, origin, cpuSeconds, databaseCpuSeconds } = product
  const embedded = await openEmbedded(dataDir, { log: () => {} })
  const url = new URL(embedded.url)
  url.pathname = '/pignon'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    const details = await detailPaths(client)
    await requestAll(origin, [...listPaths(60, 1), ...details.slice(0, 60)])
    await untilIdle(() => cpuSeconds() + databaseCpuSeconds())
    await time(client, product, 'list', listPaths(pages, 2))
    await requestAll(origin, wherePaths(30, 1))
    await time(client, product, 'where', wherePaths(pages, 2))
    await time(client, product, 'detail', details.slice(60))
  } finally {
    await client.end()
    await embedded.close()
  }
}

async function time(client: pg.Client, product: Product, kind: keyof typeof targets, paths: string[]) {
  const before = await scansOf(client)
  const [web, postgres] = [product.cpuSeconds(), product.databaseCpuSeconds()]
  const ms = await requestAll(product.origin, paths)
  // CPU hardly depends on other load; it includes the redirects of home pages.
  const each = (seconds: number) => (seconds * 1000) / paths.length
  report(`${kind}, CPU of the web process`, each(product.cpuSeconds() - web), Number.POSITIVE_INFINITY)
  report(
    `${kind}, CPU of PostgreSQL`,
    each(product.databaseCpuSeconds() - postgres),
    Number.POSITIVE_INFINITY,
  )
  const scans = (await scansOf(client)) - before
  report(`${kind}, median of ${ms.length}`, percentile(ms, 0.5), Number.POSITIVE_INFINITY)
  report(`${kind}, p95`, percentile(ms, 0.95), targets[kind])
  report(`${kind}, slowest`, Math.max(...ms), Number.POSITIVE_INFINITY)
  report(`${kind}, sequential scans of listings`, scans, 0, '')
}

/** Sequential scans of the listings so far, on all connections; statistics arrive within a second. */
async function scansOf(client: pg.Client): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const { rows } = await client.query(
    `select seq_scan::int as scans from pg_stat_user_tables where relname = 'listings'`,
  )
  return rows[0]?.scans ?? Number.NaN
}

/** Each has a distinct price, so that nothing is cached, not even the count. */
function listPaths(count: number, series: number): string[] {
  const bases = ['/nl/te-koop/', '/fr/a-vendre/', '/en/for-sale/', '/nl/te-huur/']
  const filters = [
    (at: number) => `city=Ukkel%7C1180&type=3&priceMax=${300_000 + at * 500 + series}`,
    (at: number) => `type=1&bedroomsMin=3&priceMax=${350_000 + at * 700 + series}`,
    (at: number) => `city=Gent%7C9000&city=Ukkel%7C1180&bedroomsMin=2&priceMin=${1_000 + at * 300 + series}`,
    (at: number) => `type=3&energy=C&priceMax=${250_000 + at * 400 + series}`,
    (at: number) => `priceMin=${500 + at + series}&priceMax=${900_000 + at}&surfaceMin=60`,
  ]
  const sorts = ['price-asc', 'price-desc', 'surface-desc', 'newest']
  return Array.from({ length: count }, (_, at) => {
    const filter = filters[at % filters.length]?.(at) ?? ''
    return `${bases[Math.floor(at / 5) % bases.length]}?${filter}&sort=${sorts[Math.floor(at / 20) % 4]}`
  })
}

/** Polygons of sixty corners, radii and stations by turns, around places that have listings. */
function wherePaths(count: number, series: number): string[] {
  const centres = [
    { lat: 50.8, lng: 4.338 },
    { lat: 51.054, lng: 3.725 },
    { lat: 50.633, lng: 5.567 },
  ]
  const corners = (at: number) => {
    const { lat, lng } = centres[at % centres.length] ?? { lat: 50.8, lng: 4.3 }
    return Array.from({ length: 60 }, (_, corner) => {
      const angle = (corner / 60) * 2 * Math.PI
      const reach = 0.1 + 0.02 * Math.sin(5 * angle) + (at + series) / 10_000
      return { lat: lat + reach * Math.sin(angle), lng: lng + 1.5 * reach * Math.cos(angle) }
    })
  }
  const filters = [
    (at: number) => `area=${encodeShape(corners(at))}&type=1`,
    (at: number) =>
      `around=1180~${[5, 10, 20][at % 3]}&bedroomsMin=2&priceMax=${300_000 + at * 500 + series}`,
    (at: number) => `near=station&priceMin=${1_000 + at * 100 + series}`,
  ]
  return Array.from({ length: count }, (_, at) => `/nl/te-koop/?${filters[at % filters.length]?.(at) ?? ''}`)
}

/** Addresses of listings across the whole catalogue. */
async function detailPaths(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select id from (select id, row_number() over (order by id) as n, count(*) over () as total
       from listings where withdrawn_at is null) numbered
     where n % greatest(1, total / $1) = 0 limit $1`,
    [pages + 60],
  )
  return rows.map(({ id }: { id: number }) => `/property/${id}/?lng=nl`)
}

/** Sequential, redirects followed before the clock starts. @throws if any answer is not 200 */
async function requestAll(origin: string, paths: string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) {
    const url = path.startsWith('/property/') ? await addressOf(origin + path) : origin + path
    const began = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  }
  return times
}

async function addressOf(url: string): Promise<string> {
  const { headers } = await fetch(url, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '', url).href
}

function report(what: string, value: number, limit: number, unit = 'ms') {
  const isWithin = value <= limit
  if (!isWithin) missed += 1
  const target = Number.isFinite(limit) ? `at most ${limit} ${unit}`.trim() : ''
  console.log(
    `${what.padEnd(36)} ${value.toFixed(1).padStart(8)} ${target} ${isWithin ? '' : 'MISSED'}`.trimEnd(),
  )
}

await main()
