import { expect, test } from 'vitest'
import { waysOut } from './ways-out'

const place = { label: 'Halle', without: { zips: [] } }
const terrace = { label: 'Terras', without: { features: [] } }
const price = { label: 'Tot € 300.000', without: { priceMaxCents: undefined } }

/** Counts by which filters are left out. */
const counts = (known: Record<string, number>) => async (without: object) =>
  known[Object.keys(without).toSorted().join()] ?? 0

test('P4 an empty list leads to the list without one of its filters, the longest first', async () => {
  const ways = await waysOut([place, terrace, price], counts({ zips: 2, priceMaxCents: 5 }))
  expect(ways.map(({ labels, total }) => [...labels, total])).toEqual([
    ['Tot € 300.000', 5],
    ['Halle', 2],
  ])
})

test('P4 where no filter alone is to blame, it leads to the list without two', async () => {
  const ways = await waysOut([place, terrace, price], counts({ 'features,zips': 3, 'priceMaxCents,zips': 1 }))
  expect(ways).toEqual([
    { labels: ['Halle', 'Terras'], without: { zips: [], features: [] }, total: 3 },
    { labels: ['Halle', 'Tot € 300.000'], without: { zips: [], priceMaxCents: undefined }, total: 1 },
  ])
})

test('P4 where that is not enough either, it leads to each filter alone, the narrowest first', async () => {
  const both = { label: 'Tuin', without: { features: ['terrace' as const] } }
  const lift = { label: 'Lift', without: { features: ['garden' as const] } }
  const energy = { label: 'C of beter', without: { energy: undefined } }
  const found = counts({ 'energy,features,priceMaxCents': 1, 'energy,features,zips': 4 })
  expect(await waysOut([place, both, lift, price, energy], found)).toEqual([
    {
      labels: [],
      kept: 'Halle',
      without: { features: [], priceMaxCents: undefined, energy: undefined },
      total: 1,
    },
    { labels: [], kept: 'Tot € 300.000', without: { zips: [], features: [], energy: undefined }, total: 4 },
  ])
})

test('P4 two values of one filter are no pair, and hundreds of filters are not all tried', async () => {
  const first = { label: 'Tuin', without: { features: ['terrace' as const] } }
  const second = { label: 'Terras', without: { features: ['garden' as const] } }
  expect(await waysOut([first, second], async () => 0)).toEqual([])
  let asked = 0
  const many = Array.from({ length: 300 }, (_, at) => ({ ...place, label: String(at) }))
  await waysOut([...many, terrace], async () => {
    asked += 1
    return 0
  })
  expect(asked).toBeLessThan(30)
})
