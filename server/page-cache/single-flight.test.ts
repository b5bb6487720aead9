import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight'

test('page cache: who asks while the work is under way joins it, who asks later begins again', async () => {
  const flight = createSingleFlight<string, number>()
  let begun = 0
  const work = async () => ++begun
  expect(await Promise.all([flight.run('a', work), flight.run('a', work), flight.run('b', work)])).toEqual([
    1, 1, 2,
  ])
  expect(await flight.run('a', work)).toBe(3)
  expect(flight.size).toBe(0)
})

test('page cache: forgotten work ends for its waiters and does not remove the newer work of its key', async () => {
  const flight = createSingleFlight<string, string>()
  const [old, young] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const first = flight.run('a', () => old.promise)
  flight.forget()
  const second = flight.run('a', () => young.promise)
  old.resolve('old')
  expect(await first).toBe('old')
  expect(flight.size).toBe(1)
  young.resolve('young')
  expect(await flight.run('a', async () => 'third')).toBe('young')
  expect(await second).toBe('young')
})

test('page cache: work that fails fails for all who wait, and is tried again by the next', async () => {
  const flight = createSingleFlight<string, string>()
  const failing = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([flight.run('a', failing), flight.run('a', failing)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await flight.run('a', async () => 'yes')).toBe('yes')
})
