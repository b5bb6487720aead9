import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { mailReset } from '~/features/accounts/password-link.server'
import { mailLater } from '~/features/appointments/appointment-jobs.server'
import { changeOwn } from '~/features/appointments/own-appointment.server'
import { confirmSubmission } from '~/features/confirmation/confirm-submission.server'
import type { Values } from '~/features/forms/public'
import { siteContact } from '~/features/leads/public'
import { confirmAddress } from '~/features/mail/public.server'
import { confirmSubscription } from '~/features/newsletter/change-subscription.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { eraseAllData } from '~/features/privacy/my-data.server'
import { locales } from '~/kernel/locale'
import { formHandlers } from '~/pages/form-handlers.server'
import type { App } from '~/platform/app.server'
import { asSent, tokenIn } from '../setup/mails'
import { contextOf, postForm } from '../setup/requests'
import { agencyMailbox, demoAgency } from './demo-agency'

const { db, appIn } = await demoAgency([
  ...[schema.mails, schema.rateLimits, schema.demands, schema.appointments, schema.pendingSubmissions],
  ...[schema.leads, schema.testimonials, schema.newsletterSubscribers, schema.documentRequests],
  ...[schema.confirmedAddresses, schema.owners],
])
const { appointments, leads, mails, owners, testimonials } = schema

const ada = 'ada@post.example'
const person = { title: 'ms', firstName: 'Ada', lastName: 'L', phone: '0470123456' }

test('S-02 thirty forms from thirty networks at once: five mails to their address, however it is written; every lead and each of the agency’s mails is there', async () => {
  const spellings = [ada, 'Ada@Post.example', 'ADA@POST.EXAMPLE']
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => write(appIn('nl'), `${index}`, spellings[index % 3])),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
  expect(await db.$count(leads)).toBe(30)
  expect(await mailsTo(agencyMailbox)).toHaveLength(30)
  expect(await mailsTo()).toHaveLength(5)
})

test('S-02 other forms count too, and a testimonial over the limit is kept', async () => {
  await fillUp(appIn('fr'))
  const answer = { name: 'Ada', email: ada, comment: 'Bien' }
  expect(await send(appIn('fr'), 'testimonial', answer)).toMatchObject({ status: 303 })
  expect(await db.$count(testimonials)).toBe(1)
  expect((await mailsTo(agencyMailbox)).map(({ kind }) => kind)).toContain('testimonial-agency')
  expect(await mailsTo()).toHaveLength(5)
})

test('S-02 a day is one of Brussels: five before midnight there, five after', async () => {
  for (const at of [
    '2026-11-20T22:30:00Z',
    '2026-11-20T22:59:00Z',
    '2026-11-20T23:01:00Z',
    '2026-11-21T22:30:00Z',
  ])
    for (let count = 0; count < 4; count += 1) await write(appIn('nl', at), `${at} ${count}`)
  const days = Map.groupBy(await mailsTo(), ({ at }) =>
    at < new Date('2026-11-20T23:00:00Z') ? 'first' : 'second',
  )
  expect([days.get('first')?.length, days.get('second')?.length]).toEqual([5, 5])
})

test('S-02 who confirmed their address by a mailed link, and the agency itself, get more than five', async () => {
  await send(appIn('nl'), 'sign-newsletter', { email: ada })
  await confirmSubscription(appIn('nl'), tokenIn((await mailsTo())[0]?.text))
  for (let count = 0; count < 9; count += 1) await write(appIn('nl'), `${count}`)
  expect(await mailsTo()).toHaveLength(10)
  for (let count = 0; count < 9; count += 1) await write(appIn('nl'), `own ${count}`, agencyMailbox)
  const own = (await mailsTo(agencyMailbox)).filter(({ kind }) => kind === 'lead-confirmation')
  expect(own).toHaveLength(9)
})

test('S-02 forty forms of strangers: thirty mails to an address that was confirmed, every lead is there, and what needs its mail waits a day', async () => {
  await confirmAddress(db, appIn('nl'), ada)
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => write(appIn('nl'), `${index}`)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
  expect(await db.$count(leads)).toBe(40)
  expect(await mailsTo(agencyMailbox)).toHaveLength(40)
  expect(await mailsTo()).toHaveLength(30)
  const refused = await send(appIn('fr'), 'my-data', { email: ada })
  expect([refused.status, refused.answer?.problems?.map(({ field }) => field)]).toEqual([422, ['email']])
  expect(await send(appIn('fr', '2026-11-21T10:00:00Z'), 'my-data', { email: ada })).toMatchObject({
    status: 303,
  })
})

