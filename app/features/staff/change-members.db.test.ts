import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { staff, staffDevices, staffLinks, staffSessions } from '#db/schema'
import type { Role } from '~/platform/office/permissions'
import { testDatabase } from '../../../tests/setup/test-database'
import { addMember, changeMember, removeMember } from './change-members.server'
import { findMembers } from './members.repo.server'

const { db } = await testDatabase()
const at = new Date('2026-11-23T10:00:00Z')

beforeEach(async () => {
  await db.delete(staff)
})

async function add(name: string, role: Role) {
  const email = `${name.toLowerCase()}@agency.example`
  const added = await addMember(db, { email, name, role, locale: 'nl', createdAt: at })
  if (typeof added === 'string') throw new Error(added)
  return added.member.id
}

async function giveAccess(accountId: number) {
  const session = { device: 'Firefox', startedAt: at, seenAt: at, expires: at, passwordAt: at }
  await db.insert(staffSessions).values({ ...session, id: `session ${accountId}`, accountId })
  await db.insert(staffDevices).values({ id: 'browser', accountId, seenAt: at })
  await db.insert(staffLinks).values({ id: `link ${accountId}`, accountId, expires: at })
  await db.update(staff).set({ passwordHash: 'hash' }).where(eq(staff.id, accountId))
}

test('B2 the last admin is neither removed nor demoted, and keeps their session', async () => {
  const ada = await add('Ada', 'admin')
  await add('Bo', 'agent')
  await giveAccess(ada)
  expect(await removeMember(db, ada, at)).toBe('lastAdmin')
  expect(await changeMember(db, ada, { role: 'agent' })).toBe('lastAdmin')
  expect(await db.$count(staffSessions)).toBe(1)
  expect(await changeMember(db, ada, { name: 'Ada Claes' })).toMatchObject({ after: { name: 'Ada Claes' } })
})

test('B2 of two admins who remove each other at the same moment one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await db.delete(staff)
    const admins = [await add('Ada', 'admin'), await add('Bo', 'admin')]
    const ends = await Promise.all(
      admins.map((id) => db.transaction(async (tx) => await removeMember(tx, id, at))),
    )
    expect(ends.filter((end) => end === 'lastAdmin')).toHaveLength(1)
    expect(await findMembers(db)).toHaveLength(1)
  }
})

test('B2 who is removed has no session, link or password any more; the row stays with the name', async () => {
  await add('Ada', 'admin')
  const bo = await add('Bo', 'agent')
  await giveAccess(bo)
  expect(await removeMember(db, bo, at)).toMatchObject({ before: { name: 'Bo', role: 'agent' } })
  for (const table of [staffSessions, staffDevices, staffLinks]) expect(await db.$count(table)).toBe(0)
  const [row] = await db.select().from(staff).where(eq(staff.id, bo))
  expect(row).toMatchObject({ name: 'Bo', removedAt: at, passwordHash: null })
  expect((await findMembers(db)).map(({ name }) => name)).toEqual(['Ada'])
  expect(await removeMember(db, bo, at)).toBe('unknown')
})

test('B2 an address is there once, and again after its member was removed', async () => {
  await add('Ada', 'admin')
  const bo = await add('Bo', 'agent')
  const again = {
    email: 'bo@agency.example',
    name: 'Bo',
    role: 'editor',
    locale: 'fr',
    createdAt: at,
  } as const
  expect(await addMember(db, again)).toBe('known')
  await removeMember(db, bo, at)
  expect(await addMember(db, again)).toMatchObject({ after: { role: 'editor' } })
})

test('B6 a new role ends the sessions of a member, a new name does not', async () => {
  await add('Ada', 'admin')
  const bo = await add('Bo', 'agent')
  await giveAccess(bo)
  await changeMember(db, bo, { name: 'Bo Maes' })
  expect(await db.$count(staffSessions)).toBe(1)
  expect(await changeMember(db, bo, { role: 'editor' })).toMatchObject({
    before: { role: 'agent' },
    after: { role: 'editor' },
  })
  expect(await db.$count(staffSessions)).toBe(0)
})
