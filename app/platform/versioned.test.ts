import { expect, test, vi } from 'vitest'
import type { Db } from './database.server'
import { clearVersioned, versioned } from './versioned.server'

/** Only told apart, never asked. */
const database = () => ({}) as Db

test('what is read from public data is read once, also by those who ask at the same time', async () => {
  const load = vi.fn(async (_: Db, key: string) => ({ key }))
  const [db, read] = [database(), versioned(load)]
  const [first, second] = await Promise.all([read(db, 'a'), read(db, 'a')])
  expect(first).toBe(second)
  expect(await read(db, 'a')).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test('each key and each database has its own', async () => {
  const load = vi.fn(async (_: Db, key: string) => key)
  const read = versioned(load)
  const [one, other] = [database(), database()]
  expect(await Promise.all([read(one, 'a'), read(one, 'b'), read(other, 'a')])).toEqual(['a', 'b', 'a'])
  expect(load).toHaveBeenCalledTimes(3)
})

test('after a change everything is read again', async () => {
  const load = vi.fn(async () => load.mock.calls.length)
  const [db, read] = [database(), versioned(load)]
  expect(await read(db, 'a')).toBe(1)
  clearVersioned()
  expect([await read(db, 'a'), await read(db, 'a')]).toEqual([2, 2])
})

test('what began to be read before a change is answered to the caller, and kept for nobody', async () => {
  const began: ((value: string) => void)[] = []
  const [db, read] = [database(), versioned(() => new Promise<string>((resolve) => began.push(resolve)))]
  const before = read(db, 'a')
  clearVersioned()
  const after = read(db, 'a')
  began[1]?.('new')
  began[0]?.('old')
  expect(await Promise.all([before, after])).toEqual(['old', 'new'])
  expect(await read(db, 'a')).toBe('new')
})

test('a failure is told to everybody who waited, and tried again by the next', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('gone'))
  const [db, read] = [database(), versioned(load)]
  const waiting = [read(db, 'a'), read(db, 'a')]
  for (const each of waiting) await expect(each).rejects.toThrow('gone')
  expect(await read(db, 'a')).toBe('there')
})

test('keys that visitors make up do not fill the memory', async () => {
  const load = vi.fn(async (_: Db, key: string) => key)
  const [db, read] = [database(), versioned(load)]
  for (let n = 0; n <= 5_000; n++) await read(db, String(n))
  load.mockClear()
  await read(db, '0')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a key may be an object: what it says of itself tells it from others', async () => {
  const load = vi.fn(async (_: Db, { place }: { place: string; page: number }) => place)
  const [db, read] = [database(), versioned(load, ({ place }) => place)]
  const asked = [read(db, { place: 'a', page: 1 }), read(db, { place: 'a', page: 2 })]
  expect(await Promise.all([...asked, read(db, { place: 'b', page: 1 })])).toEqual(['a', 'a', 'b'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('K6 a load that hangs is not waited for for ever: later callers load again, and keep what they get', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => 'there').mockReturnValueOnce(new Promise<never>(() => {}))
  const [db, read] = [database(), versioned(load)]
  void read(db, 'a')
  void read(db, 'a')
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_001)
  expect(await read(db, 'a')).toBe('there')
  vi.advanceTimersByTime(60_000)
  expect(await read(db, 'a')).toBe('there')
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('K6 a load that fails late does not take away what was loaded since', async () => {
  let fail: (error: Error) => void = () => {}
  const slow = new Promise<string>((_, reject) => {
    fail = reject
  })
  const load = vi.fn(async () => 'new').mockReturnValueOnce(slow)
  const [db, read] = [database(), versioned(load)]
  const old = read(db, 'a')
  clearVersioned()
  expect(await read(db, 'a')).toBe('new')
  fail(new Error('late'))
  await expect(old).rejects.toThrow('late')
  await read(db, 'a')
  expect(load).toHaveBeenCalledTimes(2)
})
