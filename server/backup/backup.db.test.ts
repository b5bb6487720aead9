import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { owners, secretCheck } from '#db/schema'
import { newTotpSecret, seal, unseal } from '~/features/accounts/second-factor.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { readConfig } from '~/platform/config.server'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { finishRestoredKeys } from '~/platform/keys/restored-keys.server'
import { keepRestoredKeys, readKeys, writeKeys } from '~/platform/keys/secret-file.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { emptyDatabase, queryAt } from '../../tests/setup/empty-database'
import { testApp } from '../../tests/setup/test-app'
import { testFolder } from '../../tests/setup/test-folder'
import { startDemo } from '../demo'
import { allRowsAt, filesBelow, writeBelow } from './backup.fixture'
import { findBackups } from './backup-folder'
import { makeBackup, withClient } from './make-backup'
import { openOpener } from './openers'
import { restoreBackup } from './restore-backup'
import { openSealer } from './sealers'

const { appIn, db, url, pool } = await testApp({
  jobs: 'queued',
  env: { PUBLIC_URL: 'http://localhost:3000' },
})
const app = appIn()
await startDemo(app)
const keys = createKeyRing({
  secret: 'a secret of backups, 32 characters long',
  lasting: 'the first secret of all, also 32 characters',
})
await db.insert(secretCheck).values({ keyId: keys.current.id })
const email = 'ada@post.example'
const links = defineSignedLinks<{ email: string }>('privacy', { days: 30 })
const mailedLink = links.toToken({ ...app, keys }, { email })
const totp = newTotpSecret()
await db.insert(owners).values({
  email,
  name: 'Ada',
  locale: 'nl',
  createdAt: app.clock.now(),
  totpSecret: seal(ownerKind, keys, totp),
})
const { dataDir } = app.config
await writeBelow(dataDir, {
  'uploads/0f3a.webp': 'a picture',
  'originals/17/ab': 'bytes',
  'media/rendered/x': 'again',
})

const opener = openOpener
const backUp = (target = testFolder(), withOriginals = false, now = new Date('2026-11-20T10:00:00Z')) =>
  makeBackup(
    { url, storage: folderStorage(dataDir), keys },
    { target, sealer: openSealer, withOriginals, release: '0.1.0', now },
  )

const { folder } = await backUp()

async function restoreAt(target: string, { replace = false, from = folder, env = {} } = {}) {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: testFolder(), ...env })
  const restored = await restoreBackup(
    { url: target, config, storage: folderStorage(config.dataDir) },
    from,
    opener,
    { replace },
  )
  return { ...restored, dataDir: config.dataDir }
}

const restoredUrl = await emptyDatabase()
const restored = await restoreAt(restoredUrl)

test('K11 a restored database equals the one that was backed up, row for row, jobs included', async () => {
  const [before, after] = [await allRowsAt(url), await allRowsAt(restoredUrl)]
  expect(before.length).toBeGreaterThan(5_000)
  expect(before.some((row) => row.startsWith('pgboss.job_common '))).toBe(true)
  expect(after).toEqual(before)
})

test('K11 numbers go on where they were', async () => {
  const next = `select nextval(pg_get_serial_sequence('leads', 'id')) as id, (select max(id) from leads) as max`
  const [row] = await queryAt<{ id: string; max: string }>(restoredUrl, next)
  expect(Number(row?.id)).toBeGreaterThan(Number(row?.max))
})

