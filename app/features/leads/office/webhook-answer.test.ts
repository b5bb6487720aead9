import { expect, test } from 'vitest'
import { webhookAnswer } from './webhook-answer'

test.each([
  [200, null, 'taken'],
  [302, null, 'moved'],
  [422, null, 'refused'],
  [503, null, 'failed'],
  [null, 'timeout', 'timeout'],
  [null, 'private-address', 'private'],
  [503, 'ECONNREFUSED', 'away'],
] as const)('B20 an answer %s, or its lack by %s, is told as %s', (status, problem, name) => {
  expect(webhookAnswer({ status, problem })).toEqual({ name, code: problem ?? String(status) })
})

test('B20 before the first try there is no answer', () => {
  expect(webhookAnswer({ status: null, problem: null })).toBeUndefined()
})
