import { expect, onTestFinished, test } from 'vitest'
import { type PoolMode, pgbouncer, startPgbouncer } from '../../tests/faults/pgbouncer'
import { testDatabase } from '../../tests/setup/test-database'
import { openDatabase } from './database.server'

const given = await testDatabase()

async function openBehind(mode: PoolMode) {
  const pooler = await startPgbouncer(given.url, mode)
  onTestFinished(pooler.stop)
  const database = await openDatabase({ databaseUrl: pooler.url, dataDir: '/nowhere', log: () => {} })
  onTestFinished(() => database.close())
  return database
}

test.skipIf(!pgbouncer)('K10 a pooler of transactions is refused at the start, and told so', async () => {
  for (let time = 0; time < 5; time++)
    await expect(openBehind('transaction')).rejects.toThrow(/each transaction another connection.*session/)
})

test.skipIf(!pgbouncer)('K10 behind a pooler of sessions the database is as without', async () => {
  const { pool } = await openBehind('session')
  expect((await pool.query('select 7 as seven')).rows).toEqual([{ seven: 7 }])
})

test('K10 a server without a pooler is not taken for one', async () => {
  const opening = Array.from({ length: 4 }, () =>
    openDatabase({ databaseUrl: given.url, dataDir: '/nowhere', log: () => {} }),
  )
  for (const database of await Promise.all(opening)) await database.close()
})
