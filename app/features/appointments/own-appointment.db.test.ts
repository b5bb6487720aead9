import { expect, test } from 'vitest'
import { appointments, mails } from '#db/schema'
import { formAnswerContext } from '~/features/forms/public.server'
import type { App } from '~/platform/app.server'
import { asSent } from '../../../tests/setup/mails'
import { contextOf } from '../../../tests/setup/requests'
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
/** Sends a form of the page. @returns status of the answer, and what the page says of the form */
async function send(app: App, body: Record<string, string>) {
  const context = contextOf(app)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(body) })
  const answer = await changeOwn({ context, request })
  return {
    status: answer instanceof Response ? answer.status : answer.init?.status,
    answer: context.get(formAnswerContext),
  }
}
const after = appIn('fr', '2026-11-24T12:00:00Z')

test('A1 before a viewing nothing is asked about it, and nothing that is sent is kept', async () => {
  const before = appIn('fr')
  expect(await ownAppointment(before, url)).toMatchObject({ state: 'confirmed', feedback: undefined })
  expect(await send(before, { form: 'feedback', impression: 'good' })).toMatchObject({ status: 303 })
  expect((await db.select().from(appointments))[0]?.feedback).toBeNull()
})

test('K1 more than a form of an appointment takes is refused as too large, and does nothing', async () => {
  const sent = send(appIn(), { form: 'cancel-appointment', remark: 'x'.repeat(21_000) })
  await expect(sent).rejects.toMatchObject({ init: { status: 413 } })
  expect((await ownAppointment(appIn(), url)).state).toBe('confirmed')
})

test.each([
  [{ form: 'move-appointment', slot: 'v.2026-11-24T03:00Z' }, /^Ce moment vient/],
  [{ form: 'move-appointment' }, /faites un choix/],
])('K1 %j moves nothing, and the page says why', async (sent, why) => {
  const { answer, ...rest } = await send(appIn('fr'), sent)
  expect(rest.status).toBe(422)
  expect(answer?.problems).toEqual([{ field: 'slot', text: expect.stringMatching(why) }])
  expect((await ownAppointment(appIn(), url)).state).toBe('confirmed')
})

test('K1 a form that the page does not have does nothing', async () => {
  expect(await send(appIn(), { form: 'book-viewing' })).toMatchObject({ status: 400 })
})

test('A1 after a viewing its visitor is asked by mail, in their language', async () => {
  await db.delete(mails)
  await mailLater(after, { appointment: booked.id, sequence: 0 }, 'feedback')
  const [mail] = asSent(after, await db.select().from(mails))
  expect(mail?.subject).toBe('Comment s’est passée votre visite ?')
  expect(mail?.text).toContain(url.href)
  expect(mail?.attachments).toEqual([])
})

test('K1 a remark that is too long is refused, and comes back whole', async () => {
  const remark = 'x'.repeat(2_001)
  const { status, answer } = await send(after, { form: 'feedback', remark })
  expect([status, answer?.values.remark]).toEqual([422, remark])
  expect(answer?.problems).toMatchObject([{ field: 'remark' }])
  expect((await ownAppointment(after, url)).feedback).toBe('requested')
})

test('A1 links of before an appointment was moved are good until those of after', async () => {
  const moved = { ...booked, startsAt: new Date('2027-02-02T09:00Z'), endsAt: new Date('2027-02-02T10:00Z') }
  await db.update(appointments).set({ startsAt: moved.startsAt, endsAt: moved.endsAt })
  expect((await ownAppointment(appIn('fr', '2027-01-15T12:00:00Z'), url)).state).not.toBe('gone')
  expect((await ownAppointment(appIn('fr', '2027-03-05T12:00:00Z'), url)).state).toBe('gone')
  await db.update(appointments).set({ startsAt: booked.startsAt, endsAt: booked.endsAt })
  expect((await ownAppointment(appIn('fr', '2026-12-26T12:00:00Z'), url)).state).toBe('gone')
})

test('A1 what they say is kept once, and told to the agency in its language', async () => {
  await db.delete(mails)
  expect((await ownAppointment(after, url)).feedback).toBe('requested')
  const answers = { impression: 'fair', price: 'high', next: 'thinking', remark: 'Trop petit' }
  expect(await send(after, { form: 'feedback', ...answers })).toMatchObject({ status: 303 })
  expect(await send(after, { form: 'feedback', ...answers, impression: 'good' })).toMatchObject({
    status: 303,
  })
  const [row] = await db.select().from(appointments)
  expect(row?.feedback).toEqual(answers)
  const sent = await db.select().from(mails)
  expect(sent.map(({ kind }) => kind)).toEqual(['appointment-feedback-agency'])
  expect(sent[0]?.text).toContain('Wat vond u van de prijs?: Te hoog')
  expect(sent[0]?.text).toContain('> Trop petit')
  expect((await ownAppointment(after, url)).feedback).toBe('given')
})

test('A1 a link is good for a month after the appointment, and for that appointment alone', async () => {
  expect((await ownAppointment(appAt('2026-12-24T10:00:00Z'), url)).state).toBe('past')
  expect((await ownAppointment(appAt('2026-12-24T10:00:01Z'), url)).state).toBe('gone')
  const forged = new URL(url.href.replace(/token=./, 'token=X'))
  expect((await ownAppointment(after, forged)).state).toBe('gone')
})
