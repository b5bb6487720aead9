import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditFor, creditLines } from './credit'
import { ratesOn } from './rates'

const { credit } = ratesOn('2026-11-20')
const centsOf = (lines: ReturnType<typeof creditFor>) => lines.map(({ cents }) => cents)

// Calculated by hand from docs/facts.md, "Cost of buying"; in cents.
test.each([
  // 1.3 % of 220 000, 2860, and 100; fee 504 + 296 = 800, with 550, 40 and 100 1490, with VAT 1802.90
  [20_000_000, 0, [296_000, 180_000]],
  // The fee less 20 %, 640: 1330, with VAT 1609.30
  [20_000_000, 1, [296_000, 161_000]],
  // Half of the discount is left: 720; 1410, with VAT 1706.10
  [20_000_000, 0.5, [296_000, 171_000]],
])(
  'D11 the deed of a credit of %d cents with a share of %d of the discount costs %j',
  (loan, discount, cents) => {
    expect(centsOf([...creditLines(loan, discount, credit)])).toEqual(cents)
  },
)

test('D11 who needs no credit pays for none', () => {
  expect([creditFor(0, 1, credit), creditFor(-100, 1, credit)]).toEqual([[], []])
})

test('D11 a credit pays for its own deed, within ten euros, and its lines are whole tens', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000_000 }), fc.constantFrom(0, 0.5, 1), (missing, discount) => {
      const cents = centsOf(creditFor(missing, discount, credit))
      const loan = cents.reduce((sum, line) => sum + line, missing)
      const again = centsOf([...creditLines(loan, discount, credit)])
      for (const [index, line] of cents.entries()) {
        expect(line % 1000).toBe(0)
        expect(Math.abs(line - (again[index] ?? 0))).toBeLessThanOrEqual(1000)
      }
    }),
  )
})
