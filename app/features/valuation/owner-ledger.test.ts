import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownerLedger, readOwnerAnswers } from './owner-ledger'

test('D12 an owner keeps the price less the fee, the mortgage and the certificates', () => {
  const answers = { price: 40_000_000, mortgage: 12_000_000, certificates: 95_000 }
  const { kept, unknown } = ownerLedger({ cents: 52_000_000, isAbout: true }, 3.63, answers)
  expect(kept.lines.map(({ key, cents }) => [key, cents])).toEqual([
    ['price', 40_000_000],
    ['fee', -1_452_000],
    ['mortgage', -12_000_000],
    ['certificates', -95_000],
  ])
  expect(kept).toMatchObject({ totalCents: 26_453_000, isAbout: false })
  expect(unknown).toEqual(['works'])
})

test('D12 the middle of the estimate stands for a price, and makes the rest approximate, in tens', () => {
  const { kept } = ownerLedger({ cents: 52_012_345, isAbout: true }, 3.63, {})
  expect(kept.lines).toEqual([
    { key: 'price', cents: 52_012_345, isAbout: true },
    { key: 'fee', cents: -1_888_000, isAbout: true },
  ])
  expect(kept.isAbout).toBe(true)
})

test('D12 an agency that has not said its fee has none reckoned with, and that is said', () => {
  const { kept, unknown } = ownerLedger({ cents: 52_000_000, isAbout: false }, undefined, {})
  expect(kept.lines.map(({ key }) => key)).toEqual(['price'])
  expect(unknown).toEqual(['fee', 'mortgage', 'certificates', 'works'])
})

test('D12 the fee of an asking price is in whole euros', () => {
  const { kept } = ownerLedger({ cents: 98_500_000, isAbout: false }, 3.63, {})
  expect(kept.lines.map(({ cents }) => cents)).toEqual([98_500_000, -3_575_600])
})

test('D12 what is kept is the sum of its lines, in whole cents', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 })
  const answers = fc.record(
    { price: amount, mortgage: amount, certificates: amount, works: amount },
    { requiredKeys: [] },
  )
  const percent = fc.option(fc.constantFrom(0, 1.5, 2.75, 3.63), { nil: undefined })
  fc.assert(
    fc.property(amount, fc.boolean(), percent, answers, (cents, isAbout, fee, said) => {
      const { kept } = ownerLedger({ cents, isAbout }, fee, said)
      expect(kept.totalCents).toBe(kept.lines.reduce((sum, line) => sum + line.cents, 0))
      expect(kept.lines.every((line) => Number.isInteger(line.cents))).toBe(true)
    }),
  )
})

test('D12 an owner’s figures are read from the address; what is no amount is named', () => {
  const read = (query: string) => readOwnerAnswers(new URLSearchParams(query))
  expect(read('estimate=x&price=520.000&mortgage=&works=1.250,50')).toEqual({
    answers: { price: 52_000_000, works: 125_050 },
    problems: [],
  })
  expect(read('price=veel&certificates=-5')).toEqual({ answers: {}, problems: ['price', 'certificates'] })
})
