import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, mails, staff, staffSessions } from '#db/schema'
import type { Member } from '~/platform/office/member.server'
import { submitAct } from '../../../tests/setup/office'
import { createMember } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { absenceAct } from './absence-acts.server'
import { changeAct, inviteAct, linkAct, removeAct } from './member-acts.server'

const { db, appIn } = await testApp({ demo: 'agency', emptied: [mails] })
const acts = [inviteAct, changeAct, absenceAct, linkAct, removeAct]
const now = new Date('2026-11-20T10:00:00Z')
let member: Member
let [admin, agent] = [0, 0]

beforeEach(async () => {
  await db.update(staff).set({ removedAt: now })
  member = await createMember(db, { role: 'admin' })
  admin = member.id
  agent = (await createMember(db, { name: 'Bo' })).id
})

const send = (fields: Record<string, string>, id?: number) =>
  submitAct(acts, { app: appIn('nl', now), member, page: 'members', id, fields })

const rowOf = async (id: number) => (await db.select().from(staff).where(eq(staff.id, id)))[0]
const actsOn = async (id: number) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `staff/${id}`))
  ).map(({ act }) => act)

test('B2 B72 an admin invites somebody by mail, in their language, and it is noted without the address', async () => {
  const invitation = {
    act: 'members.invite',
    name: 'Cé',
    email: 'Ce@Agency.example',
    role: 'editor',
    locale: 'fr',
  }
  expect(await send(invitation)).toEqual({ status: 303, to: '/office/members/?done=staff:done.invited' })
  const [row] = await db.select().from(staff).where(eq(staff.email, 'ce@agency.example'))
  expect(row).toMatchObject({ name: 'Cé', role: 'editor', locale: 'fr', passwordHash: null })
  expect(await db.select().from(mails)).toMatchObject([{ recipient: 'ce@agency.example', locale: 'fr' }])
  expect(await actsOn(row?.id ?? 0)).toEqual(['members.invite'])
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('@agency.example"')
  const again = await send(invitation)
  expect([again.status, again.answer?.problems]).toEqual([
    422,
    { email: 'Er is al een medewerker met dit adres.' },
  ])
})

test('B2 the last admin is neither removed nor given another role', async () => {
  const demotion = { act: 'members.change', name: 'Ada', role: 'agent' }
  for (const fields of [{ act: 'members.remove' }, demotion] as Record<string, string>[]) {
    const { status, answer } = await send(fields, admin)
    expect([status, answer?.message]).toEqual([
      422,
      'Dit is de laatste beheerder. Maak eerst iemand anders beheerder.',
    ])
  }
  expect(await rowOf(admin)).toMatchObject({ role: 'admin', removedAt: null })
  expect(await actsOn(admin)).toEqual([])
})

test('B2 B6 who is removed or given another role has no session from then on', async () => {
  const session = {
    device: 'Firefox',
    startedAt: now,
    seenAt: now,
    passwordAt: now,
    expires: new Date('2027-01-01'),
  }
  await db.insert(staffSessions).values({ ...session, id: `one of ${agent}`, accountId: agent })
  expect(await send({ act: 'members.change', name: 'Bo', role: 'editor' }, agent)).toMatchObject({
    status: 303,
  })
  expect(await db.$count(staffSessions, eq(staffSessions.accountId, agent))).toBe(0)
  await db.insert(staffSessions).values({ ...session, id: `two of ${agent}`, accountId: agent })
  expect(await send({ act: 'members.remove' }, agent)).toEqual({
    status: 303,
    to: '/office/members/?done=staff:done.removed',
  })
  expect(await db.$count(staffSessions, eq(staffSessions.accountId, agent))).toBe(0)
  expect(await actsOn(agent)).toEqual(['members.change', 'members.remove'])
})

test('B2 another link is mailed to a member who is there; nobody else is found', async () => {
  expect(await send({ act: 'members.link' }, agent)).toMatchObject({ status: 303 })
  expect(await db.$count(mails)).toBe(1)
  for (const act of ['members.link', 'members.remove'])
    expect(await send({ act }, 999_999)).toMatchObject({ status: 404 })
  expect(await db.$count(mails)).toBe(1)
})

test('B2 what is no number of a member is none', async () => {
  const acts: Record<string, string>[] = [
    { act: 'members.link' },
    { act: 'members.remove' },
    { act: 'members.change', name: 'Bo', role: 'agent' },
    { act: 'members.absence', awayFrom: '', awayUntil: '', deputy: '0' },
  ]
  for (const fields of acts)
    expect([fields.act, (await send(fields, Number.NaN)).status]).toEqual([fields.act, 404])
})

test('B15 an absence has both days and a deputy; bad ones are named at their fields and change nothing', async () => {
  const absence = { act: 'members.absence', awayFrom: '', awayUntil: '', deputy: '0' }
  const problems = async (fields: Record<string, string>) => {
    const { status, answer } = await send({ ...absence, ...fields }, agent)
    return [status, answer?.problems]
  }
  expect(await problems({ awayFrom: '2026-12-24' })).toEqual([
    422,
    { awayUntil: 'Vul dit in.', deputy: 'Kies wie de aanvragen krijgt.' },
  ])
  expect(await problems({ awayFrom: '2026-12-24', awayUntil: '2026-12-23', deputy: String(admin) })).toEqual([
    422,
    { awayUntil: 'De laatste dag kan niet vóór de eerste liggen.' },
  ])
  expect(await problems({ awayFrom: '2026-11-01', awayUntil: '2026-11-19', deputy: String(admin) })).toEqual([
    422,
    { awayUntil: 'Deze dag is voorbij.' },
  ])
  expect(await problems({ awayFrom: '0024-12-24', awayUntil: '9999-12-31', deputy: String(admin) })).toEqual([
    422,
    { awayFrom: 'Dit is geen geldige datum.', awayUntil: 'Dit is geen geldige datum.' },
  ])
  const whole = { ...absence, awayFrom: '2026-12-24', awayUntil: '2026-12-31' }
  // Nobody stands in for themselves.
  expect((await problems({ ...whole, deputy: String(agent) }))[0]).toBe(422)
  expect(await rowOf(agent)).toMatchObject({ awayFrom: null, awayUntil: null, deputyId: null })
  expect(await send({ ...whole, deputy: String(admin) }, agent)).toMatchObject({ status: 303 })
  expect(await rowOf(agent)).toMatchObject({
    ...{ awayFrom: '2026-12-24', awayUntil: '2026-12-31', deputyId: admin },
  })
  expect(await send(absence, agent)).toMatchObject({ status: 303 })
  expect(await rowOf(agent)).toMatchObject({ awayFrom: null, awayUntil: null, deputyId: null })
  expect(await actsOn(agent)).toEqual(['members.absence', 'members.absence'])
  expect((await send(absence, 999_999)).status).toBe(404)
})
