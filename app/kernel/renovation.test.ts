import { expect, test } from 'vitest'
import type { EnergyLabel } from './energy-bands'
import type { Region } from './region'
import { renovationDuties, renovationDutyOf } from './renovation'

const house = 1
const apartment = 3
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
  ['flanders', 'F', 2, undefined],
  ['flanders', 'F', 4, undefined],
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

test('D6 the home is to reach label D', () => {
  expect(renovationDutyOf(home, today)?.targetLabel).toBe('D')
})

test('D6 wordings stand oldest first', () => {
  const days = renovationDuties.map(({ inForceFrom }) => inForceFrom)
  expect(days).toEqual(days.toSorted())
})
