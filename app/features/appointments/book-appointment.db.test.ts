import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import ICAL from 'ical.js'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as schema from '#db/schema'
import { appointments, mails, rateLimits } from '#db/schema'
import { notedJobs } from '~/platform/services.fixture'
import { testApp } from '../../../tests/setup/test-app'
import { mailLater } from './appointment-jobs.server'
import { mailedPath, readOwnLink } from './appointment-links.server'
import { bookingOf, noon, openFor } from './appointments.fixture'
import { findAppointment } from './appointments.repo.server'
import { bookAppointment } from './book-appointment.server'
import { cancelAppointment, moveAppointment } from './change-appointment.server'
import { ownAppointment } from './own-appointment.server'

const { db, url, appIn, appAt } = await testApp({
  demo: 'listings',
  at: noon,
  emptied: [appointments, mails, rateLimits],
})

const week = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '10:00', until: '12:00' }]
const viewings = { id: 'viewings', kind: 'viewing', minutes: 60, weekly: week }
const open = {
  id: 'open',
  kind: 'open-viewing',
  listings: [2706, 2704],
  minutes: 60,
  capacity: 100,
  weekly: week,
}
/** Tuesday 10 h in Brussels. */
const slot = 'viewings.2026-11-24T09:00Z'
const later = 'viewings.2026-11-24T10:00Z'

const pools = Array.from({ length: 2 }, () => new pg.Pool({ connectionString: url, max: 8 }))
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
})
beforeEach(() => openFor(db, [viewings, open]))

test('A1 a booked viewing is confirmed, mailed to both with a calendar file, and reminded of the day before', async () => {
  const jobs = notedJobs()
  const answer = await bookAppointment({ ...appIn('fr'), jobs }, bookingOf({ slot, remark: 'À bientôt' }))
  const row = await onlyOne()
  expect(row).toMatchObject({ state: 'confirmed', place: 1, listingId: 2706, locale: 'fr', sequence: 0 })
  const link = 'to' in (answer as object) ? (answer as { to: string }).to : ''
  expect(link).toMatch(/^\/fr\/rendez-vous\/gerer\/\?token=/)
  expect(readOwnLink(appIn(), link.split('token=')[1] ?? '')).toEqual({ id: row.id })
  const [toVisitor, toAgency] = await db.select().from(mails).orderBy(asc(mails.id))
  expect(toVisitor?.subject).toBe('Confirmé : mardi 24 novembre 2026, 10 h 00 – 11 h 00')
  expect(toAgency?.subject).toContain(
    'Bezichtiging geboekt: Élodie Peeters, dinsdag 24 november 2026, 10.00 – 11.00 uur',
  )
  expect(toAgency?.text).toContain('> À bientôt')
  const event = eventIn(toVisitor)
  expect([event.method, event.uid, event.sequence]).toEqual(['REQUEST', `${row.id}@agency.example`, 0])
  expect(eventIn(toAgency).uid).toBe(event.uid)
  expect(
    jobs.asked.flatMap(({ queue, startAfter }) => (startAfter ? [[queue, startAfter.toISOString()]] : [])),
  ).toEqual([
    ['appointment-reminder', '2026-11-23T08:00:00.000Z'],
    ['appointment-feedback', '2026-11-24T12:00:00.000Z'],
  ])
})

function eventIn(mail: typeof mails.$inferSelect | undefined) {
  const [file] = mail?.attachments ?? []
  const calendar = new ICAL.Component(ICAL.parse(file?.content ?? ''))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  const method = calendar.getFirstPropertyValue('method')
  expect(file?.type).toContain(`method=${method}`)
  return { method, uid: event.uid, sequence: event.sequence, start: event.startDate.toString() }
}

test('A1 the second at a time that is taken hears so; nothing of theirs is kept or mailed', async () => {
  await bookAppointment(appIn(), bookingOf({ slot }))
  expect(await bookAppointment(appIn(), bookingOf({ slot, email: 'jan@post.example' }))).toEqual(taken)
  expect(await all()).toHaveLength(1)
  expect(await db.select().from(mails)).toHaveLength(2)
})

