import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFilters, isFiltered, readFilters } from '~/features/listings/public'
import { demandRegister } from './demand-register.form'
import { furtherFilter, furtherValues, readStoredFilter, storedFilter } from './further-filters'

const filterOf = (pairs: [string, string][]) => readFilters(new URLSearchParams(pairs))

test('F7 P6 the further filters of any list are the same when they were ticked, stored and read', () => {
  const some = fc.subarray(allFilters.map(({ parameter, example }): [string, string] => [parameter, example]))
  fc.assert(
    fc.property(some, (pairs) => {
      const also = furtherValues(filterOf(pairs))
      const filter = furtherFilter({ also })
      expect(furtherValues(filter)).toEqual(also)
      expect(readStoredFilter(storedFilter({ also }))).toEqual(filter)
      expect(storedFilter({ also }) === null).toBe(!isFiltered(filter))
    }),
  )
})

test('F7 P6 places beside a radius are further filters, because all of them are alternatives', () => {
  const places: [string, string][] = [
    ['city', 'Halle|1500'],
    ['in', 'brussels'],
  ]
  expect(furtherValues(filterOf(places))).toEqual([])
  expect(furtherValues(filterOf([...places, ['around', 'Beersel~5']]))).toEqual([
    'city=|1500',
    'in=brussels',
    'around=Beersel~5',
  ])
})

test('F7 a value that no filter knows is a mistake, and is never stored', () => {
  const problemsOf = (also: string[]) =>
    demandRegister.check?.({ goal: 'sale', type: ['1'], zone: ['1630'], also }, '').map(({ field }) => field)
  expect(problemsOf(['with=garden', 'plotMin=500'])).toEqual([])
  for (const wrong of [
    'with=moat',
    'text=hello',
    'priceMin=1&with=garden',
    'x',
    'sort=price-asc',
    '=',
    'with',
  ])
    expect([wrong, problemsOf([wrong])]).toEqual([wrong, ['also']])
  expect(storedFilter({ also: ['with=moat', 'text=hello'] })).toBeNull()
})
