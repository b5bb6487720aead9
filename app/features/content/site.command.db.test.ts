import path from 'node:path'
import { expect, test } from 'vitest'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { printed } from '../../../tests/setup/printed'
import { testApp } from '../../../tests/setup/test-app'
import { answersSchema } from './new-site/answers'
import { initSite } from './new-site/init-site.server'
import { runSiteCommand } from './site.command.server'
import { emptyFolder, type FolderFiles, folderWith, onePicture, smallSite } from './site.fixture'

const { appIn } = await testApp()

test('content: an agency runs a dry run, imports, and imports again', async () => {
  const small = smallSite(await onePicture())
  const dry = await run(small, '--dry-run')
  expect([dry.code, dry.output]).toEqual([0, expect.stringMatching(/^Nothing was changed\. .*\n/)])
  expect(dry.output).toContain('    created: services\n')
  const first = await run(small)
  expect([first.code, first.output.split('\n')[0]]).toEqual([0, 'Imported.'])
  expect((await run(small)).output).toMatch(/^Nothing to do/)
  const json = await run(small, '--json')
  expect(JSON.parse(json.output)).toMatchObject({ outcome: 'unchanged' })
})

test('content: a refused folder ends with exit code 1 and its mistakes', async () => {
  const { code, output } = await run({})
  expect(code).toBe(1)
  expect(output).toBe('Refused for one mistake; the site is as it was.\n  site.json: is not there\n')
  const json = await run({}, '--json')
  expect([json.code, JSON.parse(json.output)]).toEqual([
    1,
    { outcome: 'refused', mistakes: [{ file: 'site.json', reason: 'is not there' }] },
  ])
})

test('K20 the folder of a new site is imported as it is, and its gaps are said', async () => {
  const folder = path.join(await emptyFolder(), 'site')
  const agency = { name: 'Acer', street: 'Dorp 1', zip: '3000', city: 'Leuven', phone: '016 55 01 00' }
  const answers = answersSchema.parse({ ...agency, email: 'info@acer.example', licence: '501.001' })
  expect(await initSite(folder, answers, new Date('2027-03-05'))).toMatchObject({ outcome: 'made' })
  const services = { ...appIn(), storage: folderStorage(await emptyFolder()) }
  const { code, output } = await printed((print) =>
    runSiteCommand(['import', folder], async () => services, print),
  )
  expect([code, output.split('\n')[0]]).toEqual([0, 'Imported.'])
  expect(output).toContain(
    'warning: site.json, identity.insurer: [In te vullen: verzekeraar] is still to be replaced',
  )
})

async function run(files: FolderFiles, ...options: string[]) {
  const services = { ...appIn(), storage: folderStorage(await emptyFolder()) }
  const words = ['import', await folderWith(files), ...options]
  return await printed((print) => runSiteCommand(words, async () => services, print))
}
