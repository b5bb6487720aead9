import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import * as schema from '#db/schema'

export type TestDatabase = { db: NodePgDatabase<typeof schema>; pool: pg.Pool; url: string }

/**
 * A database of its own for this test file, with all migrations applied and no rows; it is dropped afterwards.
 * @example const { db } = await testDatabase()
 */
export async function testDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const source = template.pathname.slice(1)
  const name = `${source}_${randomBytes(4).toString('hex')}`
  const maintenance = at(template, 'postgres')
  await copyDatabase(maintenance, source, name)
  const url = at(template, name)
  // All files share one server with 40 connections, and some tests open a database each: idle ones are given back.
  const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 500 })
  pool.on('error', () => {})
  afterAll(async () => {
    await pool.end()
    await withClient(maintenance, async (client) => {
      await untilLeft(client, name)
      await client.query(`drop database ${name} with (force)`)
    })
  })
  return { db: drizzle(pool, { schema }), pool, url }
}

/** Copying files beats replaying the log for a small template; PostgreSQL 14 and older know no other way. */
async function copyDatabase(maintenance: string, source: string, name: string) {
  await withClient(maintenance, async (client) => {
    const { rows } = await client.query('show server_version_num')
    const strategy = Number(rows[0].server_version_num) >= 150_000 ? 'strategy file_copy' : ''
    await client.query(`create database ${name} template ${source} ${strategy}`)
  })
}

/**
 * A pool has ended before the last of its connections is closed; one that the server ends first throws where nobody
 * listens any more. Pools that are still open are not waited for.
 */
async function untilLeft(client: pg.Client, name: string) {
  for (let tries = 0; tries < 25; tries += 1) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
    if (rowCount === 0) return
    await setTimeout(20)
  }
}

async function withClient(url: string, task: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await task(client)
  } finally {
    await client.end()
  }
}

function at(base: URL, name: string): string {
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}
