/**
 * A large agency changes a hundred listings: how long after the import's commit a list shows them, how long the event
 * loop of the site stands still meanwhile, and how much memory the site takes with all its listings.
 *
 *   node bench/changed-listings.ts
 *
 * Options: --listings 100000 --changed 100 --rounds 5; --data-dir FOLDER, one that holds them already and is kept: then
 * the memory is not measured. Needs `npm run build`. Exit code 1 when a target is missed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openEmbedded } from '../app/platform/postgres/embedded.server.ts'
import { command, generateFeed, newDataDir, type Product, startProduct, untilIdle } from './lib/product.ts'

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    changed: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '5' },
    'data-dir': { type: 'string' },
  },
})
const [listings, changed, rounds] = [options.listings, options.changed, options.rounds].map(Number) as [
  number,
  number,
  number,
]

/** Of milliseconds, and of MB beside an empty site. */
const targets = { shown: 1_000, stall: 50, memory: 150 }
const env = { METRICS_TOKEN: 'token-of-the-bench' }

let missed = 0

async function main() {
  const filled = options['data-dir']
  if (filled) await measureChanges(filled, await generateFeed(filled, listings))
  else await measureAll()
  if (missed > 0) process.exitCode = 1
}

async function measureAll() {
  const { dataDir, remove } = newDataDir()
  try {
    const empty = await memoryOf(dataDir)
    const feed = await generateFeed(dataDir, listings)
    await command(dataDir, 'feed', 'import', feed)
    report(
      'memory of the site beside one with the demo',
      (await memoryOf(dataDir)) - empty,
      targets.memory,
      'MB',
    )
    await measureChanges(dataDir, feed)
  } finally {
    remove()
  }
}

/** Resident memory after a few lists, in MB. */
async function memoryOf(dataDir: string): Promise<number> {
  const site = await startProduct({ dataDir, env })
  try {
    for (let page = 1; page <= 20; page += 1)
      await (await fetch(`${site.origin}/nl/te-koop/?page=${page}`)).text()
    await untilIdle(site.cpuSeconds)
    return (await metricOf(site, 'process_resident_memory_bytes')) / 1e6
  } finally {
    await site.stop()
  }
}

async function measureChanges(dataDir: string, feed: string) {
  const site = await startProduct({ dataDir, env })
  const { client, close } = await connect(dataDir)
  try {
    await untilIdle(site.cpuSeconds)
    for (let round = 1; round <= rounds; round += 1) await measureRound(site, client, feed, round)
  } finally {
    await close()
    await site.stop()
  }
}

/** The prices of a round lie apart from all others, so that a list of them is empty before. */
async function measureRound(site: Product, client: pg.Client, feed: string, round: number) {
  const cheapest = round * 10
  const address = `${site.origin}/nl/te-koop/?priceMin=${cheapest}&priceMax=${cheapest + 9}`
  await (await fetch(address)).text()
  let committed = Number.NaN
  client.once('notification', () => {
    committed = performance.now()
  })
  await metricOf(site, 'nodejs_eventloop_lag_max_seconds')
  const importing = command(site.dataDir, 'feed', 'import', writeChanged(feed, cheapest))
  const shown = await untilShown(address)
  const stall = await metricOf(site, 'nodejs_eventloop_lag_max_seconds')
  await importing
  report(`round ${round}: shown after the commit`, shown - committed, targets.shown, 'ms')
  report(`round ${round}: longest stall meanwhile`, stall * 1_000, targets.stall, 'ms')
}

async function untilShown(address: string): Promise<number> {
  for (let tries = 0; tries < 20_000; tries += 1) {
    const html = await (await fetch(address)).text()
    if (/\/nl\/te-koop\/[^"]*\/\d+\/"/.test(html)) return performance.now()
    await setTimeout(10)
  }
  throw new Error('the change was not shown')
}

type Feed = { properties: { ID: number; Goal: number; PublishPrice: boolean; Price: number }[] }

/** A copy of the feed with a price from `cheapest` to nine more for some listings that are for sale. */
function writeChanged(file: string, cheapest: number): string {
  const feed: Feed = JSON.parse(readFileSync(file, 'utf8'))
  const offered = feed.properties.filter(({ Goal, PublishPrice }) => Goal === 0 && PublishPrice)
  const ids = new Set([...new Set(offered.map(({ ID }) => ID))].slice(cheapest * 7, cheapest * 7 + changed))
  const properties = feed.properties.map((one) =>
    ids.has(one.ID) ? { ...one, Price: cheapest + (one.ID % 10) } : one,
  )
  const written = path.join(path.dirname(file), `changed-${cheapest}.json`)
  writeFileSync(written, JSON.stringify({ ...feed, properties }))
  return written
}

async function metricOf({ origin }: Product, name: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${env.METRICS_TOKEN}` },
  })
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text()) ?? []
  return Number(value)
}

async function connect(dataDir: string) {
  const embedded = await openEmbedded(dataDir, { log: () => {} })
  const url = new URL(embedded.url)
  url.pathname = '/pignon'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query('listen content')
  return {
    client,
    close: async () => {
      await client.end()
      await embedded.close()
    },
  }
}

function report(what: string, value: number, limit: number, unit: string) {
  const isWithin = value <= limit
  if (!isWithin) missed += 1
  const [load = 0] = loadavg()
  console.log(
    `${what.padEnd(48)} ${value.toFixed(1).padStart(8)} ${unit}, at most ${limit}, load ${load.toFixed(1)}${isWithin ? '' : ' MISSED'}`,
  )
}

await main()
