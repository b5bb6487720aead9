import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { leads } from '#db/schema'
import { importSite } from '~/features/content/public.server'
import { importFeed } from '~/features/feed/public.server'
import type { FormDefinition, Values } from '~/features/forms/public'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { log } from '~/platform/log.server'
import { restOfServices } from '~/platform/services.fixture'
import { testDatabase } from '../../../tests/setup/test-database'
import { acceptLead } from './accept-lead.server'
import { contactAppointment } from './contact-appointment.form'
import { contactMe } from './contact-me.form'
import { historyOf } from './listing-history.server'
import { siteContact } from './site-contact.form'

const { db } = await testDatabase()
const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://agency.example' })
const appAt = (at: string, locale: Locale = 'nl'): App => ({
  ...restOfServices(),
  config,
  db,
  log,
  clock: stoppedClock(at),
  locale,
})
await importSite(appAt('2026-11-20T10:00:00Z'), path.resolve('demo/site'))
await importFeed(appAt('2026-11-20T10:00:00Z'), path.resolve('demo/feed/feed.json'), { defaultLocale: 'nl' })
beforeEach(async () => {
  await db.delete(leads)
})

const said: Values = {
  listing: '2706',
  title: 'ms',
  firstName: 'Élodie',
  lastName: 'Peeters',
  email: 'elodie@post.example',
  phone: '0470123456',
  remark: 'Is er een kelder? Bel 0470 12 34 56',
}
async function send(form: FormDefinition, at: string, more: Values = {}) {
  await acceptLead(appAt(at), { form, values: { ...said, ...more }, page: '/nl/' })
}

test('O2 what was asked about a listing, the newest first, in the words of its reader; who asked stays initials', async () => {
  await send(contactMe, '2026-11-20T10:00:00Z')
  await send(contactAppointment, '2026-11-20T11:00:00Z', { slots: ['10-13', '16-19'], remark: '' })
  const history = await historyOf(appAt('2026-11-20T12:00:00Z', 'en'), 2706)
  expect(history.map(({ id: _, at, ...entry }) => ({ at: at.toISOString(), ...entry }))).toEqual([
    {
      at: '2026-11-20T11:00:00.000Z',
      type: 'Viewing',
      contact: 'É. P.',
      subject: expect.stringContaining(', '),
      comment: '',
      status: 'Received',
    },
    {
      at: '2026-11-20T10:00:00.000Z',
      type: 'Question',
      contact: 'É. P.',
      subject: 'Would like to know more',
      comment: 'Is er een kelder? Bel …',
      status: 'Received',
    },
  ])
  expect(JSON.stringify(history)).not.toMatch(/Peeters|Élodie|post\.example|0470/)
})

test('O2 another listing’s questions, and messages to the agency, are not in it', async () => {
  await send(contactMe, '2026-11-20T10:00:00Z', { listing: '2704' })
  await send(siteContact, '2026-11-20T10:01:00Z')
  expect(await historyOf(appAt('2026-11-20T12:00:00Z'), 2706)).toEqual([])
})
