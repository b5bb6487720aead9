import pg from 'pg'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type ProxyMode, startTcpProxy } from '../../tests/faults/tcp-proxy'
import { testDatabase } from '../../tests/setup/test-database'
import { openConnections } from './connections.server'
import { defaultSettings } from './database-limits'
import { isDatabaseProblem } from './database-problem'
import { watchDatabase } from './database-watch.server'
import { createPool } from './pool.server'
import { currentRequest, type RequestScope, runAsRequest } from './request-scope.server'

const lines: string[] = []
afterEach(() => void lines.splice(0))

async function openWatched(open = (url: string) => createPool({ url: () => url, max: 3 })) {
  const { url: direct } = await testDatabase()
  const { hostname, port } = new URL(direct)
  const proxy = await startTcpProxy(() => ({ host: hostname, port: Number(port) }))
  const url = proxy.through(direct)
  const pool = open(url)
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  const note = (fields: unknown, line?: string) => void lines.push(`${line} ${JSON.stringify(fields)}`)
  const onBack = vi.fn()
  const problems = { begin: vi.fn(), end: () => 42 }
  const times = { tick: 100, patience: 300, probe: 1_000, probeAway: 500 }
  const watch = watchDatabase({ pool, url }, { log: { warn: note, error: note }, onBack, problems, times })
  onTestFinished(async () => {
    watch.stop()
    await proxy.set('on')
    await pool.end()
    await proxy.close()
  })
  return { pool, proxy, watch, onBack, problems }
}

test.each<[ProxyMode, string]>([
  ['refuse', 'that refuses'],
  ['drop', 'that swallows everything'],
])('K7 a database %s is found away, fails at once, and is found back', async (mode) => {
  const { pool, proxy, watch, onBack, problems } = await openWatched()
  await pool.query('select 1')
  await proxy.set(mode)
  const asked = pool.query('select 1').catch((error: unknown) => error)
  await vi.waitFor(() => expect(watch.isAway()).toBe(true), 12_000)
  const began = performance.now()
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseProblem)
  await expect(pool.connect()).rejects.toSatisfy(isDatabaseProblem)
  expect(performance.now() - began).toBeLessThan(100)
  // What waited for an answer that never comes is freed too.
  expect(isDatabaseProblem(await asked)).toBe(true)
  expect([problems.begin.mock.calls.length, lines.length, watch.isAway()]).toEqual([1, 1, true])
  await proxy.set('on')
  await vi.waitFor(() => expect(watch.isAway()).toBe(false), 8_000)
  expect(onBack).toHaveBeenCalledOnce()
  expect(lines[1]).toMatch(/the database is back \{"seconds":\d+,"unlogged":42\}/)
  const { rows } = await pool.query('select 7 as seven')
  expect(rows).toEqual([{ seven: 7 }])
})

test('K7 a query of a job that never gets its answer fails when the database is found away', async () => {
  const { pool, proxy, watch } = await openWatched((url) =>
    openConnections({ url: () => url, settings: defaultSettings, use: 'site' }),
  )
  await pool.query('select 1')
  await proxy.set('drop')
  const began = performance.now()
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseProblem)
  // Its own limit is half an hour.
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(watch.isAway()).toBe(true)
})

test('K7 a slow query and a full pool are no absence', async () => {
  const { pool, watch } = await openWatched()
  await Promise.all(Array.from({ length: 5 }, () => pool.query('select pg_sleep(0.6)')))
  expect([watch.isAway(), lines]).toEqual([false, []])
})

test('K7 a server too busy for a new connection that answers on the others is no absence', async () => {
  const { pool, proxy, watch } = await openWatched()
  await pool.query('select 1')
  await proxy.set('busy')
  const began = performance.now()
  while (performance.now() - began < 3_000) await pool.query('select pg_sleep(0.4)')
  expect([watch.isAway(), lines]).toEqual([false, []])
})

const scope: RequestScope = { lane: 'page', page: 'any', endsAt: 0, openTransactions: 0 }

test('K7 a probe that cannot even begin is an absence, and what follows it is no work of a request', async () => {
  const pool = createPool({ url: () => 'postgres://nobody@127.0.0.1:1/none', max: 1 })
  const log = { warn: vi.fn(), error: vi.fn(() => expect(currentRequest()).toBeUndefined()) }
  const url = 'postgres://127.0.0.1/none?sslrootcert=/nowhere/ca.pem'
  const problems = { begin: vi.fn(), end: () => 0 }
  const watch = watchDatabase({ pool, url }, { log, onBack: vi.fn(), problems })
  onTestFinished(() => watch.stop())
  runAsRequest(scope, () => pool.emit('error', new Error('lost'), new pg.Client()))
  await vi.waitFor(() => expect(watch.isAway()).toBe(true))
  expect(log.error).toHaveReturned()
})
