import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { appointments, auditLog, leadEntries, leads, mails, people, staff } from '#db/schema'
import { openFor } from '~/features/appointments/appointments.fixture'
import { bookingPath } from '~/features/appointments/public.server'
import { changeAct, removeAct } from '~/features/staff/member-acts.server'
import { staffCommand } from '~/features/staff/public.server'
import { contentVersion } from '~/platform/content-version.server'
import { handOversContext } from '~/platform/office/hand-over.server'
import type { Member } from '~/platform/office/member.server'
import { clearVersioned } from '~/platform/versioned.server'
import { submitAct } from '../../../tests/setup/office'
import { printed } from '../../../tests/setup/printed'
import { appointmentRow, createLead, createMember } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { handOvers } from './hand-overs.server'

const { db, appIn } = await testApp({ demo: 'listings', emptied: [leads, appointments, mails, people] })
const app = appIn('nl')
const now = app.clock.now()
let admin: Member
let [ada, bo, cy] = [0, 0, 0]

beforeEach(async () => {
  await db.update(staff).set({ removedAt: now })
  admin = await createMember(db, { role: 'admin' })
  ada = admin.id
  bo = (await createMember(db, { name: 'Bo' })).id
  cy = (await createMember(db, { name: 'Cy', locale: 'fr' })).id
})

type State = 'new' | 'open' | 'waiting' | 'done' | 'spam'
const lead = (state: State, staffId = bo) => createLead(db, { state, staffId })

async function appointment(hours: number, more: Partial<typeof appointments.$inferInsert> = {}) {
  const startsAt = new Date(now.getTime() + hours * 3_600_000)
  const row = appointmentRow({ opening: 'bo', agent: 'bo@agency.example', locale: 'fr', startsAt, ...more })
  await db.insert(appointments).values(row)
  return row.id
}

const remove = async (id: number, takeOver: string) => await send(id, { act: removeAct.name, takeOver })
const change = async (id: number, role: string) => await send(id, { act: changeAct.name, name: 'Bo', role })

const send = (id: number, fields: Record<string, string>) =>
  submitAct([changeAct, removeAct], {
    ...{ app, member: admin, page: 'members', id, fields },
    prepare: (context) => context.set(handOversContext, handOvers),
  })

const command = async (...words: string[]) =>
  await printed(async (print) => await staffCommand(handOvers)(words, async () => app, print))
const ownerOf = async (id: number) => (await db.select().from(leads).where(eq(leads.id, id)))[0]?.staffId
const agentOf = async (id: string) =>
  (await db.select().from(appointments).where(eq(appointments.id, id)))[0]?.agent
const isThere = async (id: number) =>
  (await db.select().from(staff).where(eq(staff.id, id)))[0]?.removedAt === null

test('B2 whoever removes a member names who takes over their open leads and coming appointments; the rest stays', async () => {
  const open = [await lead('new'), await lead('open'), await lead('waiting')]
  const rest = [await lead('done'), await lead('spam')]
  const free = await lead('new', ada)
  const coming = [
    await appointment(24),
    await appointment(-0.5),
    await appointment(48, { state: 'held', heldUntil: new Date(now.getTime() + 60_000) }),
  ]
  const [over, cancelled] = [await appointment(-48), await appointment(72, { state: 'cancelled' })]
  const lapsed = await appointment(96, { state: 'held', heldUntil: new Date(now.getTime() - 60_000) })
  const problems = { takeOver: 'Kies wie dit overneemt.' }
  for (const nobody of ['', '0', String(bo), '999999'])
    expect(await remove(bo, nobody)).toMatchObject({ status: 422, answer: { problems } })
  expect([await isThere(bo), await db.$count(leadEntries)]).toEqual([true, 0])
  expect(await remove(bo, String(cy))).toMatchObject({ status: 303 })
  expect(await isThere(bo)).toBe(false)
  expect(await Promise.all(open.map(ownerOf))).toEqual([cy, cy, cy])
  expect(await Promise.all([...rest, free].map(ownerOf))).toEqual([bo, bo, ada])
  expect(new Set(await Promise.all(coming.map(agentOf)))).toEqual(new Set(['cy@agency.example']))
  const ofBo = await Promise.all([over, cancelled, lapsed].map(agentOf))
  expect(new Set(ofBo)).toEqual(new Set(['bo@agency.example']))
  const entries = await db.select().from(leadEntries)
  expect(entries).toHaveLength(3)
  expect(entries[0]).toMatchObject({ staffId: ada, before: { agent: 'Bo' }, after: { agent: 'Cy' } })
  const [act] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `staff/${bo}`))
  expect(act).toMatchObject({
    act: 'members.remove',
    after: { takenOverBy: 'Cy', leads: 3, appointments: 3 },
  })
})

