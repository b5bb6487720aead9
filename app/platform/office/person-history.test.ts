import { expect, test } from 'vitest'
import { type HistoryItem, newestFirst } from './person-history'

const item = (day: number): HistoryItem => ({
  ...{ id: day, kind: 'lead', at: new Date(Date.UTC(2026, 10, day)), facts: [] },
})

test('B25 of what a room knows of a person the newest come first, and no more than are asked for', () => {
  const found = [3, 1, 5, 2].map(item)
  expect(newestFirst(found, 3).map(({ id }) => id)).toEqual([5, 3, 2])
  expect(newestFirst(found, 9)).toHaveLength(4)
  expect(found[0]?.id).toBe(3)
})
