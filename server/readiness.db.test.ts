import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { secretCheck, siteFiles, testimonials } from '#db/schema'
import { siteFolder, storedFileName } from '~/features/content/public.server'
import { uploadKey, writeUpload } from '~/features/media/public.server'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { keepFirstSecret, keepKnownSecret } from '~/platform/keys/known-secret.repo.server'
import { log } from '~/platform/log.server'
import { StorageUnavailable } from '~/platform/storage/storage'
import { testimonialRow } from '../tests/setup/rows'
import { testApp } from '../tests/setup/test-app'
import { createReadiness } from './readiness'

const { db, pool, url, appIn } = await testApp({ demo: 'agency', emptied: [testimonials, secretCheck] })
const app = appIn()
const { dataDir } = app.config
const folder = path.join(dataDir, siteFolder.slice(0, -1))
// What is found is not kept.
const times = { patience: 900, kept: 0, keptWrong: 0 }

const parts = { services: app, database: { pool }, isDraining: () => false, isAway: () => false, times }
const readiness = (over: Partial<typeof parts> = {}) => createReadiness({ ...parts, ...over })

test('K8 a process that has its database, its secret and its files is ready', async () => {
  await keepFirstSecret(db, app.keys.current)
  expect(await readiness()()).toBeUndefined()
})

test('K8 a process that stops, or whose database is away, is not ready', async () => {
  expect(await readiness({ isDraining: () => true })()).toBe('the process is about to stop')
  expect(await readiness({ isAway: () => true })()).toBe('the database does not answer')
  const closed = new pg.Pool({ connectionString: url.replace(/:\d+\//, ':1/') })
  onTestFinished(() => closed.end())
  expect(await readiness({ database: { pool: closed } })()).toBe('the database does not answer')
})

test('K3 a process that is told to stop while it is asked says so at once', async () => {
  let isStopping = false
  const asked = readiness({ isDraining: () => isStopping })()
  isStopping = true
  expect(await asked).toBe('the process is about to stop')
})

test('K8 a database that is read-only makes no process ready', async () => {
  const readOnly = new pg.Pool({ connectionString: url, options: '-c default_transaction_read_only=on' })
  onTestFinished(() => readOnly.end())
  expect(await readiness({ database: { pool: readOnly } })()).toBe('the database is read-only')
})

test('K8 a process with another secret than its database is not ready, and names none', async () => {
  const other = createKeyRing({ secret: 'another secret of tests, 32 characters' })
  await keepKnownSecret(db, other.current)
  const ask = readiness()
  expect(await ask()).toBe('SECRET is not the one of this database')
  await keepKnownSecret(db, app.keys.current)
  expect(await ask()).toBeUndefined()
})

test('K8 a process without files of the site is not ready until they are back', async () => {
  const ask = readiness()
  await rename(folder, `${folder}.away`)
  expect(await ask()).toMatch(/^(\d+) of \1 files of the site are missing$/)
  await rename(`${folder}.away`, folder)
  expect(await ask()).toBeUndefined()
})

test('K8 a gap of a few files takes no process away from visitors, more than a tenth does', async () => {
  const ask = readiness()
  const named = (await db.select().from(siteFiles)).map(storedFileName)
  const names = named.filter((name) => named.indexOf(name) === named.lastIndexOf(name))
  const most = Math.floor(named.length / 10)
  expect(most).toBeGreaterThan(0)
  const takeAway = (name: string) => rename(path.join(folder, name), path.join(dataDir, name))
  const taken = names.slice(0, most + 1)
  for (const name of taken.slice(0, most)) await takeAway(name)
  expect(await ask()).toBeUndefined()
  for (const name of taken.slice(most)) await takeAway(name)
  expect(await ask()).toBe(`${taken.length} of ${named.length} files of the site are missing`)
  for (const name of taken) await rename(path.join(dataDir, name), path.join(folder, name))
})

test('K8 a storage that is away takes no process away: the others have no other', async () => {
  const list = () => Promise.reject(new StorageUnavailable('s3://bucket/', new Error('refused')))
  expect(await readiness({ services: { ...app, storage: { ...app.storage, list } } })()).toBeUndefined()
})

test('K8 a process that may not read the files of the site is not ready', async () => {
  const list = () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' }))
  const ask = readiness({ services: { ...app, storage: { ...app.storage, list } } })
  expect(await ask()).toBe('files of the site cannot be read')
})

test('K8 a process without uploaded pictures is not ready', async () => {
  await writeUpload(app.storage, 'known', Buffer.from('x'))
  for (const picture of ['known', null]) await insertTestimonial(picture)
  expect(await readiness()()).toBeUndefined()
  await rm(path.join(dataDir, 'uploads'), { recursive: true })
  expect(await readiness()()).toBe('1 of 1 uploaded pictures are missing')
})

test('K8 a site with few uploaded pictures is ready without one or two of them, and not without all', async () => {
  const names = ['first', 'second', 'third']
  const lose = (name: string) => app.storage.delete(uploadKey(name))
  for (const name of names) await writeUpload(app.storage, name, Buffer.from('x'))
  for (const name of names) await insertTestimonial(name)
  const ask = readiness()
  await lose('first')
  expect(await ask()).toBeUndefined()
  await lose('second')
  expect(await ask()).toBeUndefined()
  await lose('third')
  expect(await ask()).toBe('3 of 3 uploaded pictures are missing')
})

test('K8 secret and files are looked at now and then, and more often while something is wrong', async () => {
  const query = vi.spyOn(pool, 'query')
  onTestFinished(() => query.mockRestore())
  const ask = readiness({ times: { patience: 900, kept: 60_000, keptWrong: 0 } })
  for (let count = 0; count < 50; count += 1) await ask()
  expect(query.mock.calls.length).toBeLessThan(60)
  await keepKnownSecret(db, createKeyRing({ secret: 'another secret of tests, 32 characters' }).current)
  expect(await ask()).toBeUndefined()
})

test('K8 what is wrong is a line of the log once, and one when it is over', async () => {
  const lines: unknown[] = []
  const kept = {
    ...log,
    warn: (fields: unknown) => lines.push(fields),
    info: (text: unknown) => lines.push(text),
  }
  const ask = readiness({ services: { ...app, log: kept as typeof log } })
  await keepKnownSecret(db, createKeyRing({ secret: 'another secret of tests, 32 characters' }).current)
  for (let count = 0; count < 3; count += 1) await ask()
  await keepKnownSecret(db, app.keys.current)
  for (let count = 0; count < 3; count += 1) await ask()
  expect(lines).toEqual([{ reason: 'SECRET is not the one of this database' }, 'the process is ready again'])
})

const insertTestimonial = (picture: string | null) =>
  db.insert(testimonials).values(testimonialRow({ picture }))
