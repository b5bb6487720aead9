import { expect, test, vi } from 'vitest'
import { memo } from './memo'

test('memo: the same argument is computed once', () => {
  const double = vi.fn((text: string) => text + text)
  const remembered = memo(double)
  expect([remembered('a'), remembered('a'), remembered('b')]).toEqual(['aa', 'aa', 'bb'])
  expect(double).toHaveBeenCalledTimes(2)
})

test('memo: it never exceeds its limit, and stays correct', () => {
  const double = vi.fn((text: string) => text + text)
  const remembered = memo(double, 2)
  for (const text of ['a', 'b', 'c', 'a']) expect(remembered(text)).toBe(text + text)
  expect(double).toHaveBeenCalledTimes(4)
})
