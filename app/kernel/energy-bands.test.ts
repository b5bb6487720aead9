import { expect, test } from 'vitest'
import { type EnergyLabel, energyLadder, energyRank, labelGroup, lastRankOf } from './energy-bands'
import type { Region } from './region'

test.each<[region: Region, ladder: string]>([
  ['flanders', 'A+ A B C D E F'],
  ['wallonia', 'A++ A+ A B C D E F G'],
  ['brussels', 'A++ A+ A A- B+ B B- C+ C C- D+ D D- E+ E E- F G'],
  ['luxembourg', 'A+ A B C D E F G H I'],
])('D6 the ladder of %s is %s', (region, ladder) => {
  expect(
    energyLadder(region)
      .map(({ label }) => label)
      .join(' '),
  ).toBe(ladder)
})

test('D6 the last rung and those of Luxembourg have no upper bound', () => {
  expect(energyLadder('wallonia').at(-1)).toEqual({ label: 'G' })
  expect(energyLadder('luxembourg').every(({ upTo }) => upTo === undefined)).toBe(true)
})

test('D6 bounds rise along every ladder, and so do ranks', () => {
  for (const region of ['flanders', 'wallonia', 'brussels', 'luxembourg'] as const) {
    const ladder = energyLadder(region)
    const rises = (numbers: number[]) =>
      numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? one))
    expect(rises(ladder.flatMap(({ upTo }) => upTo ?? []))).toBe(true)
    expect(rises(ladder.map(({ label }) => energyRank(label)))).toBe(true)
  }
})

test.each<[EnergyLabel, string]>([
  ['A++', 'a_plusplus'],
  ['A+', 'a_plus'],
  ['A', 'a'],
  ['A-', 'a'],
  ['B+', 'b'],
  ['E-', 'e'],
  ['G', 'g'],
  ['I', 'i'],
])('D6 %s has the colour of %s', (label, group) => {
  expect(labelGroup(label)).toBe(group)
})

test.each<[letter: string, kept: EnergyLabel, left: EnergyLabel]>([
  ['A', 'A-', 'B+'],
  ['C', 'C-', 'D+'],
  ['c', 'C-', 'D+'],
  ['F', 'F', 'G'],
  ['I', 'I', 'I'],
])('P1 "%s or better" includes %s', (letter, kept, left) => {
  const last = lastRankOf(letter) ?? -1
  expect(energyRank(kept)).toBeLessThanOrEqual(last)
  if (left !== kept) expect(energyRank(left)).toBeGreaterThan(last)
})

test.each(['', 'Z', 'AA', '+'])('P1 %j is no letter of a label', (letter) => {
  expect(lastRankOf(letter)).toBeUndefined()
})
