import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { siteContact } from '~/features/leads/public'
import { saveLead } from '~/features/leads/public.server'
import { eraseAllData } from '~/features/privacy/my-data.server'
import { readKeys } from '~/platform/keys/secret-file.server'
import { emptyDatabase, queryAt } from '../../tests/setup/empty-database'
import { printed } from '../../tests/setup/printed'
import { testApp } from '../../tests/setup/test-app'
import { testFolder } from '../../tests/setup/test-folder'
import { runBackupCommand } from './backup.command'
import { findBackups } from './backup-folder'
import { keyFiles } from './backup-keys'
import { runRestoreCommand } from './restore.command'

const [backupDir, keyFolder] = [testFolder(), path.join(testFolder(), 'keys')]
const { url, appAt } = await testApp({
  jobs: 'queued',
  env: { BACKUP_DIR: backupDir, MAIL_AGENCY: 'agency@post.example' },
})
const keys = await readKeys(appAt().config)
const app = { ...appAt(), keys }
const [serverKey, operatorKey] = [keyFiles.server, keyFiles.operator].map((name) =>
  path.join(keyFolder, name),
)
const ada = 'ada@post.example'

// Commands close what they write to other users.
const umask = process.umask()
afterAll(() => process.umask(umask))
afterEach(() => vi.unstubAllEnvs())

/** Runs a command as an operator does, in the environment of the site. */
async function run(words: string[], env: Record<string, string | undefined> = {}) {
  const site = { DATABASE_URL: url, DATA_DIR: app.config.dataDir, BACKUP_DIR: backupDir }
  const all = { ...site, BACKUP_KEY_FILE: serverKey, LOG_LEVEL: 'silent', ...env }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
  const said: string[] = []
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const [name, ...argv] = words
  const command = name === 'backup' ? runBackupCommand : runRestoreCommand
  const { code, output } = await printed((print) => command(argv, undefined, print))
  stderr.mockRestore()
  return { code, output: output + said.join('') }
}

const eventsAt = async (at: string) =>
  await queryAt(at, 'select kind, detail, result from security_events order by id')

test('S-14 keys, backup, check and restore by their commands, with an erasure in between', async () => {
  const made = await run(['backup', 'keys', keyFolder])
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`${operatorKey}`) })
  const values = { firstName: 'A', lastName: 'B', email: ada, remark: 'x' }
  await saveLead(app, { form: siteContact, values, page: '/nl/contact/' })
  const backup = await run(['backup'])
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('is whole') })
  expect(await eventsAt(url)).toEqual([{ kind: 'command', detail: 'backup', result: 'done' }])
  const [found] = await findBackups(backupDir)
  const folder = found?.folder ?? ''
  expect(await run(['backup', 'check', folder])).toMatchObject({ code: 0 })
  expect(await run(['backup', 'check', folder, '--key', operatorKey ?? ''])).toMatchObject({ code: 0 })
  await eraseAllData(app, ada)
  expect(readFileSync(path.join(backupDir, 'erasures.jsonl'), 'utf8')).toContain(keys.lasting.id)
  const target = await emptyDatabase()
  const trial = testFolder()
  const elsewhere = { DATABASE_URL: target, DATA_DIR: trial, BACKUP_DIR: '', BACKUP_KEY_FILE: '' }
  const restored = await run(['restore', folder, '--key', operatorKey ?? ''], elsewhere)
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining('Erasures since: 1, repeated; 1 of their addresses was in it. Start it.'),
  })
  expect(restored.output).toMatch(new RegExp(`^Files go to ${trial}\\.\n`))
  expect(await queryAt(target, 'select * from leads')).toEqual([])
  expect((await eventsAt(target)).slice(-2)).toEqual([
    { kind: 'command', detail: 'restore', result: 'done' },
    { kind: 'data-erased', detail: null, result: 'done' },
  ])
})

test('S-14 without a key nothing is made, opened or checked, and the sentence says what to do', async () => {
  const noKey = { BACKUP_KEY_FILE: '' }
  const before = await findBackups(backupDir)
  const folder = before[0]?.folder ?? ''
  expect(await run(['backup'], noKey)).toMatchObject({
    code: 1,
    output: expect.stringContaining('--unencrypted'),
  })
  expect(await run(['restore', folder])).toMatchObject({ code: 1, output: expect.stringContaining('--key') })
  expect(await run(['restore', folder, '--unencrypted'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('was made with a key'),
  })
  expect(await run(['backup', 'check', folder], noKey)).toMatchObject({ code: 1 })
  expect(await run(['restore', folder, '--key', serverKey ?? ''])).toMatchObject({
    code: 1,
    output: expect.stringContaining('not the operator’s key'),
  })
  expect(await findBackups(backupDir)).toEqual(before)
})
