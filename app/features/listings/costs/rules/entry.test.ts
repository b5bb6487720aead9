import { expect, test } from 'vitest'
import { entryCosts } from './entry'

test('D11 moving in costs the first month, its charges, the guarantee and the renter’s share of the inventory', () => {
  // Brussels, two months of € 1650: 1650 + 180 + 3300 + 190.
  const rental = { rentCents: 165_000, chargesCents: 18_000, inventoryCents: 19_000 }
  expect(entryCosts(rental, 2)).toEqual({
    lines: [
      { key: 'rent', cents: 165_000 },
      { key: 'charges', cents: 18_000 },
      { key: 'guarantee', cents: 330_000 },
      { key: 'inventory', cents: 19_000 },
    ],
    totalCents: 532_000,
    guaranteeMonths: 2,
  })
})

test.each([
  ['what the owner asks comes before what the region allows', { depositCents: 139_000 }, 3, 278_000, 1],
  [
    'a guarantee that is no whole number of rents has no months',
    { depositCents: 200_000 },
    3,
    339_000,
    undefined,
  ],
  ['no guarantee is one too', { depositCents: 0 }, 3, 139_000, undefined],
  ['nothing is guessed where no guarantee is known', {}, undefined, 139_000, undefined],
  ['three months in Flanders', {}, 3, 556_000, 3],
])('D11 a rent of € 1390: %s', (_, over, months, totalCents, guaranteeMonths) => {
  const costs = entryCosts({ rentCents: 139_000, ...over }, months)
  expect([costs.totalCents, costs.guaranteeMonths]).toEqual([totalCents, guaranteeMonths])
})
