/**
 * Matches search alerts with the changes of an import: 10,000 alerts against 500 listings.
 *
 *   node bench/alerts.ts
 *
 * Options: --demands 10000 --changed 500 --listings 2000. Needs `npm run build`. Exit code 1 when it takes too long.
 *
 * The product imports a catalogue; alerts are inserted into its database, each with one to three types, one to four
 * municipalities or a region, and realistic bounds. Then matching of 500 listings is enqueued, as by an import, and
 * timed until the last match is written; then until every mail is in the outbox.
 */
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { openDatabase, writeDemands } from './lib/database.ts'
import { command, generateFeed, newDataDir, startProduct } from './lib/product.ts'

const { values: options } = parseArgs({
  options: {
    demands: { type: 'string', default: '10000' },
    changed: { type: 'string', default: '500' },
    listings: { type: 'string', default: '2000' },
  },
})
/** Seconds for the matching. */
const target = 10
/** Timeout of the bench in seconds. */
const patience = 240

async function main() {
  const { dataDir, remove } = newDataDir()
  const product = await startProduct({ dataDir })
  try {
    await command(dataDir, 'feed', 'import', await generateFeed(dataDir, Number(options.listings)))
    const { client, close } = await openDatabase(dataDir)
    await writeDemands(client, Number(options.demands))
    await measure(client)
    await close()
  } finally {
    await product.stop()
    remove()
  }
}

async function measure(client: pg.Client) {
  const { rows } = await client.query(
    'select id from listings where withdrawn_at is null order by id limit $1',
    [Number(options.changed)],
  )
  await client.query(
    `insert into pgboss.job (name, data) values ('match-alerts', jsonb_build_object('listings', $1::int[]))`,
    [rows.map(({ id }) => id)],
  )
  const matched = await untilDone(client, 'match-alerts')
  const seconds = matched.seconds
  const notes = await countOf(client, 'select count(*)::int as n from demand_homes')
  const missed = seconds > target
  console.log(`${options.demands} demands, ${rows.length} homes: ${notes} notes`)
  console.log(
    `matching                ${seconds.toFixed(1)} s at most ${target} ${missed ? 'MISSED' : ''}`.trimEnd(),
  )
  const mailing = await untilDone(client, 'mail-alerts-at-once')
  const mails = await countOf(client, `select count(*)::int as n from mails where kind = 'alert'`)
  console.log(`mails into the outbox   ${mailing.seconds.toFixed(1)} s for ${mails}`)
  if (missed || notes === 0) process.exitCode = 1
}

const countOf = async (client: pg.Client, query: string): Promise<number> =>
  (await client.query(query)).rows[0].n

/** Duration of the last job of a queue, as the queue recorded it. */
async function untilDone(client: pg.Client, queue: string): Promise<{ seconds: number }> {
  for (let waited = 0; waited < patience; waited += 0.5) {
    const { rows } = await client.query(
      `select extract(epoch from completed_on - started_on)::float as seconds, state from pgboss.job
       where name = $1 order by created_on desc limit 1`,
      [queue],
    )
    if (rows[0]?.state === 'completed') return rows[0]
    if (rows[0]?.state === 'failed') throw new Error(`${queue} failed`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${queue} is not done after ${patience} s`)
}

await main()
