import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { appointments, listings, listingTexts, mails } from '#db/schema'
import { clearVersioned } from '~/platform/versioned.server'
import { saveSetting } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { mailedPath } from './appointment-links.server'
import { bookingOf, noon, openFor } from './appointments.fixture'
import { bookAppointment } from './book-appointment.server'
import { ownAppointment } from './own-appointment.server'

const { db, appIn } = await testApp({ demo: 'listings', at: noon, emptied: [appointments, mails] })

const weekly = [{ days: ['tue'], from: '10:00', until: '12:00' }]
const openings = [
  { id: 'v', kind: 'viewing', minutes: 60, weekly },
  { id: 'w', kind: 'valuation', minutes: 60, weekly },
]
const street = 'Molenstraat'

beforeEach(() => given({ publishAddress: false }))

/** Listing 2706, with an address that is published or kept, and what the agency set. */
async function given({ publishAddress, keptAddress }: { publishAddress: boolean; keptAddress?: string }) {
  await openFor(db, openings)
  if (keptAddress) await saveSetting(db, 'appointments', { holidays: ['belgium'], openings, keptAddress })
  await db
    .update(listings)
    .set({ publishAddress, street, houseNumber: '12', box: null })
    .where(eq(listings.id, 2706))
  await db.update(listingTexts).set({ street }).where(eq(listingTexts.listingId, 2706))
  clearVersioned()
}

/** The mails of a booking, calendar files included, and the page behind its link. */
async function booked(app = appIn('en')) {
  await bookAppointment(app, bookingOf({ slot: 'v.2026-11-24T09:00Z' }))
  const rows = await db.select().from(mails)
  const [row] = await db.select().from(appointments)
  if (!row) throw new Error('nothing was booked')
  const own = await ownAppointment(app, new URL(`https://agency.example${mailedPath(app, row)}`))
  const textOf = (agency: boolean) =>
    rows
      .filter(({ kind }) => kind.endsWith('-agency') === agency)
      .map(({ text, html, attachments }) => text + html + attachments.map(({ content }) => content).join())
      .join()
  return { visitor: textOf(false), agency: textOf(true), page: JSON.stringify(own.facts) }
}

const call = 'Our agent will call you beforehand'

test('A1 of a kept address the visitor hears that the agent calls; the agency reads it all', async () => {
  const { visitor, agency, page } = await booked()
  for (const text of [visitor, page]) {
    expect(text).not.toContain(street)
    expect(text).toContain('1630 Linkebeek')
    expect(text).toContain(call)
  }
  expect(agency).toContain(`${street} 12, 1630 Linkebeek`)
  expect(agency).not.toContain(call)
})

test('A1 an agency that tells kept addresses in the confirmation has street and number in mail, page and file', async () => {
  await given({ publishAddress: false, keptAddress: 'confirm' })
  const { visitor, page } = await booked()
  for (const text of [visitor, page]) {
    expect(text).toContain(`${street} 12, 1630 Linkebeek`)
    expect(text).not.toContain(call)
  }
  expect(visitor).toMatch(/LOCATION:Molenstraat 12/)
})

test('A1 a published address is in every confirmation', async () => {
  await given({ publishAddress: true })
  const { visitor, page } = await booked()
  for (const text of [visitor, page]) expect(text).toContain(`${street} 12, 1630 Linkebeek`)
  expect(visitor).not.toContain(call)
})

test('A1 the reference is in both mails and on the page', async () => {
  for (const text of Object.values(await booked())) expect(text).toMatch(/Reference|Referentie/)
  for (const text of Object.values(await booked())) expect(text).toContain('2706 (TIL-S-2706)')
})

test('A1 a booked valuation refuses the postal codes that a valuation refuses', async () => {
  const { bookValuation } = await import('./book-valuation.form')
  const problems = (zip: string) => bookValuation.check?.({ zip }, '2026-11-20')
  expect(problems('16')).toEqual([{ field: 'zip', problem: 'zip' }])
  expect(problems('L-1648')).toEqual([])
})
