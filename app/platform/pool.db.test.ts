import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/setup/test-database'
import { findDatabaseProblem } from './database-problem'
import { createPool } from './pool.server'
import { type RequestScope, runAsRequest, runInBackground } from './request-scope.server'

const given = await testDatabase()
await given.pool.query('create table told (n int)')

type Limits = { wait: number; statement: number; lock: number; idle: number }

function openPool(changed: Partial<Limits> = {}, { url = given.url, max = 10 } = {}) {
  const limits = { wait: 1_000, statement: 5_000, lock: 5_000, idle: 5_000, ...changed }
  const pool = createPool({ url: () => url, max, limits })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  onTestFinished(() => pool.end())
  return pool
}

const problemOf = async (work: Promise<unknown>) =>
  await work.then(
    () => 'none',
    (error: unknown) => findDatabaseProblem(error)?.reason ?? String(error),
  )

const requestFor = (milliseconds: number): RequestScope => ({
  lane: 'form',
  page: 'contact',
  endsAt: performance.now() + milliseconds,
  openTransactions: 0,
})

const countTold = async () => (await given.pool.query('select count(*)::int as n from told')).rows[0].n

test('K6 a statement out of time is told as a database that is late, whichever way it is sent', async () => {
  const pool = openPool({ statement: 50 })
  const long = 'select pg_sleep(2)'
  expect(await problemOf(pool.query(long))).toBe('late')
  expect(await problemOf(drizzle(pool).execute(sql.raw(long)))).toBe('late')
  expect(await problemOf(drizzle(pool).transaction(async (tx) => await tx.execute(sql.raw(long))))).toBe(
    'late',
  )
})

test('K6 who waits for a lock, or leaves a transaction idle, is told so, and nothing of it is kept', async () => {
  const holder = await given.pool.connect()
  await holder.query('begin; lock table told in access exclusive mode')
  expect(await problemOf(openPool({ lock: 50 }).query('insert into told values (1)'))).toBe('late')
  await holder.query('rollback')
  holder.release()
  const idle = drizzle(openPool({ idle: 50 })).transaction(async (tx) => {
    await tx.execute(sql`insert into told values (1)`)
    await sleep(300)
    await tx.execute(sql`insert into told values (2)`)
  })
  expect(await problemOf(idle)).toBe('away')
  expect(await countTold()).toBe(0)
})

test('K6 a pool whose connections are all lent says after a while that the database is full', async () => {
  const pool = openPool({}, { max: 1 })
  const lent = await pool.connect()
  expect(await problemOf(pool.query('select 1'))).toBe('full')
  lent.release()
  expect(await problemOf(pool.query('select 1'))).toBe('none')
})

test('K6 a server that nobody listens at is told as a database that is away', async () => {
  const pool = openPool({}, { url: 'postgres://nobody@127.0.0.1:1/none' })
  expect(await problemOf(pool.query('select 1'))).toBe('away')
})

test('K6 a mistake in a statement keeps its own error', async () => {
  expect(await problemOf(openPool().query('select nothing'))).toMatch('column "nothing" does not exist')
})

test('K6 a form commits nothing once its request has no time left for the answer', async () => {
  const pool = openPool({ statement: 1_000 })
  const form = drizzle(pool).transaction.bind(drizzle(pool))
  const work = () =>
    form(async (tx) => {
      await tx.execute(sql`insert into told values (3)`)
      await sleep(300)
    })
  expect(await problemOf(runAsRequest(requestFor(1_700), work))).toBe('late')
  expect(
    await problemOf(runAsRequest(requestFor(1_000), () => pool.query('insert into told values (4)'))),
  ).toBe('late')
  expect(await countTold()).toBe(0)
  expect(await problemOf(runAsRequest(requestFor(5_000), work))).toBe('none')
  expect(await countTold()).toBe(1)
})

test('K6 work that a request only started has the time of jobs', async () => {
  const pool = openPool()
  const later = () => runInBackground(() => pool.query('select 1'))
  expect(await problemOf(runAsRequest(requestFor(0), later))).toBe('none')
})
