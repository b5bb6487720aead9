import { expect, test } from 'vitest'
import type { EnergyLabel } from '~/kernel/energy-bands'
import { energyTargetOf } from './energy-target'

const today = '2026-11-23'
const brussels = (label: EnergyLabel, mainType = 3) => ({ region: 'brussels' as const, label, mainType })

test('D6 in Brussels a dwelling with label F or G has until 2033; from E- on it meets the standard', () => {
  for (const label of ['F', 'G'] as const) expect(energyTargetOf(brussels(label), today)?.byYear).toBe(2033)
  for (const label of ['E-', 'E', 'A++'] as const)
    expect(energyTargetOf(brussels(label), today)).toBeUndefined()
})

test('D6 the standard of Brussels holds for dwellings there alone, from the day it was published', () => {
  expect(energyTargetOf(brussels('G', 6), today)).toBeUndefined()
  expect(energyTargetOf({ ...brussels('G'), region: 'wallonia' }, today)).toBeUndefined()
  expect(energyTargetOf({ ...brussels('G'), region: null }, today)).toBeUndefined()
  expect(energyTargetOf(brussels('G'), '2024-03-21')).toBeUndefined()
})
