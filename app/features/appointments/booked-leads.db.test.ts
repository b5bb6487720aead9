import { readFile } from 'node:fs/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  appointments,
  blockedAddresses,
  leadEntries,
  leads,
  mails,
  people,
  rateLimits,
  staff,
} from '#db/schema'
import { leadData, leadHistory } from '~/features/leads/public.server'
import { memberOf } from '~/platform/office/member.fixture'
import { appointmentRow, createMember } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { bookingOf, noon, openFor } from './appointments.fixture'
import { bookAppointment } from './book-appointment.server'
import { cancelAppointment, moveAppointment } from './change-appointment.server'
import { appointmentDetails } from './office/lead-details.server'
import { appointmentHistory } from './office/person-history.server'

const { db, appIn } = await testApp({
  demo: 'listings',
  at: noon,
  emptied: [leads, appointments, mails, rateLimits, people, blockedAddresses],
})

const weekly = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '10:00', until: '12:00' }]
const slot = 'viewings.2026-11-24T09:00Z'
const later = 'viewings.2026-11-24T10:00Z'

beforeEach(async () => {
  await db.update(staff).set({ removedAt: new Date(noon) })
  await openFor(db, [
    { id: 'viewings', kind: 'viewing', minutes: 60, weekly },
    { id: 'valuations', kind: 'valuation', minutes: 60, weekly },
  ])
})

const allLeads = async () => await db.select().from(leads).orderBy(asc(leads.id))

async function onlyOne() {
  const [booked, ...more] = await db.select().from(appointments)
  if (!booked || more.length > 0) throw new Error('there is not one appointment')
  return booked
}

test('B14 what is booked is a lead with its person and its listing’s agent, and mails nobody a second time', async () => {
  const { rows } = await db.execute<{ email: string }>(
    sql`select lower(details #>> '{agent,email}') as email from listings where id = 2706`,
  )
  const { id: agent } = await createMember(db, { email: rows[0]?.email ?? '' })
  await bookAppointment(appIn('fr'), bookingOf({ slot, remark: 'À bientôt' }))
  const booked = await onlyOne()
  const [lead, ...more] = await allLeads()
  expect(more).toEqual([])
  expect(lead).toMatchObject({
    ...{ form: 'book-viewing', locale: 'fr', email: 'elodie@post.example', listingId: 2706, state: 'new' },
    ...{ appointmentId: booked.id, at: booked.bookedAt, staffId: agent, source: null, page: '/nl/afspraak/' },
    fields: { firstName: 'Élodie', remark: 'À bientôt' },
  })
  const [person] = await db.select().from(people)
  expect(person).toMatchObject({ id: lead?.personId, name: 'Élodie Peeters', phone: '0470123456' })
  expect((await db.select().from(mails)).map(({ kind }) => kind).sort()).toEqual([
    'appointment-booked',
    'appointment-booked-agency',
  ])
})

test('B14 the same pressed three times at once is one lead; a time that is taken is none', async () => {
  const app = appIn()
  await Promise.all([1, 2, 3].map(() => bookAppointment(app, bookingOf({ slot }))))
  await bookAppointment(app, bookingOf({ slot, email: 'jan@post.example' }))
  expect(await allLeads()).toHaveLength(1)
  expect(await db.$count(people)).toBe(1)
})

test('B14 a lead that cannot be written undoes its booking and its mails', async () => {
  await db.execute(sql`alter table leads add constraint no_leads check (false) not valid`)
  try {
    await expect(bookAppointment(appIn(), bookingOf({ slot }))).rejects.toThrow()
  } finally {
    await db.execute(sql`alter table leads drop constraint no_leads`)
  }
  expect([await db.$count(appointments), await db.$count(mails)]).toEqual([0, 0])
})

test('B14 S-17 a time that is only held is no lead yet', async () => {
  const solved = { id: crypto.randomUUID(), expires: new Date('2026-11-21T11:00:00Z') }
  await bookAppointment(appIn(), { ...bookingOf({ slot }), solved })
  expect(await db.$count(appointments)).toBe(1)
  expect(await allLeads()).toEqual([])
})

test('B14 a valuation is a lead of its own form', async () => {
  const there = { slot: 'valuations.2026-11-24T09:00Z', street: 'Dorp 1', zip: '1630', city: 'Linkebeek' }
  await bookAppointment(appIn(), bookingOf(there, 'book-valuation'))
  const [lead] = await allLeads()
  expect(lead).toMatchObject({ form: 'book-valuation', listingId: null, fields: { street: 'Dorp 1' } })
  const details = await appointmentDetails(appIn('en'), lead ?? noLead)
  expect(details.find(({ label }) => label === 'Where')?.value).toBe('Dorp 1, 1630 Linkebeek')
})

