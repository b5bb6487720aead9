import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEmbedded } from '../app/platform/postgres/embedded.server.ts'

/**
 * The client of kill-loop.ts: inserts one row after another and prints the number of each acknowledged one.
 * `node bench/kill-loop-writer.ts DATA_DIR FIRST`
 */
const [, , dataDir = '', first = '1'] = process.argv
const embedded = await openEmbedded(dataDir, { log: (line) => process.stderr.write(`${line}\n`) })

for (let n = Number(first); ; ) {
  const client = new pg.Client({ connectionString: embedded.url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('create table if not exists kept (n int primary key)')
    for (; ; n++) {
      await client.query('insert into kept values ($1) on conflict do nothing', [n])
      writeSync(1, `${n}\n`)
    }
  } catch {
    // The server was killed: the row in flight is looked up on a new connection.
    await client.end().catch(() => {})
    await sleep(20)
  }
}
