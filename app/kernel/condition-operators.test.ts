import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, conditionOperators, isEmpty, type Operand, type Operator } from './condition-operators'

test.each<[value: Operand, operator: Operator, other: Operand, holds: boolean]>([
  ['sale', 'equals', 'sale', true],
  ['sale', 'equals', 'Sale', false],
  [' sale ', 'equals', 'sale', true],
  ['3', 'equals', 3, true],
  ['3.0', 'equals', '3', true],
  ['0x3', 'equals', 3, false],
  ['', 'equals', 0, false],
  [undefined, 'equals', '', true],
  [true, 'equals', 'true', true],
  [['a', 'b'], 'equals', ['b', 'a'], true],
  [['a', 'a'], 'equals', ['a', 'b'], false],
  [['a', 'a'], 'equals', ['a'], false],
  [['a'], 'equals', [], false],
  ['sale', 'not-equals', 'rent', true],
  [undefined, 'not-equals', 'rent', true],
  ['3', 'not-equals', '3.0', false],
  ['Sint-Genesius-Rode', 'contains', 'Rode', true],
  ['Sint-Genesius-Rode', 'contains', 'rode', false],
  [undefined, 'contains', 'x', false],
  [['10:00-13:00', '16:00-19:00'], 'contains', '16:00-19:00', true],
  [['10:00-13:00'], 'contains', '10:00', false],
  ['10', 'greater-than', '9', true],
  [9, 'greater-than', 9, false],
  ['2026-11-20', 'greater-than', '2026-09-30', true],
  ['-2.5', 'less-than', 0, true],
  ['2026-11-20', 'less-than', '2026-11-20', false],
  ['3', 'in', [1, 3], true],
  ['3', 'in', '1, 3', true],
  ['13', 'in', '1,3', false],
  [undefined, 'in', [1], false],
])('M7 %j %s %j: %s', (value, operator, other, holds) => {
  expect(compare(operator, value, other)).toBe(holds)
})

test.each<[value: Operand, operator: Operator | undefined, other: Operand]>([
  ['ten', 'greater-than', 9],
  [undefined, 'less-than', 9],
  ['', 'less-than', 9],
  ['1e3', 'greater-than', 9],
  [['10'], 'greater-than', 9],
  ['2026-11-20', 'greater-than', 9],
  [['a'], 'equals', 'a'],
  ['a', 'contains', ''],
  ['a', undefined, 'a'],
  ['a', 'is-empty', 'a'],
  ['a', 'matches' as Operator, 'a'],
  [{} as never, 'equals', '[object Object]'],
])('M7 %j %s %j cannot be compared', (value, operator, other) => {
  expect(() => compare(operator, value, other)).toThrow(TypeError)
})

test.each<[value: Operand, empty: boolean]>([
  [undefined, true],
  [null, true],
  ['', true],
  [' \n', true],
  [[], true],
  [['', null], true],
  [0, false],
  [false, false],
  ['0', false],
  [['a'], false],
])('M7 %j is empty: %s', (value, empty) => {
  expect(isEmpty(value)).toBe(empty)
})

const scalar = fc.oneof(fc.string({ maxLength: 5 }), fc.integer(), fc.boolean())

test('M7 equals and not-equals are opposites, and equals is symmetric', () => {
  fc.assert(
    fc.property(scalar, scalar, (one, other) => {
      expect(compare('equals', one, other)).toBe(!compare('not-equals', one, other))
      expect(compare('equals', one, other)).toBe(compare('equals', other, one))
      expect(compare('equals', one, one)).toBe(true)
    }),
  )
})

test('M7 of two numbers exactly one is greater, or they are equal', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (one, other) => {
      const outcomes = (['greater-than', 'less-than', 'equals'] as const).map((op) =>
        compare(op, one, `${other}`),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(1)
    }),
  )
})

test('M7 there are eight operators', () => {
  expect(new Set(conditionOperators).size).toBe(8)
})
