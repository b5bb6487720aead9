import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../tests/setup/test-folder'
import { journalOf, noteErasures, readJournal } from './erasure-journal.server'

const folder = testFolder()
const first = { at: new Date('2026-11-20T10:00:00.123Z'), emailHash: 'one', keyId: 'secret' }
const second = { at: new Date('2026-11-21T10:00:00Z'), emailHash: 'two', keyId: undefined }

test('S-14 the journal is where backups go, else in DATA_DIR', () => {
  expect(journalOf({ backupDir: '/backups', dataDir: '/data' })).toBe('/backups/erasures.jsonl')
  expect(journalOf({ dataDir: '/data' })).toBe('/data/erasures.jsonl')
})

test('S-14 an erasure is noted once, in a file of its user', async () => {
  const file = path.join(folder, 'new', 'erasures.jsonl')
  expect(await readJournal(file)).toEqual({ erasures: [], unreadable: 0 })
  expect(await noteErasures(file, [first])).toBe(1)
  expect(await noteErasures(file, [first, second])).toBe(1)
  expect(await noteErasures(file, [first, second])).toBe(0)
  expect(await readJournal(file)).toEqual({ erasures: [first, second], unreadable: 0 })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toBe(
    '{"at":"2026-11-20T10:00:00.123Z","hash":"one","key":"secret"}\n{"at":"2026-11-21T10:00:00.000Z","hash":"two"}\n',
  )
})

test('S-14 a line that was cut off takes no other with it', async () => {
  const file = path.join(folder, 'cut.jsonl')
  await noteErasures(file, [first])
  appendFileSync(file, '{"at":"2026-11-2')
  expect(await noteErasures(file, [first, second])).toBe(1)
  expect(await readJournal(file)).toEqual({ erasures: [first, second], unreadable: 1 })
})

test('S-14 a journal that cannot be read is no empty one', async () => {
  const file = path.join(folder, 'is-a-file')
  writeFileSync(file, '')
  await expect(readJournal(path.join(file, 'erasures.jsonl'))).rejects.toThrow('ENOTDIR')
})
