import { expect, test } from 'vitest'
import { fillTotals } from './totals'

test('H1 the totals replace their placeholders', () => {
  const text = '{FOR_SALE_TOTAL} panden te koop en {FOR_RENT_TOTAL} te huur'
  expect(fillTotals(text, { sale: 20, rent: 5 }, 'nl')).toBe('20 panden te koop en 5 te huur')
})

test('H1 a total is formatted for the language, wherever it occurs, and other braces stay', () => {
  const text = '{FOR_RENT_TOTAL} {FOR_SALE_TOTAL} {FOR_SALE_TOTAL} {TOTAL}'
  expect(fillTotals(text, { sale: 12_345, rent: 0 }, 'en')).toBe('0 12,345 12,345 {TOTAL}')
})
