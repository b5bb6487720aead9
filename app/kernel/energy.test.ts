import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Energy, type EnergyFacts, energyLabel, energyLadder, energyOf, energyRank } from './energy'
import type { BelgianRegion } from './region'

const belgianRegions: BelgianRegion[] = ['flanders', 'wallonia', 'brussels']

/** Upper bounds of docs/facts.md, repeated on purpose. */
const bounds: Record<BelgianRegion, string> = {
  flanders: 'A+ 0, A 100, B 200, C 300, D 400, E 500, F -',
  wallonia: 'A++ 0, A+ 45, A 85, B 170, C 255, D 340, E 425, F 510, G -',
  brussels:
    'A++ 0, A+ 15, A 30, A- 45, B+ 62, B 78, B- 95, C+ 113, C 132, C- 150, D+ 170, D 190, D- 210, E+ 232, E 253, E- 275, F 345, G -',
}

const table = belgianRegions.flatMap((region) => {
  const rungs = bounds[region].split(', ').map((rung) => rung.split(' ') as [string, string])
  return rungs.map(([label, upTo], index) => ({ region, label, upTo, next: rungs[index + 1]?.[0] }))
})

test.each(table)('D6 in $region $label reaches to $upTo inclusive', ({ region, label, upTo, next }) => {
  const bound = upTo === '-' ? 100_000 : Number(upTo)
  expect(energyLabel(bound, region)).toBe(label)
  expect(energyLabel(bound + 0.1, region)).toBe(next ?? label)
})

test('D6 above 345 a Brussels listing is a G', () => {
  expect(energyLabel(345, 'brussels')).toBe('F')
  expect(energyLabel(346, 'brussels')).toBe('G')
})

test('V4 a listing that produces energy has the best label of its region', () => {
  expect(belgianRegions.map((region) => energyLabel(-20, region))).toEqual(['A+', 'A++', 'A++'])
})

test.each([Number.NaN, Infinity, -Infinity])('V4 an energy use of %d has no label', (kwh) => {
  expect(() => energyLabel(kwh, 'flanders')).toThrow(RangeError)
})

test.each<[facts: EnergyFacts, energy: Energy]>([
  [
    { region: 'flanders', value: 350 },
    { kind: 'label', label: 'D', value: 350 },
  ],
  [{ region: 'flanders' }, { kind: 'unknown' }],
  [{ region: 'flanders', labelText: 'B' }, { kind: 'unknown' }],
  [{ region: 'flanders', value: 0 }, { kind: 'unknown' }],
  [{ region: 'flanders', value: 0, labelText: ' ' }, { kind: 'unknown' }],
  [
    { region: 'flanders', value: 0, labelText: 'A+' },
    { kind: 'label', label: 'A+', value: 0 },
  ],
  [
    { region: 'brussels', value: 0, labelText: 'a_plusplus' },
    { kind: 'label', label: 'A++', value: 0 },
  ],
  // What nobody filled in.
  [
    { region: 'flanders', value: 0, labelText: 'F' },
    { kind: 'label', label: 'F' },
  ],
  [
    { region: 'wallonia', value: 0, labelText: 'A+' },
    { kind: 'label', label: 'A+' },
  ],
  [{ region: 'flanders', value: 0, labelText: 'G' }, { kind: 'unknown' }],
  [
    { region: 'brussels', value: 400, labelText: 'A' },
    { kind: 'label', label: 'G', value: 400 },
  ],
  [{ region: 'wallonia', value: Number.NaN, labelText: 'A' }, { kind: 'unknown' }],
  [{ region: 'wallonia', value: 90, state: 'requested' }, { kind: 'requested' }],
  [{ region: 'wallonia', value: 90, state: 'not-applicable' }, { kind: 'not-applicable' }],
  [
    { region: 'wallonia', value: 90, state: 'known' },
    { kind: 'label', label: 'B', value: 90 },
  ],
  [
    { region: 'luxembourg', labelText: 'B', value: 400 },
    { kind: 'label', label: 'B', value: 400 },
  ],
  [
    { region: 'luxembourg', labelText: ' i ' },
    { kind: 'label', label: 'I' },
  ],
  [
    { region: 'luxembourg', labelText: 'a_plus', value: 0 },
    { kind: 'label', label: 'A+' },
  ],
  [
    { region: 'luxembourg', labelText: 'A plus' },
    { kind: 'label', label: 'A+' },
  ],
  [{ region: 'luxembourg', labelText: 'A++' }, { kind: 'unknown' }],
  [{ region: 'luxembourg', value: 50 }, { kind: 'unknown' }],
  [{ region: 'luxembourg', labelText: 'B', state: 'requested' }, { kind: 'requested' }],
])('D6 %j is %j', (facts, energy) => {
  expect(energyOf(facts)).toEqual(energy)
})

const kwh = fc.double({ min: -1000, max: 2000, noNaN: true })
const region = fc.constantFrom(...belgianRegions)

test('D6 using more energy never gives a better label', () => {
  fc.assert(
    fc.property(kwh, kwh, region, (one, other, where) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(energyRank(energyLabel(less, where))).toBeLessThanOrEqual(energyRank(energyLabel(more, where)))
    }),
  )
})

test('D6 a label is always on the ladder of its region, within the bounds of its rung', () => {
  fc.assert(
    fc.property(kwh, region, (value, where) => {
      const ladder = energyLadder(where)
      const at = ladder.findIndex(({ label }) => label === energyLabel(value, where))
      expect(value).toBeLessThanOrEqual(ladder[at]?.upTo ?? Infinity)
      expect(value).toBeGreaterThan(ladder[at - 1]?.upTo ?? -Infinity)
    }),
  )
})

test('D6 outside Luxembourg the label text never decides beside a value', () => {
  const given = kwh.filter((value) => value !== 0)
  fc.assert(
    fc.property(given, region, fc.constantFrom('A', 'G', 'x'), (value, where, labelText) => {
      expect(energyOf({ region: where, value, labelText })).toMatchObject({
        label: energyLabel(value, where),
      })
    }),
  )
})
