/**
 * Measures an owner's page of a listing, uncached, with a year of visits of a large agency, search alerts that match,
 * and enquiries and viewings.
 *
 *   node bench/portal-page.ts
 *
 * Options: --listings 2000 --days 365 --demands 10000 --pages 300. Needs `npm run build`. Exit code 1 if the p95 misses
 * its target. Each page is of another listing; one owner has them all.
 */
import { createHash, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { openDatabase, writeDemands, writeVisits } from './lib/database.ts'
import { percentile } from './lib/measure.ts'
import { command, generateFeed, newDataDir, type Product, startProduct, untilIdle } from './lib/product.ts'

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '2000' },
    days: { type: 'string', default: '365' },
    demands: { type: 'string', default: '10000' },
    pages: { type: 'string', default: '300' },
  },
})
/** Target in milliseconds at the 95th percentile. */
const target = 50
/** Entries of each kind in the history of a listing. */
const entries = 20

async function main() {
  const { dataDir, remove } = newDataDir()
  const product = await startProduct({ dataDir })
  const { client, close } = await openDatabase(dataDir)
  try {
    await command(dataDir, 'feed', 'import', await generateFeed(dataDir, Number(options.listings)))
    const { rows } = await client.query('select id from listings where withdrawn_at is null order by id')
    const homes = rows.map(({ id }: { id: number }) => id)
    console.log(
      `${await writeVisits(client, homes, Number(options.days))} rows of visits, ${homes.length} homes`,
    )
    await writeDemands(client, Number(options.demands))
    await writeHistory(client)
    const cookie = await logIn(client, homes)
    await untilIdle(product.cpuSeconds, 60)
    await measure(product, homes, cookie)
  } finally {
    await close()
    await product.stop()
    remove()
  }
}

async function writeHistory(client: pg.Client) {
  const said = `'{"firstName": "Ada", "lastName": "Peeters", "remark": "Is er een kelder?"}'::jsonb`
  await client.query(
    `insert into leads (at, form, locale, email, fields, listing_id, page, consent_version, digest)
     select now() - n * interval '1 day', 'contact-me', 'nl', 'ada@post.example', ${said}, id, '/', '', id || '-' || n
     from listings, generate_series(1, $1::int) n`,
    [entries],
  )
  await client.query(
    `insert into appointments (id, booked_at, kind, opening, agent, starts_at, ends_at, place, updated_at, listing_id,
       locale, email, fields, page, consent_version, feedback)
     select gen_random_uuid(), now() - n * interval '1 day', 'viewing', 'of-' || id, '', now() - n * interval '1 hour',
       now() - n * interval '1 hour' + interval '45 minutes', 1, now(), id, 'nl', 'ada@post.example', ${said}, '/', '',
       '{"impression": "good", "price": "high", "next": "thinking"}'
     from listings, generate_series(1, $1::int) n`,
    [entries],
  )
  await client.query('analyze')
}

/** @returns the session cookie of an owner of all listings */
async function logIn(client: pg.Client, homes: number[]): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  const id = createHash('sha256').update(token).digest('base64url')
  const { rows } = await client.query(
    `insert into owners (email, name, locale, created_at) values ('mia@post.example', 'Mia', 'nl', now()) returning id`,
  )
  const owner = rows[0]?.id
  await client.query('insert into owner_listings select $1, unnest($2::int[])', [owner, homes])
  await client.query(
    `insert into owner_sessions (id, owner_id, device, started_at, seen_at, expires)
     values ($1, $2, '', now(), now(), now() + interval '1 day')`,
    [id, owner],
  )
  return `owner=${token}`
}

async function measure({ origin, cpuSeconds, databaseCpuSeconds }: Product, homes: number[], cookie: string) {
  const pages = Number(options.pages)
  const fetchHome = async (number: number) => {
    const began = performance.now()
    const id = homes[(number * 7919) % homes.length]
    const answer = await fetch(`${origin}/nl/mijn-panden/${id}/`, { headers: { cookie } })
    const body = await answer.text()
    if (answer.status !== 200 || !body.includes('<svg'))
      throw new Error(`home ${id} answers ${answer.status}`)
    return { took: performance.now() - began, bytes: body.length }
  }
  // Warms up until V8 has compiled hot code.
  for (let number = 0; number < 100; number += 1) await fetchHome(number)
  const [web, postgres] = [cpuSeconds(), databaseCpuSeconds()]
  const times: number[] = []
  let bytes = 0
  for (let number = 0; number < pages; number += 1) {
    const { took, bytes: length } = await fetchHome(number + 100)
    times.push(took)
    bytes += length
  }
  const each = (seconds: number) => `${((seconds * 1_000) / pages).toFixed(1)} ms`
  const p95 = percentile(times, 0.95)
  console.log(
    `page of a home, ${Math.round(bytes / pages / 1_000)} kB: median ${percentile(times, 0.5).toFixed(1)} ms`,
  )
  console.log(`p95 ${p95.toFixed(1)} ms, target ${target} ms${p95 > target ? ' MISSED' : ''}`)
  console.log(
    `CPU of one: web ${each(cpuSeconds() - web)}, PostgreSQL ${each(databaseCpuSeconds() - postgres)}`,
  )
  if (p95 > target) process.exitCode = 1
}

await main()
