import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/setup/test-database'
import { findDatabaseProblem } from './database-problem'
import { createPool } from './pool.server'

const given = await testDatabase()

function openPool(options: Partial<Parameters<typeof createPool>[0]> = {}) {
  const pool = createPool({ url: () => given.url, ...options })
  onTestFinished(() => pool.end())
  return pool
}

const problemOf = async (work: Promise<unknown>) =>
  await work.then(
    () => 'none',
    (error: unknown) => findDatabaseProblem(error)?.reason ?? String(error),
  )

test('K6 a statement out of time is told as a database that is late, whichever way it is sent', async () => {
  const pool = openPool({ statement_timeout: 50 })
  const sleep = 'select pg_sleep(2)'
  expect(await problemOf(pool.query(sleep))).toBe('late')
  expect(await problemOf(drizzle(pool).execute(sql.raw(sleep)))).toBe('late')
  expect(await problemOf(drizzle(pool).transaction(async (tx) => await tx.execute(sql.raw(sleep))))).toBe(
    'late',
  )
})

test('K6 a pool whose connections are all lent says after a while that the database is full', async () => {
  const pool = openPool({ max: 1, connectionTimeoutMillis: 50 })
  const lent = await pool.connect()
  expect(await problemOf(pool.query('select 1'))).toBe('full')
  lent.release()
  expect(await problemOf(pool.query('select 1'))).toBe('none')
})

test('K6 a server that nobody listens at is told as a database that is away', async () => {
  const pool = openPool({ url: () => 'postgres://nobody@127.0.0.1:1/none' })
  expect(await problemOf(pool.query('select 1'))).toBe('away')
})

test('K6 a mistake in a statement keeps its own error', async () => {
  expect(await problemOf(openPool().query('select nothing'))).toMatch('column "nothing" does not exist')
})
