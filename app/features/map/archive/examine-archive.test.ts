import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StorageUnavailable } from '~/platform/storage/storage'
import { makeArchive, streets } from './archive.fixture'
import { examineArchive, examineFile } from './examine-archive.server'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pignon-map-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function examined(bytes: Buffer | string) {
  const file = path.join(folder, 'a.pmtiles')
  await writeFile(file, bytes)
  return await examineFile(file)
}

const mistakeOf = async (bytes: Buffer | string) => {
  const found = await examined(bytes)
  return 'mistake' in found ? found.mistake : undefined
}

test('D3 an archive of vector tiles says its region, zoom levels, layers and source', async () => {
  expect(await examined(makeArchive(streets))).toEqual({
    facts: {
      bytes: makeArchive(streets).length,
      minZoom: 10,
      maxZoom: 14,
      bounds: [50.7, 4.2, 50.9, 4.5],
      layers: ['roads', 'landuse', 'water', 'buildings', 'places'],
      attribution: 'Protomaps © OpenStreetMap',
    },
  })
})

test.each<[string, Buffer | string, RegExp]>([
  ['a text', 'not a map', /is not a PMTiles archive/],
  ['an empty file', '', /is not a PMTiles archive/],
  ['version 2', makeArchive({ ...streets, header: { 7: 2 } }), /version 2; version 3 is needed/],
  ['pictures', makeArchive({ ...streets, header: { 99: 2 } }), /vector tiles \(MVT\) is needed/],
  ['brotli', makeArchive({ ...streets, header: { 98: 3 } }), /gzip is needed/],
  ['half a file', makeArchive(streets).subarray(0, -20), /is not whole/],
  ['damaged directories', makeArchive(streets).fill(7, 130, 150), /is damaged/],
  ['Paris', makeArchive({ ...streets, bounds: [2.2, 48.8, 2.5, 48.9] }), /no part of Belgium or Luxembourg/],
  ['other layers', makeArchive({ ...streets, metadata: { vector_layers: [{ id: 'wind' }] } }), /it has wind/],
  ['no streets', makeArchive({ ...streets, header: { 101: 8 } }), /ends at zoom 8/],
])('D3 an archive of %s is refused, with the reason', async (_, bytes, mistake) => {
  expect(await mistakeOf(bytes)).toMatch(mistake)
})

test('D3 a file that does not exist is said so', async () => {
  expect(await examineFile(path.join(folder, 'none.pmtiles'))).toEqual({
    mistake: 'there is no such file',
  })
})

test('E3 a storage that gives no answer says nothing against an archive, so that it is examined again', async () => {
  const away = () => Promise.reject(new StorageUnavailable('s3://maps', new Error('no answer')))
  await expect(examineArchive({ size: 1_000, read: away })).rejects.toThrow(StorageUnavailable)
})
