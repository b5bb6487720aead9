import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { confirmSubmission, pendingValues } from '~/features/confirmation/confirm-submission.server'
import { solve } from '~/features/forms/solve.client'
import { formHandlers } from '~/pages/form-handlers.server'
import { purposeOf } from '~/platform/signed-links.server'
import { easyWork } from '../setup/easy-work'
import { asSent, tokenIn } from '../setup/mails'
import { postForm } from '../setup/requests'
import { agencyMailbox, demoAgency } from './demo-agency'

const { db, appIn } = await demoAgency([
  ...[schema.mails, schema.rateLimits, schema.leads, schema.appointments, schema.pendingSubmissions],
  ...[schema.usedChallenges, schema.confirmedAddresses, schema.newsletterSubscribers],
])
const { appointments, leads, mails, pendingSubmissions } = schema

const app = { ...appIn('nl'), config: { ...appIn('nl').config, captcha: true } }
const ada = 'ada@post.example'
const person = { title: 'ms', firstName: 'Ada', lastName: 'L', phone: '0470123456', email: ada }
const viewing = { ...person, listing: '2706', slot: 'viewings.2026-11-24T09:00Z', agreed: 'yes' }

const send = (form: string, values: Record<string, string>, proof = '') =>
  postForm(app, form, { ...values, proof }, { address: '198.51.100.7' })

const allMails = async () => asSent(app, await db.select().from(mails))
const follow = async (mail = 0) => {
  const confirmed = await confirmSubmission(app, formHandlers, tokenIn((await allMails())[mail]?.text))
  return confirmed && ('to' in confirmed ? confirmed.to : confirmed.mistakes)
}

test.each([
  ['nothing', ''],
  ['a proof that somebody made up', 'eyJkYXRhIjp7fX0.abc:1,2,3'],
])('S-18 a form with %s is kept, and accepted once by the link of its one mail', async (_, proof) => {
  expect(await send('contact-me', { ...person, listing: '2706', remark: 'Hallo' }, proof)).toMatchObject({
    status: 303,
    to: '/nl/bevestigen/',
  })
  const [mail, ...more] = await allMails()
  expect([mail?.recipient, mail?.kind, more, await db.$count(leads)]).toEqual([ada, 'confirm-form', [], 0])
  expect(await follow()).toBe('/nl/bedankt/contact-me/?listing=2706')
  expect(await db.select().from(leads)).toMatchObject([{ email: ada, fields: { remark: 'Hallo' } }])
  expect(await follow()).toBeUndefined()
  expect(await db.$count(leads)).toBe(1)
})

test('S-18 A1 a booking without work takes no place until its link is followed', async () => {
  expect((await send('book-viewing', viewing)).to).toBe('/nl/bevestigen/')
  expect(await db.$count(appointments)).toBe(0)
  expect(await follow()).toContain('/nl/afspraak/beheren/')
  expect(await db.$count(appointments)).toBe(1)
})

test('S-18 S-12 a link or work that somebody types into a form ends when it would have ended', async () => {
  const work = easyWork(app, 'contact-me').token
  expect(purposeOf(app, work)).toBe('work')
  await send('contact-me', { ...person, listing: '2706', remark: work })
  const [pending] = await db.select().from(pendingSubmissions)
  expect(pending?.fields.remark).toContain('.unsigned.')
  const token = tokenIn((await allMails())[0]?.text)
  const later = { ...app, clock: { now: () => new Date(app.clock.now().getTime() + 2 * 3_600_000) } }
  const { remark } = await pendingValues(later, formHandlers, token)
  expect(purposeOf(app, String(remark))).toBe('work')
  expect(purposeOf(later, String(remark))).toBeUndefined()
})

test('S-18 F6 a form that is refused behind its link says why', async () => {
  const asking = { ...person, listing: '2706' }
  await send('document-request', asking)
  expect(await follow()).toBe('/nl/bedankt/document-request/?listing=2706')
  await db.delete(mails)
  await send('document-request', asking)
  expect(await follow()).toEqual([expect.stringContaining('al aangevraagd')])
})

test('S-18 what waits for a mailed link anyway is mailed that one, and no other', async () => {
  expect((await send('sign-newsletter', { email: ada })).to).toBe('/nl/bedankt/sign-newsletter/')
  expect((await allMails()).map(({ kind }) => kind)).toEqual(['newsletter-confirm'])
  expect(await db.$count(pendingSubmissions)).toBe(0)
})

test('S-18 F1 the staff’s test asks for no address: its link goes to the agency, three an hour, and nobody is refused', async () => {
  for (let count = 0; count < 5; count += 1)
    expect((await send('testing-testing', { remark: 'Hallo' })).to).toBe('/nl/bevestigen/')
  expect((await allMails()).map(({ recipient }) => recipient)).toEqual(Array(3).fill(agencyMailbox))
  expect(await follow()).toMatch(/^\/nl\/bedankt\/testing-testing\/\?test=/)
  expect((await allMails()).filter(({ kind }) => kind === 'self-test')).toHaveLength(1)
})

test('S-18 F3 a proof of work counts once: a mailed link replaces it', async () => {
  const proof = await solve(easyWork(app, 'contact-me'))
  expect((await send('contact-me', person, proof)).to).toBe('/nl/bedankt/contact-me/')
  expect((await send('contact-me', { ...person, remark: 'More' }, proof)).to).toBe('/nl/bevestigen/')
  expect(await db.$count(leads)).toBe(1)
}, 60_000)
