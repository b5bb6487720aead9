import { expect, test, vi } from 'vitest'
import type { Db } from './database.server'
import { clearVersioned } from './versioned.server'
import { versionedItems } from './versioned-items.server'

/** Only told apart, never asked. */
const database = () => ({}) as Db

const named = async (_: Db, place: string, ids: number[]) =>
  new Map(ids.filter((id) => id < 100).map((id) => [id, { name: `${place} ${id}` }]))

function items(load: typeof named = named, most = 50) {
  const loads = vi.fn(load)
  return { loads, find: versionedItems(most, loads, (place: string) => place) }
}

test('items come in the order of their ids, and only what is missing is loaded', async () => {
  const { loads, find } = items()
  const db = database()
  const [three, one] = await find(db, 'nl', [3, 1])
  expect([three?.name, one?.name]).toEqual(['nl 3', 'nl 1'])
  expect(await find(db, 'nl', [1, 2, 3])).toEqual([{ name: 'nl 1' }, { name: 'nl 2' }, { name: 'nl 3' }])
  expect(loads.mock.calls.map(([, , ids]) => ids)).toEqual([[3, 1], [2]])
  const [again] = await find(db, 'nl', [3])
  expect(again).toBe(three)
})

test('each place and each database has its own items', async () => {
  const { find } = items()
  const db = database()
  expect(await find(db, 'nl', [1])).toEqual([{ name: 'nl 1' }])
  expect(await find(db, 'fr', [1])).toEqual([{ name: 'fr 1' }])
  const { loads, find: findAgain } = items()
  await findAgain(db, 'nl', [1])
  await findAgain(database(), 'nl', [1])
  expect(loads).toHaveBeenCalledTimes(2)
})

test('what does not exist is left out', async () => {
  const { find } = items()
  expect(await find(database(), 'nl', [100, 2, 101])).toEqual([{ name: 'nl 2' }])
})

test('after a change everything is loaded again', async () => {
  const { loads, find } = items()
  const db = database()
  await find(db, 'nl', [1])
  clearVersioned()
  await find(db, 'nl', [1])
  expect(loads).toHaveBeenCalledTimes(2)
})

test('what began to be loaded before a change is kept for nobody', async () => {
  const began: ((found: Map<number, { name: string }>) => void)[] = []
  const { find } = items(() => new Promise((resolve) => began.push(resolve)))
  const db = database()
  const before = find(db, 'nl', [1])
  clearVersioned()
  began[0]?.(new Map([[1, { name: 'old' }]]))
  expect(await before).toEqual([{ name: 'old' }])
  const after = find(db, 'nl', [1])
  began[1]?.(new Map([[1, { name: 'new' }]]))
  expect(await after).toEqual([{ name: 'new' }])
})

test('the least recently used items make room, also within one request', async () => {
  const { loads, find } = items(named, 3)
  const db = database()
  expect(await find(db, 'nl', [1, 2, 3, 4, 5])).toHaveLength(5)
  await find(db, 'nl', [5])
  expect(loads).toHaveBeenCalledTimes(1)
  await find(db, 'nl', [1])
  expect(loads).toHaveBeenCalledTimes(2)
})
