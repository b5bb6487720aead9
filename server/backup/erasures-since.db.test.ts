import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { erasures, leads, secretCheck, testimonials } from '#db/schema'
import { siteContact } from '~/features/leads/public'
import { saveLead } from '~/features/leads/public.server'
import { eraseAllData } from '~/features/privacy/my-data.server'
import type { Config } from '~/platform/config.server'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { emptyDatabase, queryAt } from '../../tests/setup/empty-database'
import { testimonialRow } from '../../tests/setup/rows'
import { testApp } from '../../tests/setup/test-app'
import { testFolder } from '../../tests/setup/test-folder'
import { rotated } from '../rotate-secret'
import { makeKeys, readOperatorKey, readServerKey } from './backup-keys'
import { makeBackup } from './make-backup'
import { openerWith } from './openers'
import { restoreBackup } from './restore-backup'
import { sealerWith } from './sealers'

const backupDir = testFolder()
const { db, url, appAt } = await testApp({
  jobs: 'queued',
  env: { BACKUP_DIR: backupDir, MAIL_AGENCY: 'agency@post.example' },
  emptied: [leads, testimonials, erasures, secretCheck],
})
const app = appAt()
const keyFiles = await makeKeys(testFolder(), app.clock.now())
const sealer = sealerWith(await readServerKey(keyFiles.server))
const opener = openerWith(await readOperatorKey(keyFiles.operator))
const [ada, grace] = ['ada@post.example', 'grace@post.example']
const picture = '0f3a'
const uploadsIn = (config: Config) => path.join(config.dataDir, 'uploads')

let second = 0
/** A backup of the site as it is now. */
async function backUp(keys = app.keys) {
  const now = new Date(Date.UTC(2026, 10, 20, 10, 0, second++))
  const options = { target: backupDir, sealer, withOriginals: false, release: '0.1.0', now }
  return (await makeBackup({ url, storage: app.storage, keys }, options)).folder
}

/** Another machine, which has nothing but what it is given. */
async function restoreAt(folder: string, { target = '', config = {}, options = {} } = {}) {
  const machine = { ...app.config, backupDir: undefined, dataDir: testFolder(), ...config }
  const storage = folderStorage(machine.dataDir)
  const place = { url: target || (await emptyDatabase()), config: machine, storage }
  const restored = await restoreBackup(place, folder, opener, { replace: false, ...options })
  return { ...restored, ...place }
}

const leadsAt = async (at: string) =>
  (await queryAt<{ email: string }>(at, 'select email from leads order by 1')).map(({ email }) => email)

beforeEach(async () => {
  rmSync(path.join(backupDir, 'erasures.jsonl'), { force: true })
  for (const email of [ada, grace]) {
    const values = { firstName: 'A', lastName: 'B', email, remark: 'x' }
    await saveLead(app, { form: siteContact, values, page: '/nl/contact/' })
  }
  await db.insert(testimonials).values(testimonialRow({ email: ada, state: 'approved', picture }))
  cpSync('demo/site/site.json', path.join(uploadsIn(app.config), `${picture}.jpeg`))
  await db.insert(secretCheck).values({ keyId: app.keys.current.id })
})

test('S-14 an older backup comes back without what was erased since, pictures included', async () => {
  const folder = await backUp()
  await eraseAllData(app, ada)
  const restored = await restoreAt(folder)
  expect(restored.repeated).toMatchObject({ missing: 1, addresses: [ada], foreign: 0, unreadable: 0 })
  expect(await leadsAt(restored.url)).toEqual([grace])
  expect(await queryAt(restored.url, 'select * from testimonials')).toEqual([])
  expect(readdirSync(uploadsIn(restored.config))).toEqual([])
  const [proof] = await queryAt<{ erased: object }>(restored.url, 'select * from erasures')
  expect(proof?.erased).toMatchObject({ leads: 1, testimonials: 1 })
})

test('S-14 without the journal, the database that is replaced tells, and the site’s own journal keeps it', async () => {
  const folder = await backUp()
  const { url: target, config } = await restoreAt(folder)
  const hash = await hashOf(ada)
  await queryAt(target, `insert into erasures (at, email_hash, erased) values (now(), '${hash}', '{}')`)
  const restored = await restoreAt(folder, { target, config, options: { replace: true } })
  expect(restored.repeated).toMatchObject({ missing: 1, addresses: [ada] })
  const again = await restoreAt(folder, { config })
  expect(again.repeated).toMatchObject({ missing: 1, addresses: [ada] })
})

/** As an erasure here would note it. */
async function hashOf(email: string): Promise<string> {
  await eraseAllData(app, email)
  const [row] = await db.select().from(erasures)
  rmSync(path.join(backupDir, 'erasures.jsonl'), { force: true })
  return row?.emailHash ?? ''
}

test('S-14 a newer backup tells what was erased since, also when SECRET was rotated in between', async () => {
  const folder = await backUp()
  const keys = rotated(app.keys, new Date('2026-12-31T00:00:00Z'))
  await db.update(secretCheck).set({ keyId: keys.current.id })
  await eraseAllData({ ...app, keys }, ada)
  const newer = await backUp(keys)
  rmSync(path.join(backupDir, 'erasures.jsonl'))
  const without = await restoreAt(folder)
  expect(without.repeated).toMatchObject({ missing: 0 })
  expect(await leadsAt(without.url)).toEqual([ada, grace])
  const restored = await restoreAt(folder, { options: { erasures: newer } })
  expect(restored.repeated).toMatchObject({ missing: 1, addresses: [ada], foreign: 0 })
  expect(await leadsAt(restored.url)).toEqual([grace])
})

test('S-14 a site with another SECRET since finds whose data they were by both', async () => {
  const folder = await backUp()
  const other = createKeyRing({ secret: 'another secret that was accepted since' })
  await eraseAllData({ ...app, keys: other }, ada)
  expect((await restoreAt(folder)).repeated).toMatchObject({ missing: 1, addresses: [], foreign: 1 })
  const config = { secret: { secret: other.current.secret } }
  expect((await restoreAt(folder, { config })).repeated).toMatchObject({ addresses: [ada], foreign: 0 })
})

test('S-14 who wrote again after an erasure keeps that in a backup of later', async () => {
  await eraseAllData(app, ada)
  await saveLead(app, {
    form: siteContact,
    values: { firstName: 'A', lastName: 'B', email: ada, remark: 'again' },
    page: '/nl/contact/',
  })
  const restored = await restoreAt(await backUp())
  expect(restored.repeated).toMatchObject({ missing: 0 })
  expect(await leadsAt(restored.url)).toEqual([ada, grace])
})

test('S-14 a restore that is refused leaves the erasures noted, and a journal that is not there is said', async () => {
  const folder = await backUp()
  const options = { erasures: path.join(backupDir, 'nowhere.jsonl') }
  await expect(restoreAt(folder, { options })).rejects.toThrow('nowhere.jsonl is not there')
  writeFileSync(path.join(backupDir, 'erasures.jsonl'), '{"at":"2026-')
  expect((await restoreAt(folder)).repeated).toMatchObject({ missing: 0, unreadable: 1 })
  expect(await db.select().from(leads).where(eq(leads.email, ada))).toHaveLength(1)
})
