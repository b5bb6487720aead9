import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onSteadyMachine } from '../faults/steady-machine'

const standStill = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('a wrong result counts at once while the machine works, and is tried again when it stood still', async () => {
  const results: string[] = []
  const failing = async () => {
    await sleep(200)
    return 'wrong'
  }
  const failingOnce = async () => {
    await sleep(150)
    if (results.push('run') === 1) standStill(1_200)
    await sleep(150)
    return results.length === 1 ? 'wrong' : 'right'
  }
  let runs = 0
  const counted = async () => {
    runs += 1
    return await failing()
  }
  // No machine stands still for a minute, however busy it is.
  expect(await onSteadyMachine(counted, (result) => result === 'right', 60_000)).toBe('wrong')
  expect(runs).toBe(1)
  expect(await onSteadyMachine(failingOnce, (result) => result === 'right')).toBe('right')
  expect(results).toHaveLength(2)
})
