import { expect, test } from 'vitest'
import { countedTo } from './count-list'

test('B71 a list says that there are more only when there are', () => {
  expect(countedTo(10_000, 9_999)).toEqual({ total: 9_999, isMore: false })
  expect(countedTo(10_000, 10_000)).toEqual({ total: 10_000, isMore: false })
  expect(countedTo(10_000, 10_001)).toEqual({ total: 10_000, isMore: true })
})
