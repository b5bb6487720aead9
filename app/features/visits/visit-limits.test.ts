import { expect, test } from 'vitest'
import { createVisitLimits } from './visit-limits'

const halfHour = new Date('2026-11-19T10:00:00Z')
const next = new Date('2026-11-19T10:30:00Z')

/** Number of attempts that count. */
const counted = (tries: number, of: (n: number) => boolean) =>
  Array.from({ length: tries }, (_, n) => of(n)).filter(Boolean).length

test('O5 a key counts once per half hour', () => {
  const mayCount = createVisitLimits()
  const attempt = { halfHour, who: 'a', wider: [], of: 'listing-1', key: 'k' }
  expect([mayCount(attempt), mayCount(attempt)]).toEqual([true, false])
  expect(mayCount({ ...attempt, halfHour: next })).toBe(true)
})

test('O5 one network counts ten times per page and 200 times in all; the next half hour starts at zero', () => {
  const mayCount = createVisitLimits()
  const onePage = (at: Date) =>
    counted(50, (n) => mayCount({ halfHour: at, who: 'a', wider: [], of: 'listing-1', key: `k${n}` }))
  expect(onePage(halfHour)).toBe(10)
  const others = counted(500, (n) =>
    mayCount({ halfHour, who: 'a', wider: [], of: `listing-${n + 2}`, key: `o${n}` }),
  )
  expect(others).toBe(190)
  expect(mayCount({ halfHour, who: 'b', wider: [], of: 'listing-1', key: 'b' })).toBe(true)
  expect(onePage(next)).toBe(10)
})

test('O5 repeated views do not use up the network’s limit', () => {
  const mayCount = createVisitLimits()
  const again = { halfHour, who: 'a', wider: [], of: 'listing-1', key: 'k' }
  expect(counted(100, () => mayCount(again))).toBe(1)
  expect(counted(100, (n) => mayCount({ ...again, key: `n${n}` }))).toBe(9)
})

test('O5 a flood from everywhere does not exhaust memory', () => {
  const mayCount = createVisitLimits(30)
  expect(
    counted(100, (n) => mayCount({ halfHour, who: `w${n}`, wider: [], of: 'listing-1', key: `k${n}` })),
  ).toBe(10)
})

test('S-03 one wide network cannot use up the memory for all', () => {
  const mayCount = createVisitLimits()
  const visit = (n: number, wide: string) =>
    mayCount({ halfHour, who: `w${n}`, wider: [wide], of: 'listing-1', key: `k${n}` })
  expect(counted(5_000, (n) => visit(n, 'wide'))).toBe(2_000)
  expect(visit(6_000, 'another')).toBe(true)
})
