import { expect, test } from 'vitest'
import { criteriaOf, valuesOfStored } from './criteria'
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

test('F7 P7a zones beside a radius are stored with it, because all of them are alternatives', () => {
  const values = {
    zone: ['1180', 'L-1110', 'L-4999', 'brussels'],
    places: 'Beersel',
    also: ['around=Halle~5'],
  }
  const { zones, filter } = criteriaOf(values)
  expect(zones).toEqual(['anywhere'])
  expect([...new URLSearchParams(filter ?? '')]).toEqual(
    expect.arrayContaining([
      ['city', expect.stringContaining('1180')],
      ['city', expect.stringContaining('4999')],
      ['in', 'lu-luxembourg'],
      ['in', 'brussels'],
      ['around', 'Halle~5'],
    ]),
  )
  expect(valuesOfStored({ fields: values, zones })).toBe(values)
})