test('B2 S-21 whoever takes over is told by mail in their language what is theirs, and when they have to be there, and no visitor’s name', async () => {
  await lead('open')
  await appointment(24, { fields: { firstName: 'Elvire' } })
  await remove(bo, String(cy))
  const sent = await db.select().from(mails)
  expect(sent.map(({ kind, recipient, locale }) => [kind, recipient, locale])).toEqual([
    ['lead-assigned', 'cy@agency.example', 'fr'],
    ['appointment-handed-over', 'cy@agency.example', 'fr'],
  ])
  expect(sent[1]?.text).toContain('samedi 21 novembre 2026')
  expect(sent[1]?.text).toContain('Visite')
  expect(JSON.stringify(sent)).not.toContain('Elvire')
})

test('B2 the mail says which appointment is at the time of one that they already had, also to a member who takes over themselves', async () => {
  const own = { agent: 'cy@agency.example', opening: 'cy', email: 'so@post.example' }
  await appointment(24)
  await appointment(48)
  await appointment(25, own)
  await appointment(48.5, own)
  await remove(bo, String(cy))
  const lines = async () => (await db.select().from(mails)).at(-1)?.text.match(/.*(chevauche|overlapt).*/g)
  expect(await lines()).toEqual([
    expect.stringContaining('Visite, chevauche un rendez-vous que vous aviez déjà'),
  ])
  await appointment(48.2, { agent: 'ada@agency.example', opening: 'ada' })
  await remove(cy, String(ada))
  expect(await lines()).toHaveLength(2)
})

test('B2 who has open leads becomes no editor, who would not see them; without any they do', async () => {
  const open = await lead('open')
  await lead('done')
  expect(await change(bo, 'editor')).toMatchObject({
    status: 422,
    answer: { message: expect.stringContaining('nog 1 open aanvraag') },
  })
  expect(await change(bo, 'admin')).toMatchObject({ status: 303 })
  await db.update(leads).set({ staffId: cy }).where(eq(leads.id, open))
  expect(await change(bo, 'editor')).toMatchObject({ status: 303 })
})

test('B2 who has coming appointments becomes no editor either, in the office or by the command', async () => {
  const coming = await appointment(24)
  expect(await change(bo, 'editor')).toMatchObject({
    status: 422,
    answer: { message: expect.stringContaining('nog 1 afspraak') },
  })
  expect(await command('add', 'bo@agency.example', '--role', 'editor')).toEqual({
    code: 1,
    output:
      'bo@agency.example has 1 coming appointment, which the role editor does not see: hand them over first, or wait until they are over.\n',
  })
  expect(await command('add', 'bo@agency.example', '--role', 'admin')).toMatchObject({ code: 0 })
  await db.delete(appointments).where(eq(appointments.id, coming))
  expect(await command('add', 'bo@agency.example', '--role', 'editor')).toMatchObject({ code: 0 })
})

test('B2 an admin who takes over themselves is mailed nothing; a member who has nothing needs nobody', async () => {
  await lead('open')
  expect(await remove(bo, String(ada))).toMatchObject({ status: 303 })
  expect(await remove(cy, '0')).toMatchObject({ status: 303 })
  expect(await db.$count(mails)).toBe(0)
})

test('B2 the command wants somebody named too, and says how much there is', async () => {
  const open = await lead('open')
  await appointment(24)
  expect(await command('remove', 'bo@agency.example')).toEqual({
    code: 1,
    output:
      'bo@agency.example has 1 open lead and 1 coming appointment: name the admin or agent who takes them over with --to EMAIL.\n',
  })
  expect([await isThere(bo), await ownerOf(open)]).toEqual([true, bo])
  expect(await command('remove', 'bo@agency.example', '--to', 'Cy@agency.example')).toMatchObject({ code: 0 })
  expect([await isThere(bo), await ownerOf(open)]).toEqual([false, cy])
  expect(await db.select().from(leadEntries)).toMatchObject([{ staffId: null }])
})

test('B2 nobody books the time of a removed member online, from the moment of the removal; added again they can', async () => {
  const weekly = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '10:00', until: '12:00' }]
  await openFor(db, [{ id: 'bo', kind: 'viewing', minutes: 60, weekly, agent: 'bo@agency.example' }])
  const path = () => bookingPath(app, { listing: 2706, agent: 'bo@agency.example' })
  expect(await path()).toContain('listing=2706')
  const before = await contentVersion(db)
  await remove(bo, '0')
  expect(await contentVersion(db)).toBe(before + 1)
  clearVersioned()
  expect(await path()).toBeUndefined()
  await command('add', 'bo@agency.example', '--role', 'agent')
  expect(await contentVersion(db)).toBe(before + 2)
  clearVersioned()
  expect(await path()).toContain('listing=2706')
})
