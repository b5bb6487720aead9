import { expect, test } from 'vitest'
import { appointments } from '#db/schema'
import { appointmentRow } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { appointmentData } from './appointment-data.server'
import { noon } from './appointments.fixture'

const { db, appIn } = await testApp({ at: noon })
const [ada, grace] = ['ada@post.example', 'grace@post.example']

test('F11 A1 who asks what is known of them gets their appointments, with what they said afterwards, and nobody else’s', async () => {
  await keep(ada, '2026-11-24T10:00:00Z', { price: 'high', remark: 'Trop petit' })
  await keep(grace, '2026-11-24T10:00:00Z')
  const [mine, ...more] = await appointmentData.export(db, ada, appIn())
  expect(more).toEqual([])
  expect(mine).toMatchObject({
    state: 'confirmed',
    kind: 'viewing',
    listing: 2706,
    startsAt: new Date('2026-11-24T10:00:00Z'),
    fields: { firstName: 'A' },
    feedback: { price: 'high', remark: 'Trop petit' },
  })
  expect(await appointmentData.delete(db, ada, appIn())).toEqual({ count: 1 })
  expect(await keptEmails()).toEqual([grace])
})

test('F11 A1 what took place longer ago than it is kept is forgotten, by the time of the appointment', async () => {
  await keep(ada, '2024-11-20T10:00:00Z')
  expect(await appointmentData.forgetBefore?.(appIn(), new Date('2024-11-20T10:00:00Z'))).toBe(0)
  expect(await appointmentData.forgetBefore?.(appIn(), new Date('2024-11-20T10:00:01Z'))).toBe(1)
  expect(await keptEmails()).toEqual([grace])
})

async function keep(email: string, endsAt: string, feedback?: Record<string, string>) {
  const [at, fields] = [new Date(endsAt), { firstName: 'A' }]
  const row = { opening: email, email, fields, locale: 'fr', page: '/fr/rendez-vous/', feedback } as const
  await db.insert(appointments).values(appointmentRow({ ...row, startsAt: at, endsAt: at, listingId: 2706 }))
}

const keptEmails = async () => (await db.select().from(appointments)).map(({ email }) => email)
