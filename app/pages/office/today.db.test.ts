import { randomUUID } from 'node:crypto'
import { ne } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appointments,
  feedImports,
  leads,
  mails,
  people,
  personAddresses,
  staff,
  testimonials,
  webhookDeliveries,
} from '#db/schema'
import { inboxPage } from '~/features/leads/office/inbox-page.server'
import { readLeadFilter } from '~/features/leads/office/lead-filter'
import { readerOf } from '~/features/leads/office/reader.server'
import {
  countDeliveries,
  findDeliveries,
  readDeliveryState,
} from '~/features/leads/office/webhook-list.repo.server'
import { readOutboxFilter } from '~/features/mail/office/outbox-filter'
import { outboxPage } from '~/features/mail/office/outbox-page.server'
import { readTestimonialFilter } from '~/features/testimonials/office/testimonial-filter'
import { testimonialsPage } from '~/features/testimonials/office/testimonials-page.server'
import type { Health } from '~/platform/office/health.server'
import { memberOf } from '~/platform/office/member.fixture'
import type { Searching } from '~/platform/office/office-search'
import { type Role, roles } from '~/platform/office/permissions'
import { appointmentRow, createLead, leadRow, mailRow, testimonialRow } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { today } from './today.server'

const { db, appIn } = await testApp({
  demo: 'all',
  emptied: [appointments, leads, testimonials, mails, people],
})
const app = appIn('fr', '2026-11-20T10:00:00Z')
const now = app.clock.now()

/** Somebody of the agency who looks. */
const searching = (role: Role) => ({ app, member: memberOf(role) })

const viewing = (startsAt: string, more: Partial<typeof appointments.$inferInsert> = {}) => {
  const fields = { firstName: 'Jan', lastName: 'Peeters', phone: '0470123456' }
  const visitor = { email: 'jan@post.example', fields, listingId: 2706 }
  return appointmentRow({ ...visitor, startsAt: new Date(startsAt), ...more })
}

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
  const { appointments: shown } = await today(searching('agent'), undefined)
  expect(shown).toMatchObject([
    { isToday: true, day: 'vendredi 20 novembre', kind: 'Visite', name: 'Jan Peeters' },
    { isToday: false, day: 'jeudi 26 novembre' },
  ])
  expect(shown?.[0]?.place).toMatch(/\d+, 1630 Linkebeek/)
})

test('B71 the first day of a month is an ordinal in French', async () => {
  await db.insert(appointments).values(viewing('2026-12-01T09:30:00Z'))
  const shown = await today({ ...searching('agent'), app: appIn('fr', '2026-11-29T10:00:00Z') }, undefined)
  expect(shown.appointments).toMatchObject([{ day: 'mardi 1er décembre' }])
})

