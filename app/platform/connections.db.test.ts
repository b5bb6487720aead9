import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, onTestFinished, test } from 'vitest'
import { startTcpProxy } from '../../tests/faults/tcp-proxy'
import { testDatabase } from '../../tests/setup/test-database'
import { openConnections } from './connections.server'
import { defaultSettings } from './database-limits'
import { findDatabaseProblem } from './database-problem'
import { type Lane, type RequestScope, runAsRequest } from './request-scope.server'

const given = await testDatabase()

function open(url = given.url, connections = 9, statement = defaultSettings.requests.statement) {
  const requests = { ...defaultSettings.requests, wait: 1_500, statement }
  const pool = openConnections({
    url: () => url,
    settings: { connections, requests },
    use: 'site',
  })
  onTestFinished(() => pool.end())
  return pool
}

const request = (lane: Lane, page = 'any'): RequestScope => ({
  lane,
  page,
  endsAt: performance.now() + 8_500,
  openTransactions: 0,
})
const problemOf = async (work: Promise<unknown>) =>
  await work.then(
    () => 'none',
    (error: unknown) => findDatabaseProblem(error)?.reason ?? String(error),
  )

/** A role that may have this many connections, and its address. */
async function limitedRole(connections: number) {
  const name = `few_${connections}_${Date.now()}`
  await given.pool.query(`create role ${name} login password 'few' connection limit ${connections}`)
  onTestFinished(async () => {
    await given.pool.query(`drop role ${name}`)
  })
  const url = new URL(given.url)
  url.username = name
  url.password = 'few'
  return url.href
}

test('K6 while pages hang, forms, health checks and jobs are answered at once', async () => {
  const pool = open()
  const hanging = Array.from({ length: 20 }, () =>
    problemOf(runAsRequest(request('page'), () => pool.query('select pg_sleep(3)'))),
  )
  const began = performance.now()
  await runAsRequest(request('form'), () => pool.query('select 1'))
  await runAsRequest(request('health'), () => pool.query('select 1'))
  await pool.query('select 1')
  expect(performance.now() - began).toBeLessThan(1_000)
  const outcomes = await Promise.all(hanging)
  expect(outcomes.filter((outcome) => outcome === 'none')).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(17)
})

test('K6 with fewer connections than the pool wants, everybody waits for one', async () => {
  const pool = open(await limitedRole(1))
  const asked = Array.from({ length: 30 }, (_, index) =>
    problemOf(
      index % 3
        ? runAsRequest(request('page'), () => pool.query('select pg_sleep(0.002)'))
        : pool.query('select pg_sleep(0.002)'),
    ),
  )
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['none']))
})

test('K6 a role without any connection is a database that is full, after the bounded time', async () => {
  const pool = open(await limitedRole(0))
  const began = performance.now()
  expect(await problemOf(runAsRequest(request('page'), () => pool.query('select 1')))).toBe('full')
  expect(performance.now() - began).toBeLessThan(3_000)
})

test('K6 a transaction that needs a second connection gets one while others wait', async () => {
  const pool = open(given.url, 6)
  const db = drizzle(pool)
  const forms = Array.from({ length: 6 }, () =>
    runAsRequest(request('form', 'booking'), () =>
      db.transaction(async () => await db.execute('select pg_sleep(0.01)')),
    ),
  )
  expect(await problemOf(Promise.all(forms))).toBe('none')
})

/** As many transactions at once as forms of several pages may have, and how each ends. */
const openTransactions = (pool: ReturnType<typeof open>, milliseconds = 8_500) =>
  Promise.all(
    ['one', 'two', 'three', 'four'].map((page) => {
      const scope = { ...request('form', page), endsAt: performance.now() + milliseconds }
      const work = () => drizzle(pool).transaction((tx) => tx.execute('select pg_sleep(0.2)'))
      return problemOf(runAsRequest(scope, work))
    }),
  )
const all = (outcome: string) => Array.from({ length: 4 }, () => outcome)

test('K6 a transaction that comes too late keeps no connection', async () => {
  const pool = open()
  for (let time = 0; time < 3; time++) expect(await openTransactions(pool, 4_000)).toEqual(all('late'))
  expect(await openTransactions(pool)).toEqual(all('none'))
  expect(pool.totalCount).toBe(pool.idleCount)
})

test('K6 a transaction whose begin fails gives its connection back', async () => {
  const { hostname, port } = new URL(given.url)
  const proxy = await startTcpProxy(() => ({ host: hostname, port: Number(port) }))
  onTestFinished(() => proxy.close())
  const pool = open(proxy.through(given.url), 9, 300)
  expect(await openTransactions(pool)).toEqual(all('none'))
  await proxy.set('drop')
  expect(await openTransactions(pool)).not.toContain('none')
  await proxy.set('on')
  expect(await openTransactions(pool)).toEqual(all('none'))
  expect(pool.totalCount).toBe(pool.idleCount)
})