test('A1 the same pressed three times at once is one appointment with one pair of mails', async () => {
  const app = appIn()
  const answers = await Promise.all([1, 2, 3].map(() => bookAppointment(app, bookingOf({ slot }))))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await all()).toHaveLength(1)
  expect(await db.select().from(mails)).toHaveLength(2)
})

test('A1 another home at the time of one that is booked already is another appointment, where there is a place', async () => {
  const both = { slot: 'open.2026-11-24T09:00Z' }
  await bookAppointment(appIn(), bookingOf(both))
  expect(await bookAppointment(appIn(), bookingOf({ ...both, listing: '2704' }))).toHaveProperty('to')
  expect((await all()).map(({ listingId }) => listingId).sort()).toEqual([2704, 2706])
  await bookAppointment(appIn(), bookingOf({ slot }))
  expect(await bookAppointment(appIn(), bookingOf({ slot, listing: '2704' }))).toMatchObject(taken)
  expect(await all()).toHaveLength(3)
})

test('S-17 A1 a second place that is held for a visitor who has the time already is free again when its link is followed', async () => {
  const booking = bookingOf({ slot: 'open.2026-11-24T09:00Z' })
  await bookAppointment(appIn(), booking)
  const solved = { id: crypto.randomUUID(), expires: new Date('2026-11-21T11:00:00Z') }
  await bookAppointment(appIn(), { ...booking, solved })
  expect((await all()).map(({ state }) => state).sort()).toEqual(['confirmed', 'held'])
  await bookAppointment(appIn(), { ...booking, solved: { ...solved, id: 'its link', byMail: true } })
  expect((await onlyOne()).state).toBe('confirmed')
})

test('S-17 A1 a time that is held is given until the hold ends, though by then it is too near to be asked for', async () => {
  await openFor(db, [{ ...viewings, noticeHours: 24 }])
  const booking = bookingOf({ slot })
  const solved = { id: crypto.randomUUID(), expires: new Date('2026-11-24T11:00:00Z') }
  await bookAppointment(appAt('2026-11-23T08:55:00Z'), { ...booking, solved })
  expect((await onlyOne()).state).toBe('held')
  const byMail = { ...booking, solved: { ...solved, id: 'its link', byMail: true } } as const
  const soon = appAt('2026-11-23T09:10:00Z')
  const other = { ...byMail.values, email: 'jan@post.example' }
  expect(await bookAppointment(soon, { ...byMail, values: other })).toEqual(taken)
  expect(await bookAppointment(soon, byMail)).toHaveProperty('to')
  expect((await onlyOne()).state).toBe('confirmed')
})

test('S-17 a time whose hold is over is as near as any other', async () => {
  await openFor(db, [{ ...viewings, noticeHours: 24 }])
  const booking = bookingOf({ slot })
  const solved = { id: crypto.randomUUID(), expires: new Date('2026-11-24T11:00:00Z') }
  await bookAppointment(appAt('2026-11-23T08:55:00Z'), { ...booking, solved })
  const byMail = { ...booking, solved: { ...solved, id: 'its link', byMail: true } } as const
  expect(await bookAppointment(appAt('2026-11-23T09:30:00Z'), byMail)).toEqual(taken)
})

test('A1 what is no time, over, or of another home is not given', async () => {
  const names = [
    'viewings.2026-11-24T09:30Z',
    'viewings.2026-11-20T09:00Z',
    'viewings.2027-11-23T09:00Z',
    'x',
    '',
  ]
  for (const name of names) expect(await bookAppointment(appIn(), bookingOf({ slot: name }))).toEqual(taken)
  const elsewhere = bookingOf({ slot: 'open.2026-11-24T09:00Z', listing: '2705' })
  expect(await bookAppointment(appIn(), elsewhere)).toEqual(taken)
  expect(await bookAppointment(appIn(), bookingOf({ slot, listing: '999999' }))).toEqual(taken)
  expect(await all()).toEqual([])
  expect(
    await bookAppointment(appIn(), { ...elsewhere, values: { ...elsewhere.values, slot } }),
  ).toHaveProperty('to')
})

