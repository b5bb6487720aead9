import { existsSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { secretCheck } from '#db/schema'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { debianCluster, startDebianPostgres } from '../../scripts/audit/postgres-15.mjs'
import { emptyDatabase, queryAt } from '../../tests/setup/empty-database'
import { testApp } from '../../tests/setup/test-app'
import { testFolder } from '../../tests/setup/test-folder'
import { allRowsAt } from './backup.fixture'
import { makeBackup } from './make-backup'
import { moveDatabase } from './move-database'
import { openOpener } from './openers'
import { restoreBackup } from './restore-backup'
import { openSealer } from './sealers'

/** The oldest server that the product promises to run on, as Debian has it. */
describe.skipIf(!existsSync(debianCluster))('on PostgreSQL 15', async () => {
  const { url, db } = await testApp({
    demo: 'listings',
    jobs: 'queued',
    env: { PUBLIC_URL: 'http://localhost:3000' },
  })
  const keys = createKeyRing({ secret: 'a secret of backups, 32 characters long' })
  await db.insert(secretCheck).values({ keyId: keys.current.id })
  const debian = await startDebianPostgres()
  afterAll(() => debian.stop())

  /** A database of a role that may do nothing else on its server. */
  async function ownDatabase() {
    const own = new URL(await emptyDatabase(debian.url))
    await queryAt(
      debian.url,
      `do $$ begin create role agency login; exception when duplicate_object then null; end $$`,
    )
    await queryAt(debian.url, `alter database ${own.pathname.slice(1)} owner to agency`)
    own.username = 'agency'
    return own.href
  }

  test('K12 an embedded database goes into one of PostgreSQL 15 and back, equal in each row', async () => {
    const [fifteen, back] = [await ownDatabase(), await emptyDatabase()]
    await moveDatabase(url, fifteen, { replace: false })
    await moveDatabase(fifteen, back, { replace: false })
    const before = await allRowsAt(url)
    expect(await allRowsAt(fifteen)).toEqual(before)
    expect(await allRowsAt(back)).toEqual(before)
  })

  test('K11 a backup of one kind of server is restored on the other', async () => {
    const config = { dataDir: testFolder() }
    const storage = folderStorage(config.dataDir)
    const options = {
      target: testFolder(),
      sealer: openSealer,
      withOriginals: false,
      // The demo's rows without its files: only rows are compared here.
      isIncomplete: true,
    }
    const { folder } = await makeBackup(
      { url, storage, keys },
      { ...options, release: '0.1.0', now: new Date() },
    )
    const fifteen = await ownDatabase()
    await restoreBackup({ url: fifteen, config, storage }, folder, openOpener, { replace: false })
    expect(await allRowsAt(fifteen)).toEqual(await allRowsAt(url))
  })

  test('K11 a role without rights sees that another role has the database open', async () => {
    const fifteen = await ownDatabase()
    await moveDatabase(url, fifteen, { replace: false })
    const admin = new URL(fifteen)
    admin.username = 'postgres'
    const held = queryAt(admin.href, 'select pg_sleep(3.5)')
    await expect(moveDatabase(url, fifteen, { replace: true })).rejects.toThrow(
      'Others have this database open: without a name (1)',
    )
    await held
  })
})
