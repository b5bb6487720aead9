import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colourClass, groundClass } from './colour-class'

test('S4 upper and lower case give the same class', () => {
  expect(colourClass('#A8482B')).toBe('colour-a8482b')
  expect(groundClass('#a8482b')).toBe('ground-a8482b')
})

test.each(['', '#fff', 'red', '#a8482b ', 'a8482b', '#a8482b"onload', '#ggg000'])(
  'S4 %j is no colour',
  (text) => {
    expect(() => colourClass(text)).toThrow(RangeError)
    expect(() => groundClass(text)).toThrow(RangeError)
  },
)

test('S4 every colour has distinct classes, which need no escaping', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(colourClass(one)).toMatch(/^colour-[\da-f]{6}$/)
      expect(groundClass(one) === groundClass(other)).toBe(one === other)
    }),
  )
})
