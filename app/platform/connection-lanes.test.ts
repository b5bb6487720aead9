import { expect, test } from 'vitest'
import { createConnectionLanes } from './connection-lanes'
import { findDatabaseProblem } from './database-problem'
import type { Lane } from './request-scope.server'

const visit = (lane: Lane, page = 'any', isUrgent = false) => ({ lane, page, isUrgent })
type Lanes = ReturnType<typeof createConnectionLanes>

/** How many of these visits get a place at once. */
async function countAdmitted(lanes: Lanes, times: number, each: ReturnType<typeof visit>) {
  const entered = Array.from({ length: times }, () =>
    lanes.enter(each, 5).then(
      () => 1,
      () => 0,
    ),
  )
  return (await Promise.all(entered)).reduce<number>((sum, one) => sum + one, 0)
}

test('K6 pages that hang take half of the connections', async () => {
  const lanes = createConnectionLanes(10)
  expect(await countAdmitted(lanes, 20, visit('page'))).toBe(5)
  expect(await countAdmitted(lanes, 1, visit('form'))).toBe(1)
})

test('K6 beside them the forms of one page leave connections to those of others', async () => {
  const lanes = createConnectionLanes(10)
  await countAdmitted(lanes, 20, visit('page'))
  expect(await countAdmitted(lanes, 20, visit('form', 'listing'))).toBe(2)
  expect(await countAdmitted(lanes, 20, visit('form', 'contact'))).toBe(1)
  expect(await countAdmitted(lanes, 3, visit('health'))).toBe(2)
})

test.each([2, 3, 4, 10])(
  'K6 of %i places one is left to a transaction that needs a second',
  async (places) => {
    const lanes = createConnectionLanes(places)
    for (const page of ['one', 'two', 'three', 'four', 'five', 'six'])
      await countAdmitted(lanes, 2, visit('form', page))
    expect(await countAdmitted(lanes, 1, visit('form', 'one', true))).toBe(1)
  },
)

test('K6 on a quiet site the forms of one page may take half of the connections', async () => {
  expect(await countAdmitted(createConnectionLanes(10), 20, visit('form', 'booking'))).toBe(5)
})

test('K6 forms of one page that came before pages leave a connection to forms of others', async () => {
  const lanes = createConnectionLanes(12)
  await countAdmitted(lanes, 20, visit('form', 'listing'))
  await countAdmitted(lanes, 20, visit('page'))
  expect(await countAdmitted(lanes, 20, visit('form', 'contact'))).toBe(2)
})

test('K6 health checks, open transactions and forms get a connection before pages', async () => {
  const lanes = createConnectionLanes(1)
  const leave = await lanes.enter(visit('page'), 5)
  const order: string[] = []
  const come = async (name: string, each: ReturnType<typeof visit>) => {
    const go = await lanes.enter(each, 100)
    order.push(name)
    go()
  }
  const waiting = [
    come('page', visit('page')),
    come('form', visit('form')),
    come('transaction', visit('form', 'any', true)),
    come('health', visit('health')),
  ]
  leave()
  await Promise.all(waiting)
  expect(order).toEqual(['health', 'transaction', 'form', 'page'])
})

test('K6 who waits in vain is told that the database is full, and leaves the queue', async () => {
  const lanes = createConnectionLanes(1)
  await lanes.enter(visit('page'), 5)
  const problem = await lanes.enter(visit('page'), 5).catch(findDatabaseProblem)
  expect(problem).toMatchObject({ reason: 'full' })
  expect(lanes.waiting()).toBe(0)
})

test('K6 with one connection everybody shares it, and more places let the waiting in', async () => {
  const lanes = createConnectionLanes(1)
  await lanes.enter(visit('form'), 5)
  const waiting = lanes.enter(visit('page'), 100)
  lanes.resize(4)
  await expect(waiting).resolves.toBeTypeOf('function')
})
