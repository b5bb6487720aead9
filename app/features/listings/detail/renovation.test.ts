import fc from 'fast-check'
import { expect, test } from 'vitest'
import { energyLadder, energyRank } from '~/kernel/energy'
import type { EnergyLabel } from '~/kernel/energy-bands'
import type { Region } from '~/kernel/region'
import { renovationDuties, renovationDutyOf } from './renovation'

const house = 1
const studio = 2
const apartment = 3
const investment = 5
const dwellings = [house, studio, apartment, investment]
const today = '2026-11-20'

test.each<
  [region: Region | null, label: EnergyLabel | undefined, mainType: number, years: number | undefined]
>([
  ['flanders', 'E', house, 6],
  ['flanders', 'F', house, 6],
  ['flanders', 'E', apartment, 6],
  ['flanders', 'D', house, undefined],
  ['flanders', 'A+', house, undefined],
  ['flanders', undefined, house, undefined],
  ['flanders', 'F', studio, 6],
  ['flanders', 'E', investment, 6],
  ['flanders', 'D', studio, undefined],
  ['flanders', 'F', 4, undefined],
  ['flanders', 'F', 7, undefined],
  ['flanders', 'F', 6, undefined],
  ['brussels', 'F', house, undefined],
  ['wallonia', 'F', house, undefined],
  ['luxembourg', 'F', house, undefined],
  [null, 'F', house, undefined],
])('D6 in %s, label %s, type %d: term in years %s', (region, label, mainType, years) => {
  expect(renovationDutyOf({ region, label, mainType }, today)?.termYears).toBe(years)
})

const home = { region: 'flanders', label: 'F', mainType: house } as const

test.each<[today: string, deed: string, years: number | undefined]>([
  ['2022-12-31', '2022-12-31', undefined],
  ['2023-01-01', '2023-01-01', 5],
  ['2025-12-11', '2024-05-01', 5],
  ['2025-12-12', '2024-05-01', 6],
  ['2026-11-20', '2022-12-31', undefined],
  ['2026-11-20', '2023-01-01', 6],
])('D6 seen on %s a deed of %s has a term of %s years', (day, deed, years) => {
  expect(renovationDutyOf(home, day, deed)?.termYears).toBe(years)
})

test('D6 the listing is to reach label D', () => {
  expect(renovationDutyOf(home, today)?.targetLabel).toBe('D')
})

const regions = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const
const anyHome = fc.constantFrom(...regions).chain((region) =>
  fc.record({
    region: fc.constant(region),
    label: fc.constantFrom(...energyLadder(region).map(({ label }) => label)),
    mainType: fc.integer({ min: 1, max: 8 }),
  }),
)
const anyDay = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2045-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('D6 for any listing and day: a duty is Flemish, of a dwelling, and requires a better label', () => {
  fc.assert(
    fc.property(anyHome, anyDay, anyDay, (one, day, deed) => {
      const duty = renovationDutyOf(one, day, deed)
      if (!duty) return
      expect([one.region, dwellings.includes(one.mainType)]).toEqual(['flanders', true])
      expect(deed >= duty.deedsFrom && day >= duty.inForceFrom).toBe(true)
      expect(energyRank(one.label)).toBeGreaterThan(energyRank(duty.targetLabel as EnergyLabel))
    }),
  )
})

test('D6 a worse label never lifts a duty, and a duty once in force stays', () => {
  fc.assert(
    fc.property(anyHome, anyHome, anyDay, anyDay, (one, other, day, later) => {
      const worse = { ...one, label: other.label }
      if (one.region !== other.region || energyRank(other.label) < energyRank(one.label)) return
      const [first, last] = [day, later].toSorted()
      if (renovationDutyOf(one, first ?? day)) {
        expect(renovationDutyOf(worse, first ?? day)).toBeDefined()
        expect(renovationDutyOf(one, last ?? day)).toBeDefined()
      }
    }),
  )
})

test.each<[surface: number | undefined, today: string, region: Region, years: number | undefined]>([
  [120, today, 'flanders', 5],
  [500, today, 'flanders', 5],
  [501, today, 'flanders', undefined],
  [undefined, today, 'flanders', undefined],
  [120, '2021-12-31', 'flanders', undefined],
  [120, today, 'brussels', undefined],
])(
  'D6 a shop of %s m² on %s in %s has a duty of its own of %s years, whatever its label',
  (surface, day, region, years) => {
    const shop = { region, mainType: 6, surface }
    const duty = renovationDutyOf(shop, day)
    expect(duty?.termYears).toBe(years)
    expect(renovationDutyOf({ ...shop, label: 'A' }, day)).toEqual(duty)
    // Which label its unit must reach changed; the notice leaves it to the law of the deed.
    expect(duty?.targetLabel).toBeUndefined()
  },
)

test.each(['residential', 'non-residential'])(
  'D6 %s versions of the law are ordered oldest first, each with its source',
  (kind) => {
    const versions = renovationDuties.filter((duty) => duty.kind === kind)
    const days = versions.map(({ inForceFrom }) => inForceFrom)
    expect(days.length).toBeGreaterThan(0)
    expect(days).toEqual(days.toSorted())
    for (const { source } of versions) expect(source).not.toBe('')
  },
)
