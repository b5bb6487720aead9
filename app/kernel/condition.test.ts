import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConditionRule, conditionHolds } from './condition'

const values = { goal: 'rent', bedrooms: '3', wanted: 2, city: '', slots: ['10:00-13:00'] }

const rents: ConditionRule = { field: 'goal', logic: 'equals', compareWithValue: 'rent' }
const buys: ConditionRule = { field: 'goal', logic: 'equals', compareWithValue: 'sale' }
const broken: ConditionRule = { field: 'goal', logic: 'greater-than', compareWithValue: 3 }

test.each<[rule: ConditionRule, holds: boolean]>([
  [rents, true],
  [buys, false],
  [{ field: 'bedrooms', logic: 'greater-than', compareWithField: 'wanted' }, true],
  [{ field: 'bedrooms', logic: 'less-than', compareWithField: 'wanted', compareWithValue: 9 }, false],
  [{ field: 'city', logic: 'is-empty' }, true],
  [{ field: 'city', logic: 'is-not-empty' }, false],
  [{ field: 'street', logic: 'is-empty' }, true],
  [{ field: 'slots', logic: 'contains', compareWithValue: '10:00-13:00' }, true],
  [{ field: 'bedrooms', logic: 'in', compareWithValue: [3, 4] }, true],
  [{ field: 'city', logic: 'equals', compareWithField: 'street' }, true],
  [{ advancedCondition: { all: [rents, buys] } }, false],
  [{ advancedCondition: { any: [rents, buys] } }, true],
  [{ advancedCondition: { not: [buys] } }, true],
  [{ advancedCondition: { not: [buys, rents] } }, false],
  [{ advancedCondition: { all: [rents], not: [rents] } }, false],
  [{ advancedCondition: { all: [] } }, true],
  [{ advancedCondition: { any: [] } }, false],
  [{ ...rents, advancedCondition: { not: [buys] } }, true],
  [{ ...buys, advancedCondition: { not: [buys] } }, false],
  [{ ...rents, advancedCondition: { any: [{ ...rents, advancedCondition: { all: [buys] } }] } }, false],
])('M7 %j holds: %s', (rule, holds) => {
  expect(conditionHolds(rule, values)).toBe(holds)
})

test.each<unknown>([
  undefined,
  null,
  'goal',
  {},
  { field: 'goal' },
  { field: 'goal', logic: 'equals' },
  { field: 'goal', logic: 'not-equals' },
  { field: 'goal', logic: 'matches', compareWithValue: 'rent' },
  { field: 'goal', logic: 'toString', compareWithValue: 'rent' },
  { field: {}, logic: 'is-empty' },
  { field: 'goal', logic: 'equals', compareWithValue: { valueOf: 'rent' } },
  { advancedCondition: {} },
  { advancedCondition: { all: 'goal' } },
  { advancedCondition: { all: [null] } },
  broken,
])('M7 %j fails to evaluate and counts as false', (rule) => {
  expect(conditionHolds(rule as ConditionRule, values)).toBe(false)
})

test('M7 properties of Object.prototype are no fields', () => {
  expect(conditionHolds({ field: 'constructor', logic: 'is-empty' }, values)).toBe(true)
  expect(conditionHolds({ field: '__proto__', logic: 'is-empty' }, values)).toBe(true)
})

test('M7 a rule that contains itself ends, and counts as false', () => {
  const rule: ConditionRule = { ...rents }
  rule.advancedCondition = { all: [rule] }
  expect(conditionHolds(rule, values)).toBe(false)
})

const rules = fc.array(fc.constantFrom(rents, buys), { maxLength: 5 })
const holds = (rule: ConditionRule) => conditionHolds(rule, values)

test('M7 all, any and not obey De Morgan', () => {
  fc.assert(
    fc.property(rules, (some) => {
      const negated = some.map((rule) => ({ advancedCondition: { not: [rule] } }))
      expect(holds({ advancedCondition: { not: some } })).toBe(holds({ advancedCondition: { all: negated } }))
      expect(holds({ advancedCondition: { any: some } })).toBe(!holds({ advancedCondition: { not: some } }))
    }),
  )
})

test('M7 a part that fails makes the whole rule false, at any depth', () => {
  const kinds = fc.array(fc.constantFrom('all', 'any', 'not'), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(rules, rules, kinds, (before, after, nesting) => {
      const rule = nesting.reduce<ConditionRule>(
        (inner, kind) => ({ advancedCondition: { [kind]: [...before, inner, ...after] } }),
        broken,
      )
      expect(holds(rule)).toBe(false)
    }),
  )
})
