import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../tests/setup/test-database'
import { testFolder } from '../../tests/setup/test-folder'
import { openDatabase } from './database.server'
import { migrate } from './migrate.server'
import { createPool } from './pool.server'
import { readPidFile } from './postgres/pid-file.server'

const given = await testDatabase()
const countTables = `select count(*)::int as n from information_schema.tables where table_schema = 'public'`
const log = vi.fn()

test('database: all tables are there after the migrations, which a second run leaves alone', async () => {
  const before = (await given.pool.query(countTables)).rows[0].n
  await Promise.all([migrate(given), migrate(given)])
  expect(before).toBeGreaterThan(0)
  expect((await given.pool.query(countTables)).rows[0].n).toBe(before)
})

test('database: DATABASE_URL is used as it is', async () => {
  const database = await openDatabase({ databaseUrl: given.url, dataDir: '/nowhere', log })
  expect(database.url).toBe(given.url)
  expect((await database.pool.query(countTables)).rows[0].n).toBeGreaterThan(0)
  await database.close()
})

test('database: a DATABASE_URL that names no database is told at once', async () => {
  const opening = openDatabase({ databaseUrl: `${given.url}_no`, dataDir: '/nowhere', log })
  await expect(opening).rejects.toThrow('does not exist')
})

/** A folder of one migration, newer than all others. */
function migrationOf(statements: string): string {
  const folder = testFolder()
  const entry = { idx: 0, version: '7', when: 9_999_999_999_999, tag: '0000_next', breakpoints: true }
  fs.mkdirSync(path.join(folder, 'meta'))
  fs.writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }))
  fs.writeFileSync(path.join(folder, '0000_next.sql'), statements)
  return folder
}

test('database: a migration that fails changes nothing and frees the lock', async () => {
  const folder = migrationOf('create table half (n int); create table half (n int);')
  await expect(migrate(given, { folder })).rejects.toThrow()
  expect((await given.pool.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])
  await migrate(given)
})

test('K6 a migration takes the time that it needs, and leaves no connection without limits', async () => {
  const { url } = await testDatabase()
  const limits = { wait: 1_000, statement: 200, lock: 200, idle: 5_000 }
  const pool = createPool({ url: () => url, max: 1, limits })
  onTestFinished(() => pool.end())
  await migrate({ pool }, { folder: migrationOf('create table slow (n int); select pg_sleep(1.5);') })
  expect((await pool.query(`select to_regclass('slow')::text as slow`)).rows).toEqual([{ slow: 'slow' }])
  await expect(pool.query('select pg_sleep(1)')).rejects.toThrow('late')
})

test('database: without DATABASE_URL the built-in server is used, and the pool outlives its kill -9', async () => {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'pignon-database-'))
  fs.chmodSync(base, 0o711)
  const database = await openDatabase({ dataDir: base, log })
  await migrate(database)
  const lent = await database.pool.connect()
  process.kill(readPidFile(path.join(base, 'postgres/18'))?.pid ?? 0, 'SIGKILL')
  await expect(lent.query('select pg_sleep(5)')).rejects.toThrow()
  lent.release(true)
  const tables = async () => (await database.pool.query(countTables)).rows[0].n
  await vi.waitFor(async () => expect(await tables()).toBeGreaterThan(0), { timeout: 10_000 })
  expect(new URL(database.url).pathname).toBe('/pignon')
  await database.close()
  fs.rmSync(base, { recursive: true, force: true })
})

test('K5 a migration lets others pass while somebody reads its table, and is done when they are', async () => {
  const { pool } = await testDatabase()
  await pool.query('create table read_for_long (n int)')
  const reader = await pool.connect()
  await reader.query('begin; select from read_for_long')
  const onWait = vi.fn()
  const folder = migrationOf('alter table read_for_long add column m int;')
  const migrating = migrate({ pool }, { folder, onWait })
  let longest = 0
  const until = performance.now() + 5_000
  while (performance.now() < until) {
    const began = performance.now()
    await pool.query('select from read_for_long')
    longest = Math.max(longest, performance.now() - began)
    await sleep(20)
  }
  await reader.query('commit')
  reader.release()
  await migrating
  expect((await pool.query('select m from read_for_long')).rows).toEqual([])
  expect(onWait).toHaveBeenCalledOnce()
  // It waits two seconds at a time; without a limit the first of these would have waited for the reader.
  expect(longest).toBeGreaterThan(1_000)
  expect(longest).toBeLessThan(3_000)
})

test('K5 a table that is never free ends the migration, which changed nothing', async () => {
  const { pool } = await testDatabase()
  await pool.query('create table always_read (n int)')
  const reader = await pool.connect()
  await reader.query('begin; select from always_read')
  const folder = migrationOf('create table half (n int); alter table always_read add column m int;')
  await expect(migrate({ pool }, { folder, patienceMs: 0 })).rejects.toThrow('lock timeout')
  reader.release(true)
  expect((await pool.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])
})