test('K11 files of the site and uploads come back, rendered pictures do not', async () => {
  const wanted = Object.entries(await filesBelow(dataDir)).filter(([name]) => /^(site|uploads)\//.test(name))
  expect(wanted.length).toBeGreaterThan(5)
  const { secret: _, ...found } = await filesBelow(restored.dataDir)
  expect(found).toEqual(Object.fromEntries(wanted))
})

test('K11 SECRET comes back with its former ones: mailed links and second factors of before work', async () => {
  const found = await readKeys({ dataDir: restored.dataDir })
  expect(found).toEqual(keys)
  expect(restored.variables).toEqual([])
  expect(links.read({ ...app, keys: found }, mailedLink)).toEqual({ email })
  const [owner] = await queryAt<{ sealed: string }>(
    restoredUrl,
    `select totp_secret as sealed from owners where email = '${email}'`,
  )
  expect(unseal(ownerKind, found, owner?.sealed ?? '')).toBe(totp)
})

test('K11 the SECRET of a restore that was killed is taken by the next start, and one of no restore is not', async () => {
  const dir = testFolder()
  const start = () =>
    withClient(restoredUrl, (client) => finishRestoredKeys(drizzle(client, { schema }), { dataDir: dir }))
  const other = createKeyRing({ secret: 'quite another secret of thirty-two characters' })
  await writeKeys(dir, other)
  await keepRestoredKeys(dir, keys)
  await start()
  expect(await readKeys({ dataDir: dir })).toEqual(keys)
  await keepRestoredKeys(dir, other)
  await start()
  expect(await readKeys({ dataDir: dir })).toEqual(keys)
  expect(Object.keys(await filesBelow(dir))).toEqual(['secret'])
})

test('K11 with --replace originals, and where the environment has another SECRET what to set', async () => {
  const { folder: from } = await backUp(testFolder(), true)
  const env = { SECRET: 'quite another secret of thirty-two characters' }
  await queryAt(restoredUrl, 'delete from leads')
  await expect(restoreAt(restoredUrl)).rejects.toThrow(
    /not empty: it holds rows of .*listings \d+.*--replace/,
  )
  const again = await restoreAt(restoredUrl, { from, env, replace: true })
  expect(again.variables).toEqual([`SECRET=${keys.current.secret}`, `SECRET_LASTING=${keys.lasting.secret}`])
  const originals = (folder: string) => filesBelow(path.join(folder, 'originals'))
  expect(await originals(again.dataDir)).toEqual(await originals(dataDir))
  expect(await allRowsAt(restoredUrl)).toEqual(await allRowsAt(url))
})

test('K11 tables of somebody else are never removed', async () => {
  const target = await emptyDatabase()
  await queryAt(target, 'create table cellar (bottles int)')
  await expect(restoreAt(target, { replace: true })).rejects.toThrow(
    "tables that are not Pignon's (public.cellar",
  )
  expect(await queryAt(target, 'select * from cellar')).toEqual([])
})

test('K11 tables of another product with migrations of its own are never removed', async () => {
  const target = await emptyDatabase()
  await queryAt(
    target,
    `create table cellar (bottles int); create schema drizzle;
     create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a cellar', 1)`,
  )
  await expect(restoreAt(target, { replace: true })).rejects.toThrow("tables that are not Pignon's")
  expect(await queryAt(target, 'select * from cellar')).toEqual([])
})

test('K11 a database that a site has open is refused', async () => {
  const visitor = await pool.connect()
  await expect(restoreAt(url, { replace: true })).rejects.toThrow(
    /Others have this database open: .*Stop every process/,
  )
  visitor.release()
})

test('K11 a backup is consistent while visitors write', async () => {
  const target = await emptyDatabase()
  let writes = 0
  const visitors = new AbortController()
  const writing = (async () => {
    while (!visitors.signal.aborted) {
      await db.execute(sql`update leads set fields = fields || jsonb_build_object('round', ${writes}::int)`)
      writes += 1
    }
  })()
  const { folder: from } = await backUp()
  const duringBackup = writes
  visitors.abort()
  await writing
  await restoreAt(target, { from })
  const rounds = await queryAt<{ round: number }>(
    target,
    `select distinct fields->'round' as round from leads`,
  )
  expect(duringBackup).toBeGreaterThan(0)
  expect(rounds).toHaveLength(1)
})

test('K11 a SECRET that is not the one of the database is refused', async () => {
  const dir = testFolder()
  await writeKeys(dir, createKeyRing({ secret: 'quite another secret of thirty-two characters' }))
  const made = makeBackup(
    { url, storage: folderStorage(dataDir), keys: await readKeys({ dataDir: dir }) },
    {
      target: dir,
      sealer: openSealer,
      withOriginals: false,
      release: '0.1.0',
      now: new Date(),
    },
  )
  await expect(made).rejects.toThrow('SECRET is not the one that this database was used with')
  expect(await findBackups(dir)).toEqual([])
})

test('K11 a second backup of the same database at once is refused', async () => {
  const made = await Promise.allSettled([backUp(), backUp()])
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(backUp()).resolves.toBeDefined()
})
