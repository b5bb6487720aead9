import {
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { emptyDatabase, queryAt } from '../../tests/setup/empty-database'
import { testApp } from '../../tests/setup/test-app'
import { testFolder } from '../../tests/setup/test-folder'
import { writeBelow } from './backup.fixture'
import { makeKeys, readOperatorKey, readServerKey } from './backup-keys'
import { checkBackup } from './check-backup'
import { makeBackup } from './make-backup'
import { openerWith } from './openers'
import { restoreBackup } from './restore-backup'
import { sealerWith } from './sealers'

const { url, appAt } = await testApp({ jobs: 'queued', demo: 'agency' })
const app = appAt()
await writeBelow(app.config.dataDir, { 'uploads/one.jpeg': 'a picture', 'uploads/two.jpeg': 'another one' })
const keyFiles = await makeKeys(testFolder(), app.clock.now())
const sealer = sealerWith(await readServerKey(keyFiles.server))
const opener = openerWith(await readOperatorKey(keyFiles.operator))

const backUp = async (at: string) => {
  const options = { target: testFolder(), sealer, withOriginals: false, release: '0.1.0', now: new Date(at) }
  return (await makeBackup({ url, storage: app.storage, keys: app.keys }, options)).folder
}
const [folder, other] = [await backUp('2026-11-20T10:00:00Z'), await backUp('2026-11-21T10:00:00Z')]

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(path.join(folder, name)).isFile(),
)

/** A copy to spoil. */
function copied(): string {
  const copy = path.join(testFolder(), 'pignon')
  cpSync(folder, copy, { recursive: true })
  return copy
}

test('S-14 one changed byte anywhere in any file is refused, and the file is named', async () => {
  await checkBackup(folder, opener)
  const copy = copied()
  const anywhere = fc.constantFrom(...files).chain((name) =>
    fc.record({
      name: fc.constant(name),
      at: fc.nat(statSync(path.join(folder, name)).size - 1),
      change: fc.integer({ min: 1, max: 255 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(anywhere, async ({ name, at, change }) => {
      const file = path.join(copy, name)
      const bytes = readFileSync(file)
      // The line break behind the signature is no part of it.
      fc.pre(!(name.endsWith('.sig') && at === bytes.length - 1))
      bytes[at] = (bytes[at] ?? 0) ^ change
      writeFileSync(file, bytes)
      const named = name.startsWith('manifest.json') ? 'manifest.json' : name
      await expect(checkBackup(copy, opener)).rejects.toThrow(named)
      copyFileSync(path.join(folder, name), file)
    }),
    { numRuns: 80 },
  )
  await checkBackup(copy, opener)
})

const [first = '', second = ''] = files.filter((name) => name.startsWith('files/uploads/'))

test.each<[string, (copy: string) => void, string]>([
  ['a missing file', (copy) => rmSync(path.join(copy, first)), first],
  ['an added file', (copy) => writeFileSync(path.join(copy, 'tables', 'public.x'), ''), 'public.x was added'],
  [
    'two files that were swapped',
    (copy) => {
      renameSync(path.join(copy, first), path.join(copy, 'x'))
      renameSync(path.join(copy, second), path.join(copy, first))
      renameSync(path.join(copy, 'x'), path.join(copy, second))
    },
    'one.jpeg',
  ],
  [
    'a shorter file',
    (copy) => writeFileSync(path.join(copy, first), readFileSync(path.join(copy, first)).subarray(1)),
    first,
  ],
  [
    'a file of another backup of the same site',
    (copy) => copyFileSync(path.join(other, second), path.join(copy, second)),
    second,
  ],
  [
    'the manifest of another backup',
    (copy) => copyFileSync(path.join(other, 'manifest.json'), path.join(copy, 'manifest.json')),
    'The signature does not fit',
  ],
  [
    'the manifest of another backup with its signature',
    (copy) => {
      for (const name of ['manifest.json', 'manifest.json.sig'])
        copyFileSync(path.join(other, name), path.join(copy, name))
    },
    'is not as the backup wrote it',
  ],
  ['no signature', (copy) => rmSync(path.join(copy, 'manifest.json.sig')), 'not signed'],
  ['no manifest', (copy) => rmSync(path.join(copy, 'manifest.json')), 'manifest.json'],
])('S-14 %s is refused before anything is changed', async (_name, spoil, message) => {
  const copy = copied()
  spoil(copy)
  const target = await emptyDatabase()
  const config = { ...app.config, dataDir: testFolder() }
  const storage = folderStorage(config.dataDir)
  await expect(
    restoreBackup({ url: target, config, storage }, copy, opener, { replace: false }),
  ).rejects.toThrow(message)
  expect(await queryAt(target, `select from pg_tables where schemaname = 'public'`)).toEqual([])
  expect(readdirSync(config.dataDir)).toEqual([])
})
