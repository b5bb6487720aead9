import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { securityEvents } from '#db/schema'
import { testDatabase } from '../../../tests/setup/test-database'
import { createKeyRing } from '../keys/key-ring.server'
import { log } from '../log.server'
import { runSecurityCommand } from './security.command.server'
import type { SecurityEvent } from './security-event'
import { createSecurityLog } from './security-log.server'

const { db } = await testDatabase()
const secret = 'a secret of tests, 32 characters long'
const openLog = (key = secret) => createSecurityLog({ db, keys: createKeyRing({ secret: key }), log })
const at = (day: string) => new Date(`${day}T10:00:00Z`)
const login = {
  kind: 'login',
  account: 'Ada@mail.example',
  network: '192.0.2.7',
} as const satisfies SecurityEvent

/** As somebody would who may do anything with the database. */
async function tamper(statement: string) {
  for (const table of ['security_events', 'security_log_head'])
    await db.execute(sql.raw(`alter table ${table} disable trigger user`))
  await db.execute(sql.raw(statement))
  for (const table of ['security_events', 'security_log_head'])
    await db.execute(sql.raw(`alter table ${table} enable trigger user`))
}

const restart = () => tamper('delete from security_events; delete from security_log_head')

/** A log of five lines. */
async function writeFive() {
  await restart()
  const securityLog = openLog()
  for (let day = 1; day <= 5; day += 1) securityLog.record(at(`2026-11-0${day}`), login)
  await securityLog.flush()
  return securityLog
}

test('S-10 processes that write at once make one chain, which holds no address', async () => {
  await restart()
  const processes = [openLog(), openLog(), openLog()]
  for (let count = 0; count < 60; count += 1) processes[count % 3]?.record(at('2026-11-01'), login)
  await Promise.all(processes.map((one) => one.flush()))
  expect(await openLog().check()).toMatchObject({ lines: 60 })
  expect((await openLog().check()).problem).toBeUndefined()
  const text = JSON.stringify(await db.select().from(securityEvents))
  expect(text).not.toMatch(/ada@|mail\.example|192\.0/i)
  expect(new Set(JSON.parse(text).map(({ account }: { account: string }) => account)).size).toBe(1)
})

test.each([
  ['a line in the middle is removed', 'delete from security_events where id = 3', 'line 3 is missing'],
  ['the first line is removed', 'delete from security_events where id = 1', 'line 1 is missing'],
  ['the last line is removed', 'delete from security_events where id = 5', 'line 5 is missing'],
  ['all lines are removed', 'delete from security_events', 'line 1 is missing'],
  ['a result is changed', `update security_events set result = 'failed' where id = 2`, 'line 2 was changed'],
  [
    'an instant is changed',
    `update security_events set at = at + interval '1 second' where id = 4`,
    'line 4 was changed',
  ],
  [
    'a hash is changed',
    `update security_events set hash = repeat('0', 64) where id = 5`,
    'line 5 was changed',
  ],
  [
    'a line is added',
    `insert into security_events select 6, at, kind, result, account, network, detail, count, hash from security_events where id = 5`,
    'line 6 was changed',
  ],
  [
    'the end is moved to fit',
    `delete from security_events where id = 5; update security_log_head set last_id = 4, last_hash = (select hash from security_events where id = 4)`,
    'the head was changed, or the secret is another one',
  ],
  ['the head is removed', 'delete from security_log_head', 'the head of the log is missing'],
])('S-10 the check fails when %s', async (_what, statement, problem) => {
  const securityLog = await writeFive()
  expect((await securityLog.check()).problem).toBeUndefined()
  await tamper(statement)
  expect((await securityLog.check()).problem).toBe(problem)
})

test('S-10 the next line says that the seal was wrong before there is a new one', async () => {
  const securityLog = await writeFive()
  await tamper(
    `delete from security_events where id = 5; update security_log_head set last_id = 4, last_hash = (select hash from security_events where id = 4)`,
  )
  securityLog.record(at('2026-11-06'), login)
  await securityLog.flush()
  expect((await db.select().from(securityEvents).orderBy(securityEvents.id)).slice(4)).toMatchObject([
    { id: 5, kind: 'security-log', result: 'failed', detail: 'seal' },
    { id: 6, kind: 'login' },
  ])
})

