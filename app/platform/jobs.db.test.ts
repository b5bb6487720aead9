import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/setup/test-database'
import { defineQueue, openJobs } from './jobs.server'

const { db, pool } = await testDatabase()

test('K3 a job in progress at the stop ends; one that takes too long is returned to its queue', async () => {
  const short = defineQueue<{ ms: number }>('short', { retryLimit: 1 })
  const long = defineQueue<{ ms: number }>('long', { retryLimit: 1 })
  const jobs = await openJobs({ pool }, { queues: [short, long], isSupervisor: false, stopTimeoutMs: 1_500 })
  const begun: number[] = []
  for (const queue of [short, long])
    await jobs.work(queue, 1, async ({ ms }) => {
      begun.push(ms)
      await sleep(ms)
    })
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, short, { ms: 800 })
    await jobs.enqueue(tx, long, { ms: 10_000 })
  })
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(2)
  await jobs.stop()
  const { rows } = await pool.query('select name, state from pgboss.job order by name')
  expect(rows).toEqual([
    { name: 'long', state: 'retry' },
    { name: 'short', state: 'completed' },
  ])
})

test('K3 what an earlier version scheduled and this one does not know is not run any more', async () => {
  const nightly = defineQueue('nightly', {})
  const before = await openJobs({ pool }, { queues: [nightly], isSupervisor: true })
  await before.schedule(nightly, '20 3 * * *')
  await db.transaction(async (tx) => await before.enqueue(tx, nightly, {}))
  await before.stop()
  const scheduled = async () => (await pool.query('select name from pgboss.schedule')).rows
  expect(await scheduled()).toEqual([{ name: 'nightly' }])
  const after = await openJobs(
    { pool },
    { queues: [], retired: ['nightly', 'never-there'], isSupervisor: true },
  )
  await after.stop()
  expect(await scheduled()).toEqual([])
  expect((await pool.query("select from pgboss.job where name = 'nightly'")).rows).toEqual([])
})
