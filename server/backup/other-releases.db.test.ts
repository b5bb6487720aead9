import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { emptyDatabase, queryAt } from '../../tests/setup/empty-database'
import { testFolder } from '../../tests/setup/test-folder'
import { applyMigrations, createJobTables, releaseMigrations } from './apply-migrations'
import { manifestFile } from './backup-folder'
import { makeBackup, withClient } from './make-backup'
import { moveDatabase } from './move-database'
import { openOpener } from './openers'
import { releaseName } from './release'
import { restoreBackup } from './restore-backup'
import { openSealer } from './sealers'

const known = releaseMigrations()
const keys = createKeyRing({ secret: 'a secret of backups, 32 characters long' })

/** A database as an older release left it: its first migrations, one listing, and pg-boss's tables. */
async function olderDatabase(migrations = 5): Promise<string> {
  const url = await emptyDatabase()
  await withClient(url, async (client) => {
    await client.query('begin')
    await applyMigrations(client, known.slice(0, migrations))
    await createJobTables(client)
    await client.query('commit')
  })
  await queryAt(
    url,
    `insert into listings (id, goal, country_id, zip, publish_address, publish_price, web_id, web_ids, details,
       content_hash, created_at, modified_at, price_cents)
     values (7, 'sale', 1, '1630', true, true, 1, '{1}', '{"viager": {"age1": 80}}', 'h', now(), now(), 5000000)`,
  )
  return url
}

async function backUp(url: string) {
  const dataDir = testFolder()
  const sealer = openSealer
  const options = { target: testFolder(), sealer, withOriginals: false, release: '0.0.9', now: new Date() }
  return (await makeBackup({ url, storage: folderStorage(dataDir), keys }, options)).folder
}

const placeOf = (url: string, dataDir = testFolder()) => ({
  url,
  config: { dataDir },
  storage: folderStorage(dataDir),
})

const restoreAt = async (url: string, folder: string, replace = false) =>
  await restoreBackup(placeOf(url), folder, openOpener, { replace })

test('K11 a backup of an older release goes into this one, through its migrations', async () => {
  const target = await emptyDatabase()
  await restoreAt(target, await backUp(await olderDatabase()))
  expect(await queryAt(target, 'select price_cents, annuity from listings')).toEqual([
    { price_cents: null, annuity: { age1: 80, bouquetCents: 5_000_000 } },
  ])
  expect(await queryAt(target, 'select hash from drizzle.__drizzle_migrations order by id')).toEqual(
    known.map(({ hash }) => ({ hash })),
  )
})

test('K12 a database of an older release is copied into this one', async () => {
  const target = await emptyDatabase()
  await moveDatabase(await olderDatabase(), target, { replace: false })
  expect(await queryAt(target, 'select price_cents from listings')).toEqual([{ price_cents: null }])
})

test('K12 a database that is copied into itself is refused, and does not wait for itself', async () => {
  const url = await olderDatabase()
  const moved = moveDatabase(url, url, { replace: true })
  await expect(moved).rejects.toThrow('the same database')
  expect(await queryAt(url, 'select id from listings')).toEqual([{ id: 7 }])
})

test('K12 what a site writes while it stops is copied too', async () => {
  const [url, target] = [await olderDatabase(), await emptyDatabase()]
  const stopping = queryAt(url, `select pg_sleep(0.8); update listings set zip = '9000'`)
  await new Promise((resolve) => setTimeout(resolve, 200))
  await moveDatabase(url, target, { replace: false })
  await stopping
  expect(await queryAt(target, 'select zip from listings')).toEqual([{ zip: '9000' }])
})

test.each([
  ['a newer release', '9.0.0', 'Install 9.0.0, which made the backup'],
  [
    'this release, made after the site went back to it,',
    releaseName(),
    'the newer release that it went back from',
  ],
])('K11 a backup of %s with newer tables is refused, and nothing has changed', async (_, release, says) => {
  const folder = path.join(testFolder(), 'newer')
  await cp(await backUp(await olderDatabase(known.length)), folder, { recursive: true })
  const file = path.join(folder, manifestFile)
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const migrations = [...manifest.migrations, 'of tomorrow']
  await writeFile(file, JSON.stringify({ ...manifest, release, migrations }))
  const target = await emptyDatabase()
  await expect(restoreAt(target, folder)).rejects.toThrow(says)
  expect(await queryAt(target, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual(
    [],
  )
})

test('K12 a database of a newer release is not copied, and the release to install is spoken of', async () => {
  const url = await olderDatabase(known.length)
  await queryAt(
    url,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
  )
  const moved = moveDatabase(url, await emptyDatabase(), { replace: false })
  await expect(moved).rejects.toThrow('newer than this one. Install that release')
})

test('K11 to go back, a backup takes the place of what a newer release left', async () => {
  const folder = await backUp(await olderDatabase(known.length))
  const target = await emptyDatabase()
  await restoreAt(target, folder)
  await queryAt(
    target,
    `create table of_tomorrow (id int); create function of_tomorrow() returns int language sql as 'select 1';
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
  )
  await restoreAt(target, folder, true)
  expect(await queryAt(target, `select to_regclass('of_tomorrow') as name`)).toEqual([{ name: null }])
  expect(await queryAt(target, `select hash from drizzle.__drizzle_migrations order by id`)).toHaveLength(
    known.length,
  )
})

test('K11 jobs of an older pg-boss go into the tables of the installed one', async () => {
  const url = await olderDatabase()
  await queryAt(
    url,
    `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name) values ('send-mail', 'standard', 2, 0, false, 900, 900, 900, false, 'job_common');
     insert into pgboss.job (name, data) values ('send-mail', '{"id": 3}')`,
  )
  await queryAt(
    url,
    `alter table pgboss.job drop column source_root_id, add column former text default 'gone';
     update pgboss.version set version = version - 1`,
  )
  const target = await emptyDatabase()
  await restoreAt(target, await backUp(url))
  expect(await queryAt(target, 'select name, data, source_root_id from pgboss.job')).toEqual([
    { name: 'send-mail', data: { id: 3 }, source_root_id: null },
  ])
  const [row] = await queryAt<{ version: number }>(target, 'select version from pgboss.version')
  expect(row?.version).toBeGreaterThan(40)
})
