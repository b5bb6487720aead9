import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthlyRepayment } from './repayment'

test.each([
  // m = 1.035^(1/12) − 1 = 0.287090 %; 250 000 × m / (1 − 1.035^−25) = 717.72 / 0.576853
  [25_000_000, 3.5, 25, 124_421],
  // m = 1.12^(1/12) − 1 = 0.948879 %; 1000 × m / (1 − 1/1.12) = 9.48879 / 0.107143
  [100_000, 12, 1, 8_856],
  [12_000_000, 0, 10, 100_000],
  [0, 3.5, 25, 0],
  [-5_000_000, 3.5, 25, 0],
])(
  'D11 a loan of %d cents at %d percent over %d years costs %d a month',
  (capital, percent, years, monthly) => {
    expect(monthlyRepayment(capital, percent, years)).toBe(monthly)
  },
)

const loan = {
  capital: fc.integer({ min: 100_000, max: 500_000_000 }),
  percent: fc.double({ min: 0, max: 15, noNaN: true }),
  years: fc.integer({ min: 1, max: 40 }),
}

test('D11 the last payment pays the loan off, up to rounding cents', () => {
  fc.assert(
    fc.property(loan.capital, loan.percent, loan.years, (capital, percent, years) => {
      const payment = monthlyRepayment(capital, percent, years)
      const factor = (1 + percent / 100) ** (1 / 12)
      let left = capital
      let rounding = 0
      for (let month = 0; month < years * 12; month += 1) {
        left = left * factor - payment
        rounding = rounding * factor + 0.5
      }
      expect(Math.abs(left)).toBeLessThanOrEqual(rounding + 0.01 * capital ** 0.5)
    }),
  )
})

test('D11 a longer loan costs less per month, a higher rate more', () => {
  fc.assert(
    fc.property(loan.capital, loan.percent, loan.years, (capital, percent, years) => {
      const monthly = monthlyRepayment(capital, percent, years)
      expect(monthlyRepayment(capital, percent, years + 1)).toBeLessThanOrEqual(monthly)
      expect(monthlyRepayment(capital, percent + 1, years)).toBeGreaterThanOrEqual(monthly)
    }),
  )
})
