import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodBefore } from './periods'

const at = (text: string) => new Date(text)

test('F11 two years ago is the same day of that year', () => {
  expect(periodBefore(at('2026-11-21T03:20:00Z'), { months: 24 })).toEqual(at('2024-11-21T03:20:00Z'))
})

test('F11 where a month lacks the day it is its last', () => {
  expect(periodBefore(at('2027-03-31T00:00:00Z'), { months: 1 })).toEqual(at('2027-02-28T00:00:00Z'))
  expect(periodBefore(at('2028-02-29T00:00:00Z'), { months: 12 })).toEqual(at('2027-02-28T00:00:00Z'))
})

test('F11 a longer period never begins later', () => {
  const date = fc.date({
    min: at('2020-01-01T00:00:00Z'),
    max: at('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(date, fc.nat(60), fc.nat(60), (now, a, b) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b)]
      const began = periodBefore(now, { months: long }).getTime()
      expect(began).toBeLessThanOrEqual(periodBefore(now, { months: short }).getTime())
      expect(began).toBeLessThanOrEqual(now.getTime())
    }),
  )
})