test('S-10 a whole old copy that is put back is found by a line that was noted', async () => {
  const securityLog = await writeFive()
  const { last } = await securityLog.check()
  await writeFive()
  expect((await securityLog.check(last)).problem).toBeUndefined()
  await restart()
  securityLog.record(at('2026-12-01'), login)
  await securityLog.flush()
  expect((await securityLog.check(last)).problem).toBe('line 5 is not the one that was noted')
})

test.each([
  `update security_events set count = 7`,
  `delete from security_events where id = 5`,
  `truncate security_events`,
  `delete from security_log_head`,
])('S-10 the database refuses: %s', async (statement) => {
  await writeFive()
  await expect(db.execute(sql.raw(statement))).rejects.toThrow()
  expect(await openLog().check()).toMatchObject({ lines: 5 })
})

test('S-10 lines older than 12 months go, the chain goes on, and its check still fails when one is removed', async () => {
  await restart()
  const securityLog = openLog()
  const now = Date.now()
  const days = (count: number) => new Date(now - count * 86_400_000)
  for (const age of [800, 500, 400, 300, 20, 1]) securityLog.record(days(age), login)
  await securityLog.flush()
  expect(await securityLog.deleteBefore(days(365))).toBe(3)
  expect(await securityLog.check()).toMatchObject({ lines: 3, last: { id: 6 } })
  expect(await securityLog.deleteBefore(days(365))).toBe(0)
  securityLog.record(days(0), login)
  await securityLog.flush()
  expect((await securityLog.check()).problem).toBeUndefined()
  await tamper('delete from security_events where id = 4')
  expect((await securityLog.check()).problem).toBe('line 4 is missing')
})

test('S-10 a flood of refusals is one line, and a database that is away fails nobody', async () => {
  await restart()
  const securityLog = openLog()
  for (let count = 0; count < 10_000; count += 1)
    securityLog.record(at('2026-11-01'), { ...login, kind: 'limit', result: 'refused', detail: 'login' })
  await securityLog.flush()
  expect(await db.select().from(securityEvents)).toMatchObject([{ kind: 'limit', count: 10_000 }])
  await db.execute(sql`alter table security_log_head rename to elsewhere`)
  expect(() => securityLog.record(at('2026-11-02'), login)).not.toThrow()
  await securityLog.flush()
  await db.execute(sql`alter table elsewhere rename to security_log_head`)
  await securityLog.flush()
  expect(await securityLog.check()).toMatchObject({ lines: 2 })
})

test('S-10 the command prints the lines of an account, and tells a whole log from a broken one', async () => {
  const securityLog = await writeFive()
  securityLog.record(at('2026-11-07'), { kind: 'password-changed', account: 'kim@mail.example' })
  await securityLog.flush()
  const services = { db, securityLog } as never
  const run = async (...words: string[]) => {
    let printed = ''
    const code = await runSecurityCommand(
      words,
      async () => services,
      (text) => {
        printed += text
      },
    )
    return { code, printed }
  }
  const listed = await run('list', '--account', 'KIM@mail.example')
  expect(listed.printed).toMatch(
    /^6 {2}2026-11-07T10:00:00.000Z {2}password-changed {2}done {2}account \S+\n$/,
  )
  expect((await run('list', '--last', '2')).printed.split('\n')).toHaveLength(3)
  const { code, printed } = await run('check')
  expect([code, printed]).toEqual([0, expect.stringMatching(/whole: 6 lines.* 6:[\da-f]{64}\n$/)])
  await tamper('delete from security_events where id = 2')
  expect(await run('check')).toEqual({ code: 1, printed: 'The security log is broken: line 2 is missing.\n' })
  expect((await run('check', '--noted', 'x')).code).toBe(2)
})
