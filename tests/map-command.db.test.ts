import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeArchive, streets } from '~/features/map/archive/archive.fixture'
import { mapArchiveOf } from '~/features/map/archive/map-archive.server'
import { runMapCommand } from '~/features/map/public.server'
import { contentVersion } from '~/platform/content-version.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { clearVersioned } from '~/platform/versioned.server'
import { checkMapFile } from '../server/doctor/map-checks'
import { testApp } from './setup/test-app'

const { db, appIn } = await testApp({ emptied: [] })
const folder = mkdtempSync(path.join(tmpdir(), 'pignon-map-'))
afterAll(() => rmSync(folder, { recursive: true }))
const storage = folderStorage(folder)
const app = { ...appIn(), storage }

async function run(...words: string[]) {
  let said = ''
  const code = await runMapCommand(
    words,
    async () => app,
    (text) => {
      said += text
    },
  )
  clearVersioned()
  return { code, said }
}

function fileOf(name: string, bytes: Buffer | string) {
  writeFileSync(path.join(folder, name), bytes)
  return path.join(folder, name)
}

const stored = () => readdirSync(path.join(folder, 'map')).filter((name) => name.endsWith('.pmtiles'))
const shown = () => mapArchiveOf(db, storage)

test('D3 a map file is taken, replaced and taken out; pages show it at once', async () => {
  expect(await shown()).toBeUndefined()
  const before = await contentVersion(db)
  const imported = await run('import', fileOf('a.pmtiles', makeArchive(streets)))
  expect(imported.said).toMatch(
    /region {3}4\.200,50\.700,4\.500,50\.900[\s\S]+source {3}Protomaps © OpenStreetMap/,
  )
  expect(imported.code).toBe(0)
  expect(await contentVersion(db)).toBe(before + 1)
  const first = await shown()
  expect(first).toMatchObject({ minZoom: 10, maxZoom: 14, attribution: 'Protomaps © OpenStreetMap' })
  expect(first?.href).toMatch(/^\/map-files\/[0-9a-f]{32}\.pmtiles$/)

  await run('import', fileOf('b.pmtiles', makeArchive({ ...streets, bounds: [4.1, 50.6, 4.6, 50.9] })))
  expect((await shown())?.href).not.toBe(first?.href)
  expect(stored()).toHaveLength(1)
  expect((await run('status')).said).toContain('zoom     10 to 14')
  expect(await checkMapFile(app)).toMatchObject([{ state: 'ok' }])

  expect((await run('remove')).code).toBe(0)
  expect([await shown(), stored()]).toEqual([undefined, []])
})

test('D3 a file that the map cannot draw is refused, and the one before stays', async () => {
  await run('import', fileOf('a.pmtiles', makeArchive(streets)))
  const refused = await run('import', fileOf('c.pmtiles', 'a text'))
  expect(refused).toEqual({
    code: 1,
    said: `Refused: ${folder}/c.pmtiles is not a PMTiles archive. The map is as it was.\n`,
  })
  expect(stored()).toHaveLength(1)
  writeFileSync(path.join(folder, 'map', stored()[0] ?? ''), 'cut off')
  expect(await checkMapFile(app)).toMatchObject([{ state: 'problem' }])
  expect((await run('status')).code).toBe(1)
})

test.each([[[]], [['import']], [['import', 'a', 'b']], [['status', 'a']], [['draw']]])(
  'D3 the words %j are not understood',
  async (words) => {
    const { code, said } = await run(...words)
    expect([code, said.slice(0, 10)]).toEqual([2, 'map import'])
  },
)
