import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { index } from './search-index.fixture'
import { indexFile } from './search-index-file.server'

/** Digits that gzip can hardly compress. */
const noise = (n: number) => String(Math.sin(n + 1)).slice(2) + String(Math.cos(n + 1)).slice(2)

const manyListings = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, goal: 'sale' as const, title: noise(id), city: 'Ukkel' }))
const manyCities = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    zip: '1180',
    name: noise(n),
    names: [noise(n)],
    sale: 1,
    rent: 0,
  }))

test('H1 a small index is sent whole', async () => {
  expect(JSON.parse(await indexFile(index))).toEqual({ remote: false, ...index })
})

test('H1 above 50 kB the listings stay on the server, then the municipalities', async () => {
  const withoutListings = JSON.parse(await indexFile({ ...index, listings: manyListings(5_000) }))
  expect(withoutListings).toEqual({ ...index, remote: true, listings: [] })
  const onlyTypes = JSON.parse(await indexFile({ ...index, cities: manyCities(5_000) }))
  expect(onlyTypes).toEqual({ types: index.types, remote: true, cities: [], listings: [] })
})

test('H1 every index file is at most 50 kB after gzip', async () => {
  for (const count of [500, 1_500, 2_500, 4_000]) {
    const file = await indexFile({ ...index, listings: manyListings(count) })
    expect(gzipSync(file).length).toBeLessThanOrEqual(50_000)
  }
})
