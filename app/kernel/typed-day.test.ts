import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay } from './typed-day'

test.each([
  ['3/4/2027', '2027-04-03'],
  ['03-04-2027', '2027-04-03'],
  ['3.4.2027', '2027-04-03'],
  ['3 4 2027', '2027-04-03'],
  [' 03 / 04 / 27 ', '2027-04-03'],
  ['03042027', '2027-04-03'],
  ['2027-04-03', '2027-04-03'],
  ['2027/4/3', '2027-04-03'],
  ['29/2/2028', '2028-02-29'],
])('A3 %j is the day %s: the day comes before the month', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

test.each(['', '3', '3/4', 'april', '4/2027', '2027', '3 april'])('A3 %j is no whole day yet', (typed) => {
  expect(readDay(typed)).toEqual({ isIncomplete: true })
})

test.each(['31/2/2027', '29/2/2027', '0/4/2027', '3/13/2027', '3/4/0027', '3/4/202', '99999999'])(
  'A3 there is no day %j',
  (typed) => {
    expect(readDay(typed)).toEqual({ isIncomplete: false })
  },
)

test('A3 each day is read back from every notation, and no input throws anything but InvalidDate', () => {
  const anyDay = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyDay, fc.constantFrom('/', '-', '.', ' '), (instant, between) => {
      const iso = instant.toISOString().slice(0, 10)
      const [year = '', month = '', day = ''] = iso.split('-')
      expect(readDay(iso)).toBe(iso)
      expect(readDay([day, month, year].join(between))).toBe(iso)
      expect(readDay([Number(day), Number(month), year].join(between))).toBe(iso)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(() => readDay(typed)).not.toThrow()
    }),
  )
})