test('A1 a thousand at once for a hundred places, from two processes’ connections: a hundred confirmed, none doubled, no error', async () => {
  const apps = pools.map((pool) => ({ ...appIn(), db: drizzle(pool, { schema }) }))
  const began = performance.now()
  const answers = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, index) =>
      bookAppointment(
        apps[index % 2] ?? appIn(),
        bookingOf({ slot: 'open.2026-11-24T09:00Z', email: `v${index}@post.example` }),
      ),
    ),
  )
  const seconds = (performance.now() - began) / 1_000
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
  const booked = answers.filter((answer) => answer.status === 'fulfilled' && 'to' in (answer.value as object))
  expect(booked).toHaveLength(100)
  const places = (await all()).map(({ place }) => place).sort((a, b) => a - b)
  expect(places).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  expect(await db.select({ id: mails.id }).from(mails)).toHaveLength(200)
  expect(seconds).toBeLessThan(60)
  process.stdout.write(`1,000 bookings for 100 places took ${seconds.toFixed(1)} s\n`)
}, 120_000)

test('A1 the database itself refuses a place that somebody has', async () => {
  await bookAppointment(appIn(), bookingOf({ slot }))
  const row = await onlyOne()
  await expect(
    db.insert(appointments).values({ ...row, id: crypto.randomUUID(), email: 'jan@post.example' }),
  ).rejects.toThrow()
})

test('A1 moved: the same entry with the next number, the former time free again, the old reminder void', async () => {
  const jobs = notedJobs()
  await bookAppointment({ ...appIn(), jobs }, bookingOf({ slot }))
  const app = { ...appIn(), jobs }
  expect(await moveAppointment(app, await onlyOne(), later)).toBe('done')
  const moved = await onlyOne()
  expect([moved.startsAt.toISOString(), moved.sequence, moved.state]).toEqual([
    '2026-11-24T10:00:00.000Z',
    1,
    'confirmed',
  ])
  const sent = await db.select().from(mails).orderBy(asc(mails.id))
  expect(sent.map(({ kind }) => kind)).toEqual([
    'appointment-booked',
    'appointment-booked-agency',
    'appointment-moved',
    'appointment-moved-agency',
  ])
  const [before, after] = [eventIn(sent[0]), eventIn(sent[2])]
  expect([after.uid, after.sequence, after.start]).toEqual([before.uid, 1, '2026-11-24T11:00:00'])
  expect(await bookAppointment(app, bookingOf({ slot, email: 'jan@post.example' }))).toHaveProperty('to')
  expect(await moveAppointment(app, moved, slot)).toBe('taken')

  await db.delete(mails)
  const dayBefore = appAt('2026-11-23T08:00:00Z')
  await mailLater(dayBefore, { appointment: moved.id, sequence: 0 }, 'reminder')
  await mailLater(appAt('2026-11-24T07:00:00Z'), { appointment: moved.id, sequence: 1 }, 'reminder')
  expect(await db.select().from(mails)).toEqual([])
  await mailLater(dayBefore, { appointment: moved.id, sequence: 1 }, 'reminder')
  const [reminder] = await db.select().from(mails)
  expect(reminder?.subject).toBe('Morgen: uw afspraak met Tilia')
})

test('A1 an appointment can be moved to a time that overlaps its own, when the agency opens at others; not to its own', async () => {
  await bookAppointment(appIn(), bookingOf({ slot }))
  await openFor(db, [{ ...viewings, weekly: [{ days: ['tue'], from: '10:30', until: '12:30' }] }])
  expect(await moveAppointment(appIn(), await onlyOne(), 'viewings.2026-11-24T09:30Z')).toBe('done')
  expect((await onlyOne()).startsAt).toEqual(new Date('2026-11-24T09:30:00Z'))
  expect(await moveAppointment(appIn(), await onlyOne(), 'viewings.2026-11-24T09:30Z')).toBe('taken')
  const other = bookingOf({ slot: 'viewings.2026-11-24T09:30Z', email: 'jan@post.example' })
  expect(await bookAppointment(appIn(), other)).toEqual(taken)
})

