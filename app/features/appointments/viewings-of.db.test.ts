import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { appointments, blockedAddresses, confirmedAddresses, leads, rateLimits } from '#db/schema'
import { deleteSpamBefore, leadData } from '~/features/leads/public.server'
import { confirmAddress } from '~/features/mail/public.server'
import { changeLead } from '../../../tests/setup/change-lead'
import { leadRow } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { bookingOf, noon, openFor } from './appointments.fixture'
import { bookAppointment } from './book-appointment.server'
import { viewingsOf } from './viewings-of.server'

const { db, appIn } = await testApp({
  ...{ demo: 'listings', at: noon },
  emptied: [appointments, leads, blockedAddresses, confirmedAddresses, rateLimits],
})
const tuesday = { days: ['tue'], from: '10:00', until: '12:00' }

beforeAll(async () => {
  await openFor(db, [
    { id: 'v', kind: 'viewing', minutes: 60, weekly: [tuesday] },
    { id: 'w', kind: 'valuation', minutes: 60, weekly: [tuesday] },
  ])
})

beforeEach(async () => {
  await bookAppointment(appIn(), bookingOf({ slot: 'v.2026-11-24T09:00Z' }))
})

test('O2 a viewing that was booked says when it is, and the initials of the visitor', async () => {
  const [entry, ...others] = await readIn('en', '2026-11-20T12:00:00Z')
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    at: new Date('2026-11-20T11:00:00Z'),
    type: 'Viewing',
    contact: 'É. P.',
    subject: expect.stringContaining('24 November 2026'),
    comment: '',
    status: 'Booked',
  })
  // A random id may hold the digits of a number.
  expect(JSON.stringify({ ...entry, id: '' })).not.toMatch(/Peeters|Élodie|post\.example|0470/)
})

test('O2 after it its owner reads the answers in their language, without addresses or numbers', async () => {
  await change({
    feedback: {
      remark: 'Trop petit. Appelez le 0470 12 34 56 ou elodie@post.example',
      next: 'thinking',
      price: 'high',
      impression: 'fair',
    },
  })
  expect(await readIn('nl')).toMatchObject([
    {
      answers: 'Pand: Het viel wat tegen\nPrijs: Te hoog\nVervolg: Ik denk er nog over na',
      comment: 'Trop petit. Appelez le … ou …',
      status: 'Vond plaats',
    },
  ])
  expect((await readIn('fr'))[0]).toMatchObject({ type: 'Visite', status: 'A eu lieu' })
  expect((await readIn('en'))[0]?.answers.split('\n').slice(0, 2)).toEqual([
    'Property: It was a little disappointing',
    'Price: Too high',
  ])
})

test('O2 a viewing that was cancelled says so, before its time and after it', async () => {
  await change({ state: 'cancelled' })
  expect((await readIn('en', '2026-11-20T12:00:00Z'))[0]?.status).toBe('Cancelled')
  expect((await readIn('en'))[0]?.status).toBe('Cancelled')
})

test('O2 valuations of people, and viewings of another home, are not the owner’s', async () => {
  await bookAppointment(appIn(), bookingOf({ listing: '2704', slot: 'v.2026-11-24T10:00Z' }))
  await bookAppointment(appIn(), bookingOf({ slot: 'w.2026-11-24T10:00Z' }, 'book-valuation'))
  await change({ listingId: 2706 }).where(eq(appointments.kind, 'valuation'))
  expect(await db.$count(appointments)).toBeGreaterThan(1)
  expect(await readIn('en')).toHaveLength(1)
})

test('B23 O2 a viewing that was put aside as spam is not shown to the owner, and its lead is kept as long as the booking', async () => {
  await bookAppointment(
    appIn(),
    bookingOf({ slot: 'v.2026-11-24T10:00Z', email: 'bo@post.example', firstName: 'Bo' }),
  )
  // Whoever books has shown that the address is theirs.
  await confirmAddress(db, appIn(), 'bo@post.example')
  const contacts = async () => (await readIn('en')).map(({ contact }) => contact).sort()
  expect(await contacts()).toEqual(['B. P.', 'É. P.'])
  const lead = await leadOf('bo@post.example')
  await changeLead(appIn(), lead, 'spam')
  expect(await db.$count(blockedAddresses)).toBe(0)
  expect(await contacts()).toEqual(['É. P.'])
  const years = new Date('2029-11-20T11:00:00Z')
  expect(await deleteSpamBefore(db, years)).toBe(0)
  await leadData.forgetBefore?.(appIn(), years)
  expect(await contacts()).toEqual(['É. P.'])
  await changeLead(appIn(), { ...lead, revision: 1 }, 'new')
  expect(await contacts()).toHaveLength(2)
  await changeLead(appIn(), { ...lead, revision: 2 }, 'spam')
  await db.delete(appointments)
  expect(await deleteSpamBefore(db, years)).toBe(1)
})

test('B23 what an address booked that was done before it sent spam is still shown, also without its lead', async () => {
  await db.update(leads).set({ state: 'done', outcome: 'none' })
  const { id } = await leadOf('elodie@post.example')
  const [spam] = await db
    .insert(leads)
    .values(leadRow({ email: 'elodie@post.example', at: new Date('2026-11-20T11:30:00Z') }))
    .returning()
  await changeLead(appIn(), spam ?? { id: 0, revision: 0 }, 'spam')
  expect(await db.$count(blockedAddresses)).toBe(1)
  expect(await readIn('en')).toHaveLength(1)
  await db.delete(leads).where(eq(leads.id, id))
  expect(await readIn('en')).toHaveLength(1)
})

const change = (values: Partial<typeof appointments.$inferInsert>) => db.update(appointments).set(values)

async function leadOf(email: string) {
  const [lead] = await db.select().from(leads).where(eq(leads.email, email))
  if (!lead) throw new Error(`there is no lead of ${email}`)
  return lead
}

/** As the owner reads it, a while after the viewing. */
const readIn = (locale: 'nl' | 'fr' | 'en', at = '2026-11-24T12:00:00Z') =>
  viewingsOf(appIn(locale, at), 2706)
