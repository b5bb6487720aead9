import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atMost } from './at-most'

test('tasks run so many at a time, in order, and one that fails lets the next begin', async () => {
  const inTurn = atMost(2)
  const begun: number[] = []
  let [running, most] = [0, 0]
  const results = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) =>
      inTurn(async () => {
        begun.push(number)
        most = Math.max(most, ++running)
        await sleep(1)
        running -= 1
        if (number === 2) throw new Error('no')
        return number
      }),
    ),
  )
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'no'))).toEqual([
    1,
    'no',
    3,
    4,
    5,
  ])
})
