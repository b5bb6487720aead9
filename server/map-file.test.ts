import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PMTiles } from 'pmtiles'
import { afterAll, expect, test } from 'vitest'
import { makeArchive, streets } from '~/features/map/archive/archive.fixture'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { mapFile } from './map-file'

const dataDir = mkdtempSync(path.join(tmpdir(), 'pignon-map-'))
const name = `${'0123456789abcdef'.repeat(2)}.pmtiles`
const bytes = makeArchive(streets)
mkdirSync(path.join(dataDir, 'map'))
writeFileSync(path.join(dataDir, 'map', name), bytes)
writeFileSync(path.join(dataDir, 'secret'), 'secret')
afterAll(() => rmSync(dataDir, { recursive: true }))

const asked = (address: string, range?: string, method = 'GET') =>
  mapFile(
    new Request(`http://localhost/map-files/${address}`, { method, headers: range ? { range } : {} }),
    folderStorage(dataDir),
  )

test('D3 the map file is sent in ranges, for ever, with its entity tag', async () => {
  const answer = await asked(name, 'bytes=0-126')
  expect(answer.status).toBe(206)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '127',
    'content-range': `bytes 0-126/${bytes.length}`,
    'content-type': 'application/vnd.pmtiles',
    etag: '"0123456789abcdef0123456789abcdef"',
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(0, 127))).toBe(true)
})

test('D3 S-22 the library of the map reads a tile through such ranges', async () => {
  const archive = new PMTiles({
    getKey: () => name,
    getBytes: async (offset, length) => {
      const answer = await asked(name, `bytes=${offset}-${offset + length - 1}`)
      return { data: await answer.arrayBuffer(), etag: answer.headers.get('etag') ?? undefined }
    },
  })
  expect((await archive.getHeader()).maxZoom).toBe(14)
  expect((await archive.getZxy(14, 8389, 5501))?.data.byteLength).toBeGreaterThan(100)
})

test.each([
  ['the whole file', undefined],
  ['several ranges', 'bytes=0-10,20-30'],
  ['a range behind its end', `bytes=${bytes.length}-`],
  ['a range that is none', 'bytes=-'],
])('D3 %s is not sent', async (_, range) => {
  const answer = await asked(name, range)
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
})

test('D3 a range larger than any tile is not sent', async () => {
  const large = `${'f'.repeat(32)}.pmtiles`
  writeFileSync(path.join(dataDir, 'map', large), Buffer.alloc(2 ** 21 + 10))
  expect((await asked(large, 'bytes=0-')).status).toBe(416)
  expect((await asked(large, 'bytes=0-2097151')).status).toBe(206)
})

test.each(['../secret', '%2e%2e/secret', `${'0'.repeat(32)}.pmtiles`, `tmp/${name}`, `${name}/`, ''])(
  'D3 nothing is sent at %j',
  async (address) => {
    expect((await asked(address, 'bytes=0-5')).status).toBe(404)
  },
)
