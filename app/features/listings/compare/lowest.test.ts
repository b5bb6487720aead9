import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowestOf } from './lowest'

test.each([
  ['the lowest of several', [{ value: 3 }, { value: 1 }, { value: 2 }], [false, true, false]],
  ['each of two that are equally low', [{ value: 1 }, { value: 1 }, { value: 2 }], [true, true, false]],
  ['none when all are equal', [{ value: 1 }, { value: 1 }], [false, false]],
  ['none without another to compare with', [{ value: 1 }, undefined], [false, false]],
  ['the lowest beside an unknown one', [{ value: 1 }, undefined, { value: 2 }], [true, false, false]],
  ['none when the lowest may be higher', [{ value: 1, isLeast: true }, { value: 2 }], [false, false]],
  ['the lowest when only another may be higher', [{ value: 1 }, { value: 2, isLeast: true }], [true, false]],
  [
    'none on different bases',
    [
      { value: 1, basis: 'plot' },
      { value: 2, basis: 'living' },
    ],
    [false, false],
  ],
  [
    'a whole amount below one without the notary',
    [{ value: 1 }, { value: 2, isWithoutNotary: true }],
    [true, false],
  ],
  [
    'none when the lowest lacks the notary',
    [{ value: 1, isWithoutNotary: true }, { value: 2 }],
    [false, false],
  ],
  [
    'the lowest when all lack the notary',
    [
      { value: 1, isWithoutNotary: true },
      { value: 2, isWithoutNotary: true },
    ],
    [true, false],
  ],
])('P6c a row marks %s', (_, values, marks) => expect(lowestOf(values)).toEqual(marks))

test('P6c no value of a row is lower than a marked one', () => {
  const value = fc.record({ value: fc.integer({ min: 0, max: 9 }), isLeast: fc.boolean() })
  fc.assert(
    fc.property(fc.array(fc.option(value, { nil: undefined })), (values) => {
      const marked = values.filter((_, index) => lowestOf(values)[index])
      for (const one of marked)
        for (const other of values) expect(other?.value ?? 9).toBeGreaterThanOrEqual(one?.value ?? 10)
    }),
  )
})
