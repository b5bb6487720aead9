import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isChange, planKind } from './plan-site-changes'

type Row = { id: string; says: unknown }
const plan = (next: Row[], stored: (Row & { writtenBy?: 'import' | 'hand' })[], overwrite = false) =>
  planKind<Row>(next, stored, ({ id }) => id, overwrite)

test('content: an import creates, changes, keeps and removes rows that an import wrote', () => {
  const next = [
    { id: 'new', says: 1 },
    { id: 'other', says: 2 },
    { id: 'same', says: { a: 1, b: [1] } },
  ]
  const stored = [
    { id: 'other', says: 1 },
    { id: 'same', says: { b: [1], a: 1 } },
    { id: 'gone', says: 1 },
  ]
  expect(plan(next, stored)).toEqual({
    created: [{ id: 'new', says: 1 }],
    changed: [{ id: 'other', says: 2 }],
    unchanged: ['same'],
    removed: ['gone'],
    kept: [],
  })
})

test('content: rows edited by hand are kept, unless overwriting is requested', () => {
  const stored = [
    { id: 'a', says: 1, writtenBy: 'hand' as const },
    { id: 'b', says: 1, writtenBy: 'hand' as const },
    { id: 'c', says: 1, writtenBy: 'hand' as const },
  ]
  const next = [
    { id: 'a', says: 2 },
    { id: 'b', says: 1 },
  ]
  expect(plan(next, stored)).toMatchObject({ kept: ['a', 'c'], unchanged: ['b'], changed: [], removed: [] })
  expect(isChange(plan(next, stored))).toBe(false)
  expect(plan(next, stored, true)).toMatchObject({ kept: [], changed: [{ id: 'a' }], removed: ['c'] })
})

test('content: key order and undefined values make no difference; everything else does', () => {
  const same = (one: unknown, other: unknown) =>
    plan([{ id: 'a', says: one }], [{ id: 'a', says: other }]).unchanged.length === 1
  expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(same({ a: 1 }, { a: 1, b: null })).toBe(false)
  expect(same([1, 2], [2, 1])).toBe(false)
  expect(same('1', 1)).toBe(false)
  expect(same(null, undefined)).toBe(false)
})

test('content: importing again changes nothing, and every row is counted once', () => {
  const rows = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), says: fc.jsonValue() }), {
    selector: ({ id }) => id,
  })
  const hands = fc.constantFrom<'import' | 'hand'>('import', 'hand')
  fc.assert(
    fc.property(rows, rows, hands, fc.boolean(), (next, before, writtenBy, overwrite) => {
      expect(isChange(plan(next, next))).toBe(false)
      const stored = before.map((row) => ({ ...row, writtenBy }))
      const { created, changed, unchanged, removed, kept } = plan(next, stored, overwrite)
      const named = [...[...created, ...changed].map(({ id }) => id), ...unchanged, ...removed, ...kept]
      expect(named.sort()).toEqual([...new Set([...next, ...before].map(({ id }) => id))].sort())
    }),
  )
})