test('S-02 strangers use up no mail of who is known by a login, a browser or a mailed link, nor one of an appointment', async () => {
  await booked()
  await confirmAddress(db, appIn('nl'), ada)
  await formHandlers.askByMail(appIn('nl'), submission({ email: ada }))
  const [booking, link] = await mailsTo()
  for (let count = 0; count < 40; count += 1) await write(appIn('nl'), `${count}`)
  const kinds = async () => (await mailsTo()).slice(31).map(({ kind }) => kind)
  expect(await kinds()).toEqual([])
  await formHandlers.accept(appIn('nl'), { ...submission({ email: ada, remark: 'At home' }), isKnown: true })
  await confirmSubmission(appIn('nl'), formHandlers, tokenIn(link?.text))
  await cancel(booking?.text.split(/\s+/).find((word) => word.includes('token=')) ?? '')
  expect(await kinds()).toEqual(['lead-confirmation', 'lead-confirmation', 'appointment-cancelled'])
})

/** Forms that are nothing without their mail, and the field of its address. */
const needMail: [form: string, field: string, values: Record<string, string>][] = [
  ['sign-newsletter', 'email', { email: ada }],
  ['my-data', 'email', { email: ada }],
  ['document-request', 'email', { listing: '2706', firstName: 'Ada', lastName: 'L', email: ada }],
  ['demand-register', 'email', { goal: 'sale', type: '1', zone: 'brussels', rhythm: 'daily', email: ada }],
  [
    'book-viewing',
    'email',
    { ...person, listing: '2706', slot: 'viewings.2026-11-24T09:00Z', agreed: 'yes', email: ada },
  ],
  ['send-to-friend', 'friendEmail', { listing: '2706', email: 'kim@post.example', friendEmail: ada }],
]
const kept = [
  'newsletter_subscribers',
  'leads',
  'document_requests',
  'demands',
  'appointments',
  'pending_submissions',
]

