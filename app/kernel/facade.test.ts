import { expect, test } from 'vitest'
import { facades, isFacade } from './facade'

test('D9 facades are open, half-open or closed', () => {
  expect(facades.filter(isFacade)).toEqual(['open', 'half-open', 'closed'])
  for (const text of ['', 'Open', 'halfopen', '2']) expect(isFacade(text)).toBe(false)
})
