import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createKeyQueue } from './key-queue'

function startQueue(atOnce: number) {
  const began: string[] = []
  const ends: (() => void)[] = []
  const queue = createKeyQueue((key) => {
    began.push(key)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    ends.push(key === 'fails' ? () => reject(new Error('no')) : resolve)
    return promise
  }, atOnce)
  const endNext = async () => {
    ends.shift()?.()
    await turn()
  }
  return { queue, began, endNext }
}

test.each([
  [1, ['a']],
  [2, ['a', 'fails']],
])('%i at once are worked on, each key once while it waits, in order', async (atOnce, first) => {
  const { queue, began, endNext } = startQueue(atOnce)
  for (const key of ['a', 'fails', 'b', 'b', 'c']) queue.ask(key)
  expect(began).toEqual(first)
  for (let count = 0; count < 4; count++) await endNext()
  expect(began).toEqual(['a', 'fails', 'b', 'c'])
  queue.ask('a')
  expect(began.at(-1)).toBe('a')
})

test('what was forgotten is not worked on', async () => {
  const { queue, began, endNext } = startQueue(1)
  for (const key of ['a', 'b']) queue.ask(key)
  queue.forget()
  await endNext()
  expect(began).toEqual(['a'])
})
