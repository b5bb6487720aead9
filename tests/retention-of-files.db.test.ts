import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { documents, listings, pictures, siteFiles } from '#db/schema'
import { importSite } from '~/features/content/public.server'
import { deleteExpiredData } from '~/features/privacy/forget.server'
import { stoppedClock } from '~/platform/clock'
import { testApp } from './setup/test-app'

const { db, appAt } = await testApp({ demo: 'listings' })
const { dataDir } = appAt().config
const folderOf = (name: string) => path.join(dataDir, name)

/** Writes a file of DATA_DIR that is as old as a moment. */
function fileFrom(name: string, at: string): string {
  const file = folderOf(name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'x')
  utimesSync(file, new Date(at), new Date(at))
  return file
}

async function withdraw(id: number, at: string | null) {
  await db
    .update(listings)
    .set({ withdrawnAt: at === null ? null : new Date(at) })
    .where(eq(listings.id, id))
}

const idOf = async (table: typeof pictures | typeof documents, listingId: number) =>
  (await db.select({ id: table.id }).from(table).where(eq(table.listingId, listingId)).limit(1))[0]?.id

beforeEach(async () => {
  for (const name of ['originals', 'documents', 'media'])
    rmSync(folderOf(name), { recursive: true, force: true })
  await withdraw(2687, null)
})

test('K16 originals stay while their picture is shown, and go 90 days after it was withdrawn or deleted', async () => {
  const [offered, withdrawn] = [await idOf(pictures, 2706), await idOf(pictures, 2687)]
  const names = [offered, withdrawn, 999_999, 'site-agency', 'upload-gone'].map(String)
  for (const name of names) fileFrom(`originals/${name}/abcdef12`, '2026-11-20T10:00:00Z')
  const left = () => readdirSync(folderOf('originals')).sort()
  await withdraw(2687, '2026-11-21T10:00:00Z')
  await deleteExpiredData(appAt('2027-02-18T03:20:00Z'))
  expect(left()).toEqual(names.sort())
  await deleteExpiredData(appAt('2027-02-19T03:20:00Z'))
  expect(left()).toEqual([offered, withdrawn].map(String).sort())
  await deleteExpiredData(appAt('2027-02-20T03:20:00Z'))
  expect(left()).toEqual([offered].map(String).sort())
})

test('K16 an original that was downloaded again stays another 90 days', async () => {
  fileFrom('originals/999999/abcdef12', '2027-02-01T10:00:00Z')
  await deleteExpiredData(appAt('2027-02-20T03:20:00Z'))
  expect(existsSync(folderOf('originals/999999'))).toBe(true)
})

test('K16 rendered pictures go 90 days after their last request', async () => {
  fileFrom('media/rendered/1-abcdef12-400x300.webp', '2026-11-20T10:00:00Z')
  const young = fileFrom('media/rendered/2-abcdef12-400x300.webp', '2026-11-22T10:00:00Z')
  await deleteExpiredData(appAt('2027-02-19T03:20:00Z'))
  expect(readdirSync(folderOf('media/rendered'))).toEqual([path.basename(young)])
})

test('K16 documents that nobody may open any more are deleted from the disk after a week, others stay', async () => {
  const [open, closed] = [await idOf(documents, 2706), 999_999]
  for (const id of [open, closed])
    for (const folder of ['documents', 'documents/pictures'])
      fileFrom(`${folder}/${id}/abcdef12`, '2026-11-20T10:00:00Z')
  await deleteExpiredData(appAt('2026-11-26T03:20:00Z'))
  expect(existsSync(folderOf(`documents/${closed}`))).toBe(true)
  await deleteExpiredData(appAt('2026-11-28T03:20:00Z'))
  expect(readdirSync(folderOf('documents')).sort()).toEqual([String(open), 'pictures'])
  expect(readdirSync(folderOf('documents/pictures'))).toEqual([String(open)])
  await withdraw(2706, '2026-11-27T10:00:00Z')
  await deleteExpiredData(appAt('2026-11-28T03:20:00Z'))
  expect(readdirSync(folderOf('documents'))).toEqual(['pictures'])
  await withdraw(2706, null)
})

test('K16 files of the site folder go 30 days after the last night that a page used them', async () => {
  const used = readdirSync(folderOf('site')).filter((name) => name !== 'tmp')
  const unused = fileFrom(`site/${'0'.repeat(32)}.webp`, '2026-11-20T10:00:00Z')
  await deleteExpiredData(appAt('2026-12-19T03:20:00Z'))
  expect(existsSync(unused)).toBe(true)
  await deleteExpiredData(appAt('2026-12-21T03:20:00Z'))
  expect(readdirSync(folderOf('site')).filter((name) => name !== 'tmp')).toEqual(used)
  const [one = ''] = used
  expect(statSync(folderOf(`site/${one}`)).mtime).toEqual(new Date('2026-12-21T03:20:00Z'))
})

test('K16 no file goes that an import of the site counts on at the same moment', async () => {
  const night = { ...appAt(), clock: stoppedClock('2028-01-01T03:20:00Z') }
  for (let round = 0; round < 5; round += 1) {
    await db.delete(siteFiles)
    const [report] = await Promise.all([
      importSite(appAt(), path.resolve('demo/site')),
      deleteExpiredData(night),
    ])
    expect(report.outcome).toBe('imported')
    const stored = await db.select().from(siteFiles)
    const missing = stored.filter(
      ({ name, hash }) => !existsSync(folderOf(`site/${hash.slice(0, 32)}${path.extname(name)}`)),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  }
})