test('B71 Today has the newest enquiries, without what was written, and the testimonials that wait', async () => {
  const fields = { firstName: 'An', lastName: 'Claes', phone: '', remark: 'My words' }
  await createLead(db, { listingId: 2706, fields })
  const given = (['waiting', 'approved'] as const).map((state) =>
    testimonialRow({ name: state, comment: 'Fijn.', state }),
  )
  await db.insert(testimonials).values(given)
  const shown = await today(searching('agent'), undefined)
  expect(shown.enquiries).toMatchObject([{ name: 'An Claes', form: 'Demande d’informations' }])
  expect(shown.enquiries?.[0]?.subject?.href).toMatch(/^\/fr\//)
  expect(JSON.stringify(shown)).not.toContain('My words')
  expect(shown.testimonials).toMatchObject([{ name: 'waiting', comment: 'Fijn.' }])
})

test('B71 Today says what is wrong, with the numbers of the lists that it leads to', async () => {
  await db.insert(mails).values((['failed', 'failed', 'sent'] as const).map((state) => mailRow({ state })))
  const rejected = { kind: 'listing', index: 0, id: 1, field: 'Goal', reason: 'is missing' }
  const at = app.clock.now()
  await db.insert(feedImports).values({
    startedAt: at,
    finishedAt: at,
    source: 'x',
    outcome: 'applied',
    report: { rejected: [rejected] },
  })
  const { attention } = await today(searching('admin'), health)
  expect(attention).toMatchObject({
    lists: [
      { name: 'mails', total: 2, href: '/office/outbox/?state=failed' },
      { name: 'deliveries', total: 0, href: '/office/webhook/?state=refused' },
    ],
    ...{ problems: 1, warnings: 1 },
    lastImport: { isRefused: false, rejected: 1 },
  })
})

test('B71 each role has its own parts of Today', async () => {
  const parts = async (role: Role) =>
    Object.entries(await today(searching(role), health)).flatMap(([name, part]) => (part ? name : []))
  expect(await parts('admin')).toEqual(['work', 'appointments', 'enquiries', 'testimonials', 'attention'])
  expect(await parts('agent')).toEqual(['work', 'appointments', 'enquiries', 'testimonials'])
  expect(await parts('editor')).toEqual(['work', 'testimonials'])
  expect((await today(searching('editor'), health)).work).toMatchObject([{ name: 'decision' }])
})

test('B71 an agent sees neither spam nor the enquiries of others, and leads to those who wrote', async () => {
  const [other] = await db
    .select()
    .from(staff)
    .where(ne(staff.id, memberOf('agent').id))
    .limit(1)
  const [person] = await db.insert(people).values({ createdAt: now, name: 'An' }).returning()
  await db
    .insert(personAddresses)
    .values({ email: 'jan@post.example', personId: person?.id ?? 0, addedAt: now })
  const [own] = await db
    .insert(leads)
    .values([
      leadRow({ personId: person?.id, email: 'jan@post.example' }),
      leadRow({ state: 'spam' }),
      leadRow({ staffId: other?.id }),
    ])
    .returning()
  await db.insert(appointments).values(viewing('2026-11-21T13:00:00Z'))
  const shown = await today(searching('agent'), undefined)
  const page = `/office/people/${person?.id}/`
  expect(shown.enquiries).toMatchObject([{ href: `/office/leads/${own?.id}/`, person: page }])
  expect(shown.appointments).toMatchObject([{ person: page }])
  await db.update(leads).set({ staffId: other?.id })
  expect((await today(searching('agent'), undefined)).appointments).toMatchObject([{ person: undefined }])
})

/** What a list shows at an address: the rows of its page, which are all of them here, and its number. */
const listAt: Record<string, (by: Searching, query: URLSearchParams) => Promise<[number, number]>> = {
  async leads(by, query) {
    const { rows, total } = await inboxPage(by.app, readLeadFilter(query), readerOf(by))
    return [rows.length, total]
  },
  async testimonials(by, query) {
    const { rows, total } = await testimonialsPage(by.app, readTestimonialFilter(query))
    return [rows.length, total]
  },
  async outbox(by, query) {
    const { rows, total } = await outboxPage(by.app, readOutboxFilter(query))
    return [rows.length, total]
  },
  async webhook(by, query) {
    const state = readDeliveryState(query)
    return [
      (await findDeliveries(by.app.db, state, 1)).length,
      (await countDeliveries(by.app.db))[state ?? 'sent'],
    ]
  },
}

test('B71 each number is that of the list it leads to, whatever there is and whoever looks', async () => {
  const members = await db.select({ id: staff.id }).from(staff).orderBy(staff.id)
  const hour = fc.integer({ min: -200, max: 40 }).map((hours) => new Date(now.getTime() + hours * 3_600_000))
  const anyLead = fc.record({
    at: hour,
    state: fc.constantFrom('new', 'open', 'waiting', 'done', 'spam'),
    staffId: fc.constantFrom(null, ...members.map(({ id }) => id)),
    dueAt: fc.option(hour),
    answeredAt: fc.option(hour),
  })
  const rows = fc.record({
    leads: fc.array(anyLead, { maxLength: 45 }),
    testimonials: fc.array(fc.constantFrom('waiting', 'approved', 'refused', 'withdrawn'), { maxLength: 20 }),
    mails: fc.array(fc.constantFrom('queued', 'sent', 'failed'), { maxLength: 20 }),
    deliveries: fc.array(fc.constantFrom('waiting', 'sent', 'refused'), { maxLength: 20 }),
  })
  let seen = 0
  await fc.assert(
    fc.asyncProperty(rows, fc.nat(members.length), async (given, nth) => {
      for (const table of [leads, testimonials, mails]) await db.delete(table)
      await insertAll(leads, given.leads.map(leadRow))
      await insertAll(
        testimonials,
        given.testimonials.map((state) => testimonialRow({ state })),
      )
      await insertAll(
        mails,
        given.mails.map((state) => mailRow({ state })),
      )
      const first = await createLead(db, { state: 'done' })
      await insertAll(
        webhookDeliveries,
        given.deliveries.map((state) => delivery(first, state)),
      )
      for (const role of roles) {
        const by = { app, member: { ...memberOf(role), id: members[nth]?.id ?? 0 } }
        const shown = await today(by, undefined)
        for (const { name, href, total } of [...shown.work, ...(shown.attention?.lists ?? [])]) {
          const { pathname, searchParams } = new URL(href, 'https://agency.example')
          const list = listAt[pathname.split('/')[2] ?? '']
          expect([role, name, await list?.(by, searchParams)]).toEqual([role, name, [total, total]])
          seen += total
        }
      }
    }),
    { numRuns: 15 },
  )
  // However small the rows of this run are by chance, there were some.
  expect(seen).toBeGreaterThan(0)
})

const insertAll = async <Row>(table: AnyPgTable, rows: Row[]) => {
  if (rows.length > 0) await db.insert(table).values(rows as never)
}

const delivery = (leadId: number, state: 'waiting' | 'sent' | 'refused') => ({
  ...{ id: randomUUID(), leadId, at: now, nextAt: now, state },
})
