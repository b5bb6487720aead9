import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { appointments, feedImports, leads, mails, testimonials } from '#db/schema'
import type { Health } from '~/platform/office/health.server'
import { testApp } from '../../../tests/setup/test-app'
import { today } from './today.server'

const { db, appIn } = await testApp({ demo: 'all', emptied: [appointments, leads, testimonials, mails] })
const app = appIn('fr', '2026-11-20T10:00:00Z')

const viewing = (startsAt: string, over: Partial<typeof appointments.$inferInsert> = {}) => {
  const at = new Date(startsAt)
  return {
    ...{ id: randomUUID(), bookedAt: app.clock.now(), updatedAt: app.clock.now(), kind: 'viewing' },
    ...{ opening: 'weekdays', agent: '', startsAt: at, endsAt: new Date(at.getTime() + 2_700_000), place: 1 },
    ...{ listingId: 2706, locale: 'nl' as const, email: 'jan@post.example', page: '/', consentVersion: '1' },
    fields: { firstName: 'Jan', lastName: 'Peeters', phone: '0470123456' },
    ...over,
  }
}

const mail = (number: number, state: 'failed' | 'sent') => ({
  ...{ at: app.clock.now(), kind: 'lead-agency', recipient: 'an@post.example', locale: 'nl' as const },
  ...{ subject: 'Vraag', html: '', text: '', messageId: `<${number}@tilia.example>`, state },
})

const health: Health = {
  checkedAt: app.clock.now(),
  findings: [
    { check: 'disk', state: 'problem', what: 'Full.' },
    { check: 'backup', state: 'warning', what: 'Old.' },
    { check: 'mail', state: 'ok', what: 'Fine.' },
  ],
  figures: { version: '1.0.0', startedAt: app.clock.now() },
}

test('B71 Today has the viewings of seven days with their whole address, and none that is over or cancelled', async () => {
  await db
    .insert(appointments)
    .values([
      viewing('2026-11-20T09:30:00Z'),
      viewing('2026-11-20T08:00:00Z'),
      viewing('2026-11-21T13:00:00Z', { state: 'cancelled' }),
      viewing('2026-11-26T13:00:00Z'),
      viewing('2026-11-27T13:00:00Z'),
    ])
  const { appointments: shown } = await today(app, 'agent', undefined)
  expect(shown).toMatchObject([
    { isToday: true, day: 'vendredi 20 novembre', kind: 'Visite', name: 'Jan Peeters' },
    { isToday: false, day: 'jeudi 26 novembre' },
  ])
  expect(shown?.[0]?.place).toMatch(/\d+, 1630 Linkebeek/)
})

test('B71 the first day of a month is an ordinal in French', async () => {
  await db.insert(appointments).values(viewing('2026-12-01T09:30:00Z'))
  const shown = await today(appIn('fr', '2026-11-29T10:00:00Z'), 'agent', undefined)
  expect(shown.appointments).toMatchObject([{ day: 'mardi 1er décembre' }])
})

test('B71 Today has the newest enquiries, without what was written, and the testimonials that wait', async () => {
  const enquiry = {
    at: app.clock.now(),
    form: 'contact-me',
    locale: 'nl' as const,
    page: '/',
    consentVersion: '1',
  }
  await db.insert(leads).values({
    ...{ ...enquiry, email: 'an@post.example', listingId: 2706, digest: '1' },
    fields: { firstName: 'An', lastName: 'Claes', phone: '', remark: 'My words' },
  })
  await db.insert(testimonials).values(
    (['waiting', 'approved'] as const).map((state) => ({
      ...{
        at: app.clock.now(),
        locale: 'nl' as const,
        name: state,
        about: '',
        website: '',
        comment: 'Fijn.',
      },
      ...{ email: 'x@post.example', consentVersion: '1', digest: state, state },
    })),
  )
  const shown = await today(app, 'agent', undefined)
  expect(shown.enquiries).toMatchObject([{ name: 'An Claes', form: 'Demande d’informations' }])
  expect(shown.enquiries?.[0]?.subject?.href).toMatch(/^\/fr\//)
  expect(JSON.stringify(shown)).not.toContain('My words')
  expect(shown.testimonials).toMatchObject({ total: 1, rows: [{ name: 'waiting', comment: 'Fijn.' }] })
})

test('B71 Today says what is wrong, with the numbers of the lists that it leads to', async () => {
  await db.insert(mails).values([mail(1, 'failed'), mail(2, 'failed'), mail(3, 'sent')])
  const rejected = { kind: 'listing', index: 0, id: 1, field: 'Goal', reason: 'is missing' }
  const at = app.clock.now()
  await db.insert(feedImports).values({
    startedAt: at,
    finishedAt: at,
    source: 'x',
    outcome: 'applied',
    report: { rejected: [rejected] },
  })
  const { attention } = await today(app, 'admin', health)
  expect(attention).toMatchObject({
    ...{ failedMails: 2, problems: 1, warnings: 1 },
    lastImport: { isRefused: false, rejected: 1 },
  })
})

test('B71 each role has its own parts of Today', async () => {
  const parts = async (role: 'admin' | 'agent' | 'editor') =>
    Object.entries(await today(app, role, health)).flatMap(([name, part]) => (part ? name : []))
  expect(await parts('admin')).toEqual(['appointments', 'enquiries', 'testimonials', 'attention'])
  expect(await parts('agent')).toEqual(['appointments', 'enquiries', 'testimonials'])
  expect(await parts('editor')).toEqual(['testimonials'])
})
