import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as schema from '#db/schema'
import { openDatabase } from '~/platform/database.server'
import { openJobs } from '~/platform/jobs.server'
import { testDatabase } from '../tests/setup/test-database'
import { testFolder } from '../tests/setup/test-folder'
import { queues } from './jobs'
import { runMigrateCommand } from './migrate-command'
import { requireMigrations } from './migrations'

const owner = await testDatabase()
afterEach(() => vi.unstubAllEnvs())

/** A role of the test's server that owns nothing. */
async function otherRole(): Promise<string> {
  const name = `site_${randomBytes(4).toString('hex')}`
  await owner.pool.query(`create role ${name} login password 'site'`)
  onTestFinished(async () => {
    await owner.pool.query(`drop owned by ${name}`)
    await owner.pool.query(`drop role ${name}`)
  })
  const url = new URL(owner.url)
  Object.assign(url, { username: name, password: 'site' })
  return url.href
}

async function migrateAs(env: Record<string, string>) {
  for (const [name, value] of Object.entries({ DATA_DIR: testFolder(), ...env })) vi.stubEnv(name, value)
  let said = ''
  const code = await runMigrateCommand([], undefined, (text) => {
    said += text
  })
  return { code, said }
}

const deleteNewest = `delete from drizzle.__drizzle_migrations
  where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`

test('K5 a site that leaves migrations to the command does not start before it was run', async () => {
  await requireMigrations(owner.db)
  const client = await owner.pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin')
  await client.query(deleteNewest)
  await expect(requireMigrations(drizzle(client, { schema }))).rejects.toThrow('run `npm run migrate` first')
  await client.query('rollback')
})

test('K5 the command says that nothing is left to do, and takes no words', async () => {
  expect(await migrateAs({ DATABASE_URL: owner.url })).toEqual({
    code: 0,
    said: 'The tables are those of this release.\n',
  })
  expect(await runMigrateCommand(['now'], undefined, () => {})).toBe(2)
})

test('K5 with a role of its own, that of the site reads and writes rows and changes no table', async () => {
  const site = await otherRole()
  const tried = new pg.Client({ connectionString: site })
  await tried.connect()
  await expect(tried.query('select count(*) from leads')).rejects.toThrow('permission denied')
  expect((await migrateAs({ DATABASE_URL: site, DATABASE_MIGRATION_URL: owner.url })).code).toBe(0)
  await tried.query(`insert into content_version (id, version) values (1, 1) on conflict do nothing`)
  await tried.query('select count(*) from leads')
  for (const forbidden of [
    'alter table audit_log disable trigger all',
    'drop table leads',
    'truncate security_events',
    'create table public.mine (n int)',
  ])
    await expect(tried.query(forbidden)).rejects.toThrow(/permission denied|must be owner/)
  await tried.end()
})

test('K5 jobs work as a role that owns nothing, a new queue too', async () => {
  const site = await otherRole()
  await migrateAs({ DATABASE_URL: site, DATABASE_MIGRATION_URL: owner.url })
  const database = await openDatabase({ databaseUrl: site, dataDir: '/nowhere', log() {} })
  onTestFinished(() => database.close())
  const added = { name: 'added-later', options: {}, pollingSeconds: 0.5 }
  const jobs = await openJobs(database, { queues: [...queues, added], isSupervisor: true })
  const done = new Promise((resolve) => jobs.work(added, 1, async (data) => resolve(data)))
  await jobs.enqueue(database.db, added, { n: 1 })
  expect(await done).toEqual({ n: 1 })
  await jobs.stop()
})
