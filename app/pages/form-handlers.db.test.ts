import { expect, test } from 'vitest'
import { appointments, mails, rateLimits } from '#db/schema'
import { bookingOf, noon, openFor } from '~/features/appointments/appointments.fixture'
import { testApp } from '../../tests/setup/test-app'
import { formHandlers } from './form-handlers.server'

const { db, appIn } = await testApp({
  demo: 'listings',
  at: noon,
  emptied: [appointments, mails, rateLimits],
})

const weekly = [{ days: ['tue'], from: '10:00', until: '12:00' }]

test('F3 S-17 a newsletter asked for with a booking that waits for its link is asked for when it is booked', async () => {
  await openFor(db, [{ id: 'viewings', kind: 'viewing', minutes: 60, weekly }])
  const booking = bookingOf({ slot: 'viewings.2026-11-24T09:00Z', newsletter: 'yes' })
  const solved = { id: crypto.randomUUID(), expires: new Date('2026-11-21T11:00:00Z') }
  const kinds = async () => (await db.select().from(mails)).map(({ kind }) => kind)

  await formHandlers.accept(appIn(), { ...booking, solved })
  // Pressed twice.
  await formHandlers.accept(appIn(), { ...booking, solved: { ...solved, id: crypto.randomUUID() } })
  expect(await kinds()).toEqual(['confirm-form'])

  await formHandlers.accept(appIn(), { ...booking, solved: { ...solved, id: 'its link', byMail: true } })
  expect((await kinds()).filter((kind) => /newsletter/.test(kind))).toHaveLength(1)
})
