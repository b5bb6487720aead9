import { expect, test } from 'vitest'
import { stoppedClock } from '~/platform/clock'
import { testDatabase } from '../../../tests/setup/test-database'
import { runSiteCommand } from './site.command.server'
import { emptyFolder, type FolderFiles, folderWith, onePicture, smallSite } from './site.fixture'

const { db } = await testDatabase()

async function run(files: FolderFiles, ...options: string[]) {
  const services = {
    db,
    clock: stoppedClock('2026-11-20T10:00:00Z'),
    config: { dataDir: await emptyFolder() },
  }
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  const code = await runSiteCommand(
    ['import', await folderWith(files), ...options],
    async () => services,
    print,
  )
  return { code, printed }
}

test('content: an agency looks first, imports, and imports again', async () => {
  const small = smallSite(await onePicture())
  const dry = await run(small, '--dry-run')
  expect([dry.code, dry.printed]).toEqual([0, expect.stringMatching(/^Nothing was changed\. .*\n/)])
  expect(dry.printed).toContain('    created: services\n')
  const first = await run(small)
  expect([first.code, first.printed.split('\n')[0]]).toEqual([0, 'Imported.'])
  expect((await run(small)).printed).toMatch(/^Nothing to do/)
  const json = await run(small, '--json')
  expect(JSON.parse(json.printed)).toMatchObject({ outcome: 'unchanged' })
})

test('content: a refused folder ends with exit code 1 and its mistakes', async () => {
  const { code, printed } = await run({})
  expect(code).toBe(1)
  expect(printed).toBe('Refused for one mistake; the site is as it was.\n  site.json: is not there\n')
  const json = await run({}, '--json')
  expect([json.code, JSON.parse(json.printed)]).toEqual([
    1,
    { outcome: 'refused', mistakes: [{ file: 'site.json', reason: 'is not there' }] },
  ])
})
