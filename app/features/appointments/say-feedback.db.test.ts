import { expect, test } from 'vitest'
import { appointments, mails } from '#db/schema'
import { testApp } from '../../../tests/setup/test-app'
import { mailLater } from './appointment-jobs.server'
import { mailedPath } from './appointment-links.server'
import { bookingOf, noon, openFor } from './appointments.fixture'
import { bookAppointment } from './book-appointment.server'
import { changeOwn, ownAppointment } from './own-appointment.server'

const { db, appIn, appAt } = await testApp({ demo: 'listings', at: noon })
await openFor(db, [
  { id: 'v', kind: 'viewing', minutes: 60, weekly: [{ days: ['tue'], from: '10:00', until: '12:00' }] },
])
await bookAppointment(appIn('fr'), bookingOf({ slot: 'v.2026-11-24T09:00Z' }))
const [booked] = await db.select().from(appointments)
if (!booked) throw new Error('nothing was booked')
const url = new URL(`https://agency.example${mailedPath(appIn(), booked)}`)
const send = (body: Record<string, string>) =>
  new Request(url, { method: 'POST', body: new URLSearchParams(body) })
const after = appIn('fr', '2026-11-24T12:00:00Z')

test('A1 before a viewing nothing is asked about it, and nothing that is sent is kept', async () => {
  const before = appIn('fr')
  expect(await ownAppointment(before, url)).toMatchObject({ state: 'confirmed', feedback: undefined })
  expect(await changeOwn(before, send({ do: 'feedback', impression: 'good' }))).toBe('gone')
})

test('K1 more than a form of an appointment takes is refused as too large, and does nothing', async () => {
  const sent = send({ do: 'cancel', remark: 'x'.repeat(21_000) })
  await expect(changeOwn(appIn(), sent)).rejects.toMatchObject({ init: { status: 413 } })
  expect((await ownAppointment(appIn(), url)).state).toBe('confirmed')
})

test('A1 after a viewing its visitor is asked by mail, in their language', async () => {
  await db.delete(mails)
  await mailLater(after, { appointment: booked.id, sequence: 0 }, 'feedback')
  const [mail] = await db.select().from(mails)
  expect(mail?.subject).toBe('Comment s’est passée votre visite ?')
  expect(mail?.text).toContain(url.href)
  expect(mail?.attachments).toEqual([])
})

test('A1 what they say is kept once, and told to the agency in its language', async () => {
  await db.delete(mails)
  expect((await ownAppointment(after, url)).feedback).toBe('asked')
  const said = { do: 'feedback', impression: 'fair', price: 'high', next: 'thinking', remark: 'Trop petit' }
  expect(await changeOwn(after, send(said))).toBe('done')
  expect(await changeOwn(after, send({ ...said, impression: 'good' }))).toBe('done')
  const [row] = await db.select().from(appointments)
  const { do: _, ...kept } = said
  expect(row?.feedback).toEqual(kept)
  const sent = await db.select().from(mails)
  expect(sent.map(({ kind }) => kind)).toEqual(['appointment-feedback-agency'])
  expect(sent[0]?.text).toContain('Wat vond u van de prijs?: Te hoog')
  expect(sent[0]?.text).toContain('> Trop petit')
  expect((await ownAppointment(after, url)).feedback).toBe('said')
})

test('A1 a link is good for a month after the appointment, and for that appointment alone', async () => {
  expect((await ownAppointment(appAt('2026-12-24T10:00:00Z'), url)).state).toBe('past')
  expect((await ownAppointment(appAt('2026-12-24T10:00:01Z'), url)).state).toBe('gone')
  const forged = new URL(url.href.replace(/token=./, 'token=X'))
  expect((await ownAppointment(after, forged)).state).toBe('gone')
})
