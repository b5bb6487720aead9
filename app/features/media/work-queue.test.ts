import { expect, test } from 'vitest'
import { createWorkQueue, type Lane, QueueFull } from './work-queue'

/** Jobs that end on demand, and the order in which they started. */
function createTestQueue(workers: number, waiting = { visitor: 9, avif: 9, warm: 9 }) {
  const queue = createWorkQueue({ workers, waiting })
  const started: string[] = []
  const finishers = new Map<string, () => void>()
  const ask = (lane: Lane, name: string) =>
    queue.run(lane, () => {
      started.push(name)
      return new Promise<void>((open) => finishers.set(name, open))
    })
  const finish = async (name: string) => {
    finishers.get(name)?.()
    await new Promise((later) => setImmediate(later))
  }
  return { queue, started, ask, finish }
}

test('I4 visitors go before background work', async () => {
  const { started, ask, finish } = createTestQueue(1)
  for (const [lane, name] of [
    ['visitor', 'a'],
    ['warm', 'w'],
    ['avif', 'v'],
    ['visitor', 'b'],
  ] as const) {
    void ask(lane, name)
  }
  for (const name of ['a', 'b', 'v', 'w']) await finish(name)
  expect(started).toEqual(['a', 'b', 'v', 'w'])
})

test('I4 one worker stays free for visitors: at most one background job runs', async () => {
  const { started, ask } = createTestQueue(2)
  void ask('avif', 'v1')
  void ask('avif', 'v2')
  void ask('warm', 'w')
  expect(started).toEqual(['v1'])
  void ask('visitor', 'a')
  expect(started).toEqual(['v1', 'a'])
})

test('I4 a job that fails frees its worker', async () => {
  const queue = createWorkQueue({ workers: 1, waiting: { visitor: 2 } })
  await expect(queue.run('visitor', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(queue.run('visitor', async () => 'next')).resolves.toBe('next')
})

test('I4 a full queue rejects further jobs', async () => {
  const { ask } = createTestQueue(1, { visitor: 1, avif: 0, warm: 0 })
  void ask('visitor', 'runs')
  void ask('visitor', 'waits')
  await expect(ask('visitor', 'too many')).rejects.toThrow(QueueFull)
})

test('I4 closing lets running jobs finish and drops waiting ones', async () => {
  const { queue, ask, finish } = createTestQueue(1)
  const runs = ask('visitor', 'runs')
  const waits = ask('visitor', 'waits')
  const refused = expect(waits).rejects.toThrow(QueueFull)
  const closing = queue.close()
  await finish('runs')
  await Promise.all([runs, refused, closing])
})
