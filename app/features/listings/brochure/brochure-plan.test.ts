import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FactGroup } from '../facts/detail-groups'
import { planBrochure, withRoomFor } from './brochure-plan'

const group = (key: string, count: number, value = 'Ja'): FactGroup => ({
  key,
  title: key,
  facts: Array.from({ length: count }, (_, index) => ({ label: `${key} ${index}`, value })),
})

const factsOf = (groups: FactGroup[]) => groups.flatMap(({ facts }) => facts)

test('D4 a typical listing prints all its facts, with pictures', () => {
  const groups = [group('energy', 6), group('planning', 7), group('general', 8), group('comfort', 14)]
  expect(planBrochure(groups, 7)).toEqual({ density: 'usual', pictures: true, groups, isCut: false })
})

test('D4 more facts use the dense layout first, then replace the pictures', () => {
  const many = [group('planning', 50), group('general', 35)]
  expect(planBrochure(many, 7)).toMatchObject({ density: 'dense', pictures: true, groups: many })
  const more = [group('planning', 60), group('general', 50)]
  expect(planBrochure(more, 7)).toMatchObject({ density: 'dense', pictures: false, groups: more })
})

test('D4 D5 the mobility score is printed only where it displaces nothing else', () => {
  const score = group('neighbourhood', 1, '8,5 / 10')
  const few = [group('planning', 7), group('general', 8)]
  expect(withRoomFor(score, few, 7).groups).toEqual([...few, score])
  expect(withRoomFor(undefined, few, 7).groups).toEqual(few)
  // The most facts that the roomy layout holds with its pictures: one more group would make it dense.
  const full = Array.from({ length: 120 }, (_, count) => [group('planning', count)]).findLast(
    (groups) => planBrochure(groups, 0).density === 'usual',
  )
  expect(withRoomFor(score, full ?? [], 0).groups).toEqual(full)
  const tooMuch = [group('planning', 300)]
  expect(withRoomFor(score, tooMuch, 0)).toEqual(planBrochure(tooMuch, 0))
})

test('D4 mandatory statements are kept before optional ones', () => {
  const plan = planBrochure([group('planning', 70), group('comfort', 200)], 7)
  expect(plan.isCut).toBe(true)
  expect(plan.groups[0]?.facts).toHaveLength(70)
  expect(plan.groups[1]?.facts.length).toBeLessThan(200)
})

test('D4 a text longer than the page is shortened, and the other facts stay', () => {
  const text = 'Stedenbouwkundige inlichting. '.repeat(2_000)
  const plan = planBrochure([group('planning', 2, text), group('general', 10)], 0)
  expect(plan.isCut).toBe(true)
  expect(factsOf(plan.groups)).toHaveLength(12)
  expect(plan.groups[0]?.facts[0]?.value).toMatch(/…$/)
})

const someGroups = fc.array(
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 12 }),
    title: fc.string({ maxLength: 30 }),
    facts: fc.array(
      fc.record({
        label: fc.string({ minLength: 1, maxLength: 90 }),
        value: fc.string({ maxLength: 3_000 }),
      }),
      { minLength: 1, maxLength: 60 },
    ),
  }),
  { maxLength: 9 },
)

test('D4 a plan never exceeds the page, and reports when something was left out', () => {
  fc.assert(
    fc.property(someGroups, fc.integer({ min: 0, max: 10 }), (groups, rungs) => {
      const plan = planBrochure(groups, rungs)
      // A plan is stable: planning its own groups again changes nothing.
      expect(planBrochure(plan.groups, rungs)).toMatchObject({ groups: plan.groups, isCut: false })
      expect(plan.isCut).toBe(
        factsOf(plan.groups).length < factsOf(groups).length || isShorter(plan.groups, groups),
      )
    }),
  )
})

const lengthOf = (groups: FactGroup[]) => factsOf(groups).reduce((sum, { value }) => sum + value.length, 0)
const isShorter = (planned: FactGroup[], groups: FactGroup[]) => lengthOf(planned) < lengthOf(groups)