const noLead = {
  form: '',
  email: null,
  at: new Date(),
  listingId: null,
  projectId: null,
  appointmentId: null,
}

test('B14 a booking that is moved, then cancelled, says so in its lead’s history; the lead shows how it stands', async () => {
  const app = appIn('en')
  await bookAppointment(app, bookingOf({ slot }))
  const [lead] = await allLeads()
  const shown = async () =>
    Object.fromEntries(
      (await appointmentDetails(app, lead ?? noLead)).map(({ label, value }) => [label, value]),
    )
  expect(await shown()).toMatchObject({ What: 'Viewing', When: expect.stringContaining('10:00') })
  expect(await moveAppointment(app, await onlyOne(), later)).toBe('done')
  expect(await shown()).toMatchObject({ When: expect.stringContaining('11:00') })
  expect(await shown()).not.toHaveProperty('State')
  expect(await cancelAppointment(app, await onlyOne())).toBe('done')
  expect(await shown()).toMatchObject({ State: 'Cancelled' })
  const [ten, eleven] = ['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z']
  expect(await db.select().from(leadEntries).orderBy(asc(leadEntries.id))).toMatchObject([
    {
      leadId: lead?.id,
      kind: 'appointment',
      staffId: null,
      before: { starts: ten },
      after: { starts: eleven },
    },
    { leadId: lead?.id, kind: 'appointment', before: { starts: eleven }, after: { starts: null } },
  ])
})

test('B25 a booking stands once on the page of its person, and leads to its lead', async () => {
  const app = appIn()
  await bookAppointment(app, bookingOf({ slot }))
  const [lead] = await allLeads()
  const member = memberOf('admin')
  const of = { personId: lead?.personId ?? 0, emails: ['elodie@post.example'] }
  expect(await leadHistory({ app, member }, of, 10)).toEqual([])
  expect(await appointmentHistory({ app, member }, of, 10)).toMatchObject([
    { kind: 'appointment', href: `/office/leads/${lead?.id}/` },
  ])
  await db.delete(appointments)
  expect(await leadHistory({ app, member }, of, 10)).toHaveLength(1)
})

test('B30 the lead of a booking is told to whoever asks, and erased with them', async () => {
  await bookAppointment(appIn(), bookingOf({ slot }))
  await cancelAppointment(appIn(), await onlyOne())
  expect(await leadData.export(db, 'elodie@post.example', appIn())).toMatchObject([
    { form: 'book-viewing', history: [{ kind: 'appointment' }] },
  ])
  expect(await leadData.delete(db, 'elodie@post.example', appIn())).toMatchObject({ count: 1 })
  expect(await db.$count(leadEntries)).toBe(0)
})

test('B14 what was booked before bookings were leads gets one by the migration, if it is still to come', async () => {
  const file = await readFile('db/migrations/0017_bookings_and_absence.sql', 'utf8')
  const [, migration = ''] = file.split('--> statement-breakpoint')
  const { id: agent, email: agentEmail } = await createMember(db)
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
  const book = async (
    email: string,
    startsAt: Date,
    more: Partial<typeof appointments.$inferInsert> = {},
  ) => {
    const fields = { firstName: 'El', phone: '0475' }
    const row = {
      email,
      fields,
      startsAt,
      locale: 'fr',
      page: '/fr/',
      listingId: 2706,
      agent: agentEmail,
    } as const
    const booked = appointmentRow({ ...row, bookedAt: new Date(noon), updatedAt: new Date(noon), ...more })
    await db.insert(appointments).values(booked)
    return booked.id
  }
  const coming = await book('el@post.example', hours(24))
  const second = await book('el@post.example', hours(48), {
    kind: 'valuation',
    opening: 'y',
    listingId: null,
  })
  await book('el@post.example', hours(-24))
  await book('el@post.example', hours(25), { state: 'cancelled' })
  const blocked = await book('spam@post.example', hours(26))
  await db.insert(blockedAddresses).values({ email: 'spam@post.example', at: new Date(noon), staffId: agent })
  await db.execute(sql.raw(migration))
  await db.execute(sql.raw(migration))
  const rows = await allLeads()
  expect(new Set(rows.map(({ appointmentId }) => appointmentId))).toEqual(new Set([coming, second, blocked]))
  expect(rows).toHaveLength(3)
  const [row] = await db.select().from(leads).where(eq(leads.appointmentId, second))
  expect(row).toMatchObject({
    form: 'book-valuation',
    state: 'new',
    staffId: agent,
    email: 'el@post.example',
  })
  const [spam] = await db.select().from(leads).where(eq(leads.appointmentId, blocked))
  expect(spam).toMatchObject({ form: 'book-viewing', state: 'spam', staffId: null })
  expect(await db.select().from(people)).toMatchObject([{ name: 'El', phone: '0475' }, { name: 'El' }])
})