async function rows(): Promise<Record<string, number>> {
  const counts = kept.map(async (table) => {
    const { rows } = await db.execute(sql.raw(`select count(*)::int as count from ${table}`))
    return [table, (rows[0] as { count: number }).count] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

test.each(needMail)(
  'S-02 the form %s is refused at its address, in every language, and nothing of it is kept; the next day it is accepted',
  async (form, field, values) => {
    await fillUp(appIn('nl'))
    const [before, sent] = [await rows(), await db.$count(mails)]
    const texts = new Set<string>()
    for (const locale of locales) {
      const { status, answer } = await send(appIn(locale), form, values)
      expect([status, answer?.problems?.map((one) => one.field)]).toEqual([422, [field]])
      texts.add(answer?.problems?.[0]?.text ?? '')
    }
    expect(texts.size).toBe(locales.length)
    expect([await rows(), await db.$count(mails)]).toEqual([before, sent])
    expect(await send(appIn('nl', '2026-11-21T10:00:00Z'), form, values)).toMatchObject({ status: 303 })
  },
)

const submission = (values: Values) => ({
  form: siteContact,
  values: { ...person, remark: 'By mail', ...values },
  page: '/nl/contact/',
})

test('S-02 a link instead of characters is refused as well; one that was mailed before confirms the address', async () => {
  await formHandlers.askByMail(appIn('nl'), submission({ email: ada }))
  const token = tokenIn((await mailsTo())[0]?.text)
  await fillUp(appIn('nl'))
  expect(await formHandlers.askByMail(appIn('nl'), submission({ email: ada }))).toEqual({
    problems: [{ field: 'email', problem: 'mailLimit' }],
  })
  expect(await confirmSubmission(appIn('nl'), formHandlers, token)).toEqual({
    to: '/nl/bedankt/neem-contact-met-ons-op/',
  })
  expect(await mailsTo()).toHaveLength(6)
})

test('S-02 with the newsletter ticked over the limit the form itself is kept', async () => {
  await fillUp(appIn('nl'))
  const values = { ...person, email: ada, remark: 'And news', newsletter: 'yes' }
  expect(await send(appIn('nl'), 'site-contact', values)).toMatchObject({ status: 303 })
  expect(await db.$count(leads)).toBe(6)
  expect(await mailsTo()).toHaveLength(5)
})

/** Books as somebody who has not shown whose the address is. @returns where their browser is led */
async function booked() {
  const [, , values] = needMail.find(([form]) => form === 'book-viewing') ?? []
  return (await send(appIn('nl'), 'book-viewing', values ?? {})).to
}
const change = (app: App, href: string, sent: Record<string, string>) =>
  changeOwn({
    context: contextOf(app),
    request: new Request(new URL(href, 'https://agency.example'), {
      method: 'POST',
      body: new URLSearchParams(sent),
    }),
  })
const cancel = (href: string, app = appIn('nl')) => change(app, href, { form: 'cancel-appointment' })

test('S-02 the link that a page shows after a booking confirms no address; a change and a reminder stand without their mail', async () => {
  const href = await booked()
  const [{ id = '', sequence = 0 } = {}] = await db.select().from(appointments)
  const dayBefore = appIn('nl', '2026-11-23T08:00:00Z')
  await fillUp(dayBefore)
  await mailLater(dayBefore, { appointment: id, sequence }, 'reminder')
  expect(await cancel(href, dayBefore)).toMatchObject({ status: 303 })
  expect(await db.select().from(appointments)).toMatchObject([{ state: 'cancelled' }])
  expect((await mailsTo(agencyMailbox)).map(({ kind }) => kind)).toContain('appointment-cancelled-agency')
  const kinds = (await mailsTo()).map(({ kind }) => kind)
  expect(kinds).toHaveLength(6)
  expect(kinds).not.toContain('appointment-reminder')
  expect(kinds).not.toContain('appointment-cancelled')
})

test('S-02 one appointment that is moved to and fro by a program fills nobody’s mailbox', async () => {
  const href = await booked()
  const times = ['viewings.2026-11-24T10:00Z', 'viewings.2026-11-24T09:00Z']
  const statuses: unknown[] = []
  for (let count = 0; count < 14; count += 1) {
    const slot = times[count % 2] ?? ''
    const answer = await change(appIn('nl'), href, { form: 'move-appointment', slot })
    statuses.push(answer instanceof Response ? answer.status : answer.init?.status)
  }
  expect(statuses).toEqual([...Array(10).fill(303), ...Array(4).fill(429)])
  const moved = (await mailsTo(agencyMailbox)).filter(({ kind }) => kind === 'appointment-moved-agency')
  expect(moved).toHaveLength(10)
  expect(await cancel(href)).toMatchObject({ status: 303 })
})

test('S-02 the link in the mail of a booking confirms the address', async () => {
  await booked()
  const [mail] = await mailsTo()
  const href = mail?.text.split(/\s+/).find((word) => word.includes('token=')) ?? ''
  await fillUp(appIn('nl'))
  expect(await cancel(href)).toMatchObject({ status: 303 })
  expect((await mailsTo()).map(({ kind }) => kind)).toContain('appointment-cancelled')
})

test('S-02 links to log in are apart', async () => {
  await db.insert(owners).values({ email: ada, name: 'Ada', locale: 'nl', createdAt: new Date() })
  await fillUp(appIn('nl'))
  for (let count = 0; count < 5; count += 1)
    await mailReset(ownerKind, appIn('nl'), { email: ada, locale: 'nl' })
  expect((await mailsTo()).filter(({ kind }) => kind === 'owner-reset')).toHaveLength(5)
})

test('S-02 F11 an erasure forgets that an address was confirmed', async () => {
  await db.transaction(async (tx) => await confirmAddress(tx, appIn('nl'), ada))
  await eraseAllData(appIn('nl'), ada)
  for (let count = 0; count < 9; count += 1) await write(appIn('nl'), `${count}`)
  expect(await mailsTo()).toHaveLength(5)
})

const mailsTo = async (to = ada) =>
  asSent(appIn(), await db.select().from(mails)).filter(({ recipient }) => recipient === to)

let network = 0

/** Sends a form from a network that nobody sent from before. */
function send(app: App, form: string, values: Record<string, string>) {
  network += 1
  return postForm(app, form, values, { address: `10.${network >> 8}.${network & 255}.1` })
}

const write = (app: App, remark: string, email = ada) =>
  send(app, 'site-contact', { ...person, email, remark })

/** As many mails as an address gets that nobody confirmed. */
async function fillUp(app: App, email = ada) {
  for (let count = 0; count < 5; count += 1) await write(app, `first ${count}`, email)
}
