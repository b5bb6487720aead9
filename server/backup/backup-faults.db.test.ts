import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { siteFiles, testimonials } from '#db/schema'
import { storedFileName } from '~/features/content/public.server'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { testimonialRow } from '../../tests/setup/rows'
import { testApp } from '../../tests/setup/test-app'
import { testFolder } from '../../tests/setup/test-folder'
import { writeBelow } from './backup.fixture'
import { beginBackup, findBackups, removeOlder } from './backup-folder'
import { makeBackup } from './make-backup'
import { sentenceOf } from './problem-sentence'
import { openSealer } from './sealers'

const { url, db } = await testApp({ demo: 'listings' })
const keys = createKeyRing({ secret: 'a secret of backups, 32 characters long' })

/** Whatever files of the site the demo has: only their names count here. */
const siteFolder = testFolder()
for (const file of await db.select().from(siteFiles))
  await writeBelow(siteFolder, { [`site/${storedFileName(file)}`]: file.name })

const backUp = (target: string, at = '2026-11-20T10:00:00Z', dataDir = siteFolder, isIncomplete = false) =>
  makeBackup(
    { url, storage: folderStorage(dataDir), keys },
    {
      ...{ target, sealer: openSealer, withOriginals: false, isIncomplete, release: '0.1.0' },
      now: new Date(at),
    },
  )

/** A disk of its own, which only root can make; undefined elsewhere. */
function smallDisk(size: string): string | undefined {
  const folder = testFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', [folder]))
  return folder
}

test('K11 a full disk ends a backup with a sentence, and leaves nothing', async (context) => {
  const target = smallDisk('100k')
  if (!target) return context.skip('only root can make a small disk')
  const error = await backUp(target).catch((thrown: unknown) => thrown)
  expect(sentenceOf(error)).toBe('The disk is full. Make room, and run the command again.')
  expect(readdirSync(target)).toEqual([])
})

test('K11 a backup without files that the database names is refused, unless somebody says so', async () => {
  const [target, dataDir] = [testFolder(), testFolder()]
  await db.insert(testimonials).values(testimonialRow({ state: 'approved', picture: '0f3a' }))
  onTestFinished(async () => void (await db.delete(testimonials)))
  await expect(backUp(target, undefined, siteFolder)).rejects.toThrow(/DATA_DIR \(1\): uploads\/0f3a\.jpeg/)
  await expect(backUp(target, undefined, dataDir)).rejects.toThrow('not in DATA_DIR')
  expect(readdirSync(target)).toEqual([])
  const { manifest } = await backUp(target, undefined, dataDir, true)
  expect(manifest.files).toEqual([])
})

test('K11 a folder that cannot be read is not taken for an empty one', async () => {
  const dataDir = testFolder()
  await writeFile(path.join(dataDir, 'uploads'), '')
  const error = await backUp(testFolder(), undefined, dataDir).catch((thrown: unknown) => thrown)
  expect(sentenceOf(error)).toContain('is in the way (ENOTDIR)')
})

test('K11 a target that is no folder is named', async () => {
  const target = path.join(testFolder(), 'file')
  await writeFile(target, '')
  const error = await backUp(target).catch((thrown: unknown) => thrown)
  expect(sentenceOf(error)).toBe(`${target} is in the way (EEXIST).`)
})

test('K11 a database that does not answer is told, and no half backup is left', async () => {
  const target = testFolder()
  const gone = { url: 'postgres://127.0.0.1:9/site', storage: folderStorage(target), keys }
  const options = {
    ...{ target, sealer: openSealer, withOriginals: false, release: '0.1.0' },
    now: new Date(),
  }
  const error = await makeBackup(gone, options).catch((thrown: unknown) => thrown)
  expect(sentenceOf(error)).toContain('The database does not answer (ECONNREFUSED)')
  expect(readdirSync(target)).toEqual([])
})

test('K11 what was broken off is no backup, and the next backup removes it an hour later', async () => {
  const target = testFolder()
  const broken = await beginBackup(target, new Date())
  await mkdir(path.join(target, 'somebody’s own.partial'))
  expect(await findBackups(target)).toEqual([])
  await beginBackup(target, new Date(Date.now() + 60_000))
  expect(readdirSync(target)).toContain(path.basename(broken))
  const longAgo = new Date(Date.now() - 7_200_000)
  for (const name of ['tables', '.']) await utimes(path.join(broken, name), longAgo, longAgo)
  await beginBackup(target, new Date(Date.now() + 120_000))
  expect(readdirSync(target)).not.toContain(path.basename(broken))
  expect(readdirSync(target)).toContain('somebody’s own.partial')
})

test('K11 the newest whole backups stay, and whatever else is in the folder', async () => {
  const target = testFolder()
  await mkdir(path.join(target, 'photographs'))
  await mkdir(path.join(target, 'pignon-20261120-021500Z'))
  for (const day of [17, 18, 19]) await backUp(target, `2026-11-${day}T02:15:00Z`)
  const nameOf = (day: number) => `pignon-202611${day}-021500Z`
  expect(await removeOlder(target, 2)).toEqual([nameOf(17)])
  expect(await removeOlder(target, 0)).toEqual([nameOf(18)])
  expect(readdirSync(target)).toEqual(['photographs', nameOf(19), nameOf(20)])
  expect((await findBackups(target)).map(({ at }) => at)).toEqual([new Date('2026-11-19T02:15:00Z')])
})
