import { expect, test } from 'vitest'
import { leads } from '#db/schema'
import type { FormDefinition, Values } from '~/features/forms/public'
import { testApp } from '../../../tests/setup/test-app'
import { acceptLead } from './accept-lead.server'
import { contactAppointment } from './contact-appointment.form'
import { contactMe } from './contact-me.form'
import { findListingHistory } from './listing-history.server'
import { siteContact } from './site-contact.form'

const { appAt, db } = await testApp({ demo: 'listings', emptied: [leads] })

test('O2 enquiries about a listing, the newest first, in the reader’s language, with initials only', async () => {
  await send(contactMe, '2026-11-20T10:00:00Z')
  await send(contactAppointment, '2026-11-20T11:00:00Z', { slots: ['10-13', '16-19'], remark: '' })
  const history = await findListingHistory(appAt('2026-11-20T12:00:00Z', 'en'), 2706)
  expect(history.map(({ id: _, at, ...entry }) => ({ at: at.toISOString(), ...entry }))).toEqual([
    {
      at: '2026-11-20T11:00:00.000Z',
      kind: 'question',
      type: 'Viewing',
      contact: 'É. P.',
      subject: expect.stringMatching(/^Preferred time: .+, /),
      comment: '',
      lang: 'nl',
      status: 'Received',
    },
    {
      at: '2026-11-20T10:00:00.000Z',
      kind: 'question',
      type: 'Question',
      contact: 'É. P.',
      subject: 'Would like to know more',
      comment: 'Is er een kelder? Bel …',
      lang: 'nl',
      status: 'Received',
    },
  ])
  expect(JSON.stringify(history)).not.toMatch(/Peeters|Élodie|post\.example|0470/)
})

test('B23 an owner reads of no enquiry that was put aside as spam', async () => {
  await send(contactMe, '2026-11-20T10:00:00Z')
  expect(await findListingHistory(appAt('2026-11-20T12:00:00Z'), 2706)).toHaveLength(1)
  await db.update(leads).set({ state: 'spam' })
  expect(await findListingHistory(appAt('2026-11-20T12:00:00Z'), 2706)).toEqual([])
})

test('O2 enquiries about other listings and messages to the agency are not included', async () => {
  await send(contactMe, '2026-11-20T10:00:00Z', { listing: '2704' })
  await send(siteContact, '2026-11-20T10:01:00Z')
  expect(await findListingHistory(appAt('2026-11-20T12:00:00Z'), 2706)).toEqual([])
})

const answers: Values = {
  listing: '2706',
  title: 'ms',
  firstName: 'Élodie',
  lastName: 'Peeters',
  email: 'elodie@post.example',
  phone: '0470123456',
  remark: 'Is er een kelder? Bel 0470 12 34 56',
}

async function send(form: FormDefinition, at: string, more: Values = {}) {
  await acceptLead(appAt(at), { form, values: { ...answers, ...more }, page: '/nl/' })
}
