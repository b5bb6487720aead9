import { expect, test } from 'vitest'
import { planChanges } from './plan-changes'

const row = (contentHash: string, withdrawnAt: Date | null = null) => ({
  contentHash,
  withdrawnAt,
  createdAt: new Date('2026-01-01'),
})
const gone = new Date('2026-02-01')
const existing = new Map([
  [1, row('a')],
  [2, row('b')],
  [3, row('c', gone)],
  [4, row('d', gone)],
  [5, row('e')],
  [6, row('f')],
  [7, row('g', gone)],
])
const incoming = [
  { id: 1, contentHash: 'a' },
  { id: 2, contentHash: 'other' },
  { id: 3, contentHash: 'c' },
  { id: 4, contentHash: 'other' },
  { id: 9, contentHash: 'new' },
]

test('I2 every listing is created, changed, unchanged, withdrawn or restored', () => {
  const { changes, write, restore } = planChanges(existing, incoming, { kept: new Set([6]), partial: false })
  expect(changes).toEqual({ created: [9], changed: [2], unchanged: 1, withdrawn: [5], restored: [3, 4] })
  expect([...write]).toEqual([2, 4, 9])
  expect(restore).toEqual([3])
})

test('I2 a partial feed withdraws nothing', () => {
  const { changes } = planChanges(existing, incoming, { kept: new Set(), partial: true })
  expect(changes.withdrawn).toEqual([])
})
