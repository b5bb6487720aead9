import { expect, test } from 'vitest'
import { auditLog, staff, staffSessions } from '#db/schema'
import { createMember } from '../../../tests/setup/rows'
import { testDatabase } from '../../../tests/setup/test-database'
import { staffData } from './staff-data.server'

const { db } = await testDatabase()
const at = new Date('2026-11-23T10:00:00Z')
const email = 'ada@agency.example'
const services = { keys: undefined } as never

const known = { name: 'Ada Claes', phone: '0470 00 00 00' }

test('F11 a member reads what is kept of them, and no key to their sessions', async () => {
  const { id } = await createMember(db, known)
  const session = { id: 'hash', device: 'Firefox', startedAt: at, seenAt: at, expires: at, passwordAt: at }
  await db.insert(staffSessions).values({ ...session, accountId: id })
  await db
    .insert(auditLog)
    .values({ at, staffId: id, actor: 'Ada Claes', act: 'account.write', subject: `staff/${id}` })
  const read = await staffData.export(db, email, services)
  expect(read).toMatchObject([
    { role: 'agent', logins: [{ device: 'Firefox' }], acts: [{ act: 'account.write' }] },
  ])
  expect(JSON.stringify(read)).not.toContain('hash')
})

test('B2 an erasure leaves the account of a member who works here, and only the name of one who left', async () => {
  expect(await staffData.delete(db, email, services)).toEqual({ count: 0 })
  await db.update(staff).set({ removedAt: at })
  expect(await staffData.delete(db, email, services)).toEqual({ count: 1 })
  expect(await db.select().from(staff)).toMatchObject([{ name: 'Ada Claes', email: '', phone: null }])
  expect(await staffData.export(db, email, services)).toEqual([])
})

test('B2 of a member who was removed long ago the address and the telephone are forgotten', async () => {
  const forget = async (before: string) => await staffData.forgetBefore?.({ db } as never, new Date(before))
  await createMember(db, { ...known, removedAt: new Date('2026-11-20T10:00:00Z') })
  await createMember(db, known)
  expect(await forget('2026-11-19T10:00:00Z')).toBe(0)
  expect(await forget('2026-11-21T10:00:00Z')).toBe(1)
  expect(await forget('2026-11-21T10:00:00Z')).toBe(0)
})
