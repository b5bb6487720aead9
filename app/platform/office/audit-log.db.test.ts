import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema'
import { createMember } from '../../../tests/setup/rows'
import { testDatabase } from '../../../tests/setup/test-database'
import { deleteActsBefore, findActsOf } from './audit-log.repo.server'

const { db } = await testDatabase()
const day = 86_400_000

async function writeAct(daysAgo: number) {
  const at = new Date(Date.now() - daysAgo * day)
  const row = { at, actor: 'Ada', act: 'members.invite', subject: 'staff/2' }
  const [written] = await db.insert(auditLog).values(row).returning()
  return written?.id ?? 0
}

/** The database's own words: drizzle wraps them. */
const refusalOf = async (statement: string) =>
  await db.execute(sql.raw(statement)).then(
    () => undefined,
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  )

test('B72 nobody changes, deletes or empties the audit log', async () => {
  const id = await writeAct(700)
  for (const statement of [
    `update audit_log set actor = 'Eve' where id = ${id}`,
    `delete from audit_log where id = ${id}`,
    'truncate audit_log',
    'truncate staff cascade',
  ])
    expect(await refusalOf(statement), statement).toMatch(/the audit log only grows/)
  expect(await db.$count(auditLog)).toBe(1)
})

test('B31 rows whose 24 months are over are deleted, and no others', async () => {
  const old = await writeAct(3 * 365)
  const young = await writeAct(1)
  expect(await deleteActsBefore(db, new Date(Date.now() - 2.5 * 365 * day))).toBe(1)
  const left = (await db.select().from(auditLog)).map(({ id }) => id)
  expect(left).toContain(young)
  expect(left).not.toContain(old)
  await expect(deleteActsBefore(db, new Date())).rejects.toThrow()
})

test('B72 what a member did stands under their name', async () => {
  const { id: staffId } = await createMember(db)
  const acts = ['members.invite', 'account.write']
  for (const act of acts)
    await db.insert(auditLog).values({ at: new Date(), staffId, actor: 'Ada', act, subject: 'staff/2' })
  expect((await findActsOf(db, staffId)).map(({ act }) => act)).toEqual(acts.toReversed())
  expect(await refusalOf(`delete from staff where id = ${staffId}`)).toMatch(/violates foreign key/)
})