test('A1 cancelled: the place is free again, both are told, and nothing can be done with it any more', async () => {
  const app = appIn()
  await bookAppointment(app, bookingOf({ slot }))
  const row = await onlyOne()
  expect(await cancelAppointment(app, row)).toBe('done')
  const [, , toVisitor, toAgency] = await db.select().from(mails).orderBy(asc(mails.id))
  expect([toVisitor?.kind, toAgency?.kind]).toEqual(['appointment-cancelled', 'appointment-cancelled-agency'])
  expect(eventIn(toVisitor)).toMatchObject({ method: 'CANCEL', sequence: 1 })
  expect(await cancelAppointment(app, row)).toBe('gone')
  expect(await moveAppointment(app, row, later)).toBe('gone')
  expect(await bookAppointment(app, bookingOf({ slot, email: 'jan@post.example' }))).toHaveProperty('to')
  expect((await findAppointment(db, row.id))?.state).toBe('cancelled')
})

test('A1 what has begun is neither moved nor cancelled', async () => {
  await bookAppointment(appIn(), bookingOf({ slot }))
  const during = appAt('2026-11-24T09:00:00Z')
  expect(await cancelAppointment(during, await onlyOne())).toBe('gone')
  expect(await moveAppointment(during, await onlyOne(), 'viewings.2026-11-26T09:00Z')).toBe('gone')
})

test('A1 a valuation is booked at the address of the owner who asks', async () => {
  await openFor(db, [{ ...viewings, id: 'valuations', kind: 'valuation' }])
  const there = { slot: 'valuations.2026-11-24T09:00Z', street: 'Dorp 1', zip: '1630', city: 'Linkebeek' }
  expect(await bookAppointment(appIn(), bookingOf(there, 'book-valuation'))).toHaveProperty('to')
  const [mail] = await db.select().from(mails).where(eq(mails.kind, 'appointment-booked-agency'))
  expect(mail?.text).toContain('Dorp 1, 1630 Linkebeek')
  const [toVisitor] = await db.select().from(mails).where(eq(mails.kind, 'appointment-booked'))
  expect(toVisitor?.text).toContain('Waar: Bij u thuis')
  expect(await onlyOne()).toMatchObject({ kind: 'valuation', listingId: null })
})

test.each([
  ['nl', 'Onze makelaar komt morgen bij u langs.', /verwachten u|komen\?/],
  ['fr', 'Notre agent passera chez vous demain.', /attendons|venez/],
  ['en', 'Our agent will visit your property tomorrow.', /expect you|make it/],
] as const)(
  'A1 in %s an owner is reminded of who comes to value the home, and is not told to come',
  async (locale, comes, toCome) => {
    await openFor(db, [{ ...viewings, id: 'valuations', kind: 'valuation' }])
    const there = { slot: 'valuations.2026-11-24T09:00Z', street: 'Dorp 1', zip: '1630', city: 'Linkebeek' }
    await bookAppointment(appIn(locale), bookingOf(there, 'book-valuation'))
    const booked = await onlyOne()
    await db.delete(mails)
    const dayBefore = appAt('2026-11-23T08:00:00Z')
    await mailLater(dayBefore, { appointment: booked.id, sequence: 0 }, 'reminder')
    const [reminder] = await db.select().from(mails)
    const text = reminder?.text.replace(/\s+/g, ' ')
    expect(text).toContain(comes)
    expect(text).not.toMatch(toCome)
    const own = new URL(`https://agency.example${mailedPath(dayBefore, booked)}`)
    expect(await ownAppointment(appIn(locale), own)).toMatchObject({ isOpen: true, isValuation: true })
  },
)

const all = async () => await db.select().from(appointments).orderBy(asc(appointments.bookedAt))

const onlyOne = async () => {
  const [row, ...more] = await all()
  if (!row || more.length > 0) throw new Error('there is not one appointment')
  return row
}

const taken = expect.objectContaining({ problems: [{ field: 'slot', problem: 'taken' }] })
