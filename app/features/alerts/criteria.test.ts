import { expect, test } from 'vitest'
import { criteriaOf } from './criteria'
import { demandRegister } from './demand-register.form'

const sought = { goal: 'sale', type: ['1'], zone: ['1630'] }

test.each([
  [{ budget: '450.000' }, 45_000_000],
  [{ budget: '450000', priceMax: '500000' }, 45_000_000],
  [{ budget: '600000', priceMax: '500000' }, 50_000_000],
  [{ priceMax: '500000' }, 50_000_000],
  [{}, null],
])('F7 of %j the greatest price is %s cents: a budget bounds it too', (given, cents) => {
  expect(criteriaOf({ ...sought, ...given }).priceMaxCents).toBe(cents)
})

test('F7 P6 "All types" is the choice of every type, whatever else is ticked', () => {
  const problemsOf = (type: string[]) =>
    demandRegister.check?.({ ...sought, type }, '').map(({ field }) => field)
  expect(criteriaOf({ ...sought, type: ['all', '3'] }).types).toEqual([])
  expect(problemsOf(['all'])).toEqual([])
  expect(problemsOf(['alles'])).toEqual(['type'])
})

test('F7 a budget below the least price is a mistake', () => {
  const problems = demandRegister.check?.({ ...sought, priceMin: '500000', budget: '400000' }, '')
  expect(problems).toMatchObject([{ field: 'budget', problem: 'upsideDown' }])
})
