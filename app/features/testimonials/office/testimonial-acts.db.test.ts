import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, testimonials } from '#db/schema'
import { contentVersion } from '~/platform/content-version.server'
import { submitAct } from '../../../../tests/setup/office'
import { createMember, testimonialRow } from '../../../../tests/setup/rows'
import { testApp } from '../../../../tests/setup/test-app'
import { decide } from '../decide.server'
import { shownPicture, shownTestimonials } from '../shown-testimonials.server'
import { testimonialData } from '../testimonial-data.server'
import {
  answerAct,
  approveAct,
  enterAct,
  pictureAct,
  refuseAct,
  withdrawAct,
} from './testimonial-acts.server'
import { readTestimonialFilter } from './testimonial-filter'
import { testimonialPage, testimonialsPage } from './testimonials-page.server'

const { db, appIn } = await testApp({ emptied: [testimonials] })
const acts = [approveAct, refuseAct, withdrawAct, pictureAct, answerAct, enterAct]
const now = new Date('2026-11-20T10:00:00Z')
const member = await createMember(db, { name: 'Mia', role: 'editor' })

async function insert(more: Partial<typeof testimonials.$inferInsert> = {}) {
  const row = testimonialRow({ comment: 'Vlot 100% verkocht', ...more })
  return (await db.insert(testimonials).values(row).returning())[0]?.id ?? 0
}

const send = (fields: Record<string, string>, id?: number, at = now) => {
  const page = id === undefined ? 'testimonials/new' : 'testimonials'
  return submitAct(acts, { app: appIn('nl', at), member, page, id, fields })
}

const rowOf = async (id: number) => (await db.select().from(testimonials).where(eq(testimonials.id, id)))[0]
const actsOn = async (id: number) =>
  await db
    .select({ act: auditLog.act, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subject, `testimonials/${id}`))
    .orderBy(auditLog.id)
const namesShown = async () => (await shownTestimonials(appIn('nl'), 10)).map(({ name }) => name)

test('B68 B72 approved it is shown, withdrawn it is gone, at once in every process, and each is noted', async () => {
  const id = await insert()
  const before = await contentVersion(db)
  expect(await send({ act: 'testimonials.approve', seen: 'waiting' }, id)).toEqual({
    status: 303,
    to: `/office/testimonials/${id}/?done=testimonials-office:done.approved`,
  })
  expect(await namesShown()).toEqual(['Élodie'])
  expect(await contentVersion(db)).toBe(before + 1)
  expect(await send({ act: 'testimonials.withdraw', seen: 'approved' }, id)).toMatchObject({ status: 303 })
  expect(await namesShown()).toEqual([])
  expect(await contentVersion(db)).toBe(before + 2)
  expect(await actsOn(id)).toEqual([
    { act: 'testimonials.approve', before: { state: 'waiting' }, after: { state: 'approved' } },
    { act: 'testimonials.withdraw', before: { state: 'approved' }, after: { state: 'withdrawn' } },
  ])
})

test('B68 a refusal changes no public page', async () => {
  const id = await insert()
  const before = await contentVersion(db)
  await send({ act: 'testimonials.refuse', seen: 'waiting' }, id)
  expect(await rowOf(id)).toMatchObject({ state: 'refused', decidedAt: now })
  expect(await contentVersion(db)).toBe(before)
})

test('B68 the mailed link and a member agree: who comes second with another decision changes nothing and is told', async () => {
  const id = await insert()
  const byMail = (decision: 'approve' | 'refuse') =>
    db.transaction((tx) => decide(tx, { id, decision, seen: 'waiting', now: appIn('nl').clock.now() }))
  expect(await byMail('refuse')).toEqual({ before: 'waiting', after: 'refused' })
  const { status, answer } = await send({ act: 'testimonials.approve', seen: 'waiting' }, id)
  expect([status, answer?.message]).toEqual([
    409,
    'Iemand anders heeft intussen over deze getuigenis beslist. Hieronder staat wat nu geldt.',
  ])
  expect(await rowOf(id)).toMatchObject({ state: 'refused' })
  expect(await actsOn(id)).toEqual([])
  await send({ act: 'testimonials.approve', seen: 'refused' }, id)
  expect(await byMail('refuse')).toBe('late')
  expect(await rowOf(id)).toMatchObject({ state: 'approved' })
})

test('B68 of opposite decisions at the same moment one is done', async () => {
  const id = await insert()
  const answers = await Promise.all(
    ['approve', 'refuse', 'approve', 'refuse'].map((decision) =>
      send({ act: `testimonials.${decision}`, seen: 'waiting' }, id),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409])
  expect(await actsOn(id)).toHaveLength(1)
})

test('B68 the picture is left out of the page and of the picture service, and shown again; words never change', async () => {
  const picture = `${crypto.randomUUID()}.jpeg`
  const id = await insert({ state: 'approved', picture, pictureWidth: 20, pictureHeight: 10 })
  const isShown = async () => [
    (await shownTestimonials(appIn('nl'), 10))[0]?.picture !== undefined,
    (await shownPicture(appIn('nl'), `upload-${picture}`)) !== undefined,
  ]
  const before = await contentVersion(db)
  expect(await isShown()).toEqual([true, true])
  expect(await send({ act: 'testimonials.picture', shown: 'no' }, id)).toMatchObject({ status: 303 })
  expect(await isShown()).toEqual([false, false])
  expect(await contentVersion(db)).toBe(before + 1)
  await send({ act: 'testimonials.picture', shown: 'yes' }, id)
  expect(await isShown()).toEqual([true, true])
  expect(await rowOf(id)).toMatchObject({ name: 'Élodie', comment: 'Vlot 100% verkocht' })
  expect(await send({ act: 'testimonials.picture', shown: 'no' }, await insert())).toMatchObject({
    status: 404,
  })
})

test('B68 B72 the answer of the agency stands below it, is not in the audit log, and none overwrites another unseen', async () => {
  const id = await insert({ state: 'approved' })
  const before = await contentVersion(db)
  await send({ act: 'testimonials.answer', answer: ' Dank u,\r\nElodie ', seen: '' }, id)
  expect((await shownTestimonials(appIn('fr'), 10))[0]).toMatchObject({
    answer: 'Dank u,\nElodie',
    lang: 'nl',
  })
  expect(await contentVersion(db)).toBe(before + 1)
  const { status, answer } = await send({ act: 'testimonials.answer', answer: 'Bedankt', seen: '' }, id)
  expect([status, answer?.values, answer?.now]).toEqual([
    409,
    { answer: 'Bedankt', seen: 'Dank u,\nElodie' },
    { answer: 'Dank u,\nElodie' },
  ])
  expect(answer?.message).toContain('Mia')
  expect(await rowOf(id)).toMatchObject({ answer: 'Dank u,\nElodie' })
  await send({ act: 'testimonials.answer', answer: '', seen: 'Dank u,\r\nElodie' }, id)
  expect(await rowOf(id)).toMatchObject({ answer: null, answeredAt: null })
  expect(await actsOn(id)).toEqual([
    { act: 'testimonials.answer', before: { answered: false }, after: { answered: true } },
    { act: 'testimonials.answer', before: { answered: true }, after: { answered: false } },
  ])
})

test('B68 one on paper is entered with who agreed and when, waits as any other, and is shown with its day', async () => {
  const refused = await send({ ...paper, agreedBy: ' ', agreedOn: '2026-11-21' })
  expect([refused.status, refused.answer?.values.comment]).toEqual([422, 'Merci!'])
  expect(refused.answer?.problems).toEqual({ agreedBy: 'Vul dit in.' })
  expect((await send({ ...paper, agreedOn: '2026-11-21' })).answer?.problems).toEqual({
    agreedOn: 'Deze dag moet nog komen.',
  })
  expect(await db.$count(testimonials)).toBe(0)
  const { status, to } = await send(paper)
  const id = Number(/(\d+)\/\?done/.exec(to ?? '')?.[1])
  expect([status, await rowOf(id)]).toMatchObject([
    303,
    { state: 'waiting', email: null, consentVersion: null, agreedBy: 'Jos Peeters', enteredBy: member.id },
  ])
  expect((await testimonialPage(appIn('en'), String(id)))?.paper).toEqual({
    agreedBy: 'Jos Peeters',
    agreedOn: '2 October 2026',
    enteredBy: 'Mia',
  })
  await send({ act: 'testimonials.approve', seen: 'waiting' }, id)
  expect((await shownTestimonials(appIn('fr'), 10))[0]).toMatchObject({ name: 'Jos', day: '2026-10-01' })
  expect(JSON.stringify(await actsOn(id))).not.toContain('Jos')
})

const paper = {
  act: 'testimonials.enter',
  ...{ name: 'Jos', about: '', comment: 'Merci!', locale: 'fr', day: '2026-10-01', email: '' },
  ...{ agreedBy: 'Jos Peeters', agreedOn: '2026-10-02' },
}

test('B68 a day of another millennium is a mistake at its field, and what was typed from the paper is not lost', async () => {
  for (const [field, typed] of [
    ['day', '0024-05-01'],
    ['agreedOn', '0000-01-01'],
  ] as const) {
    const { status, answer } = await send({ ...paper, [field]: typed })
    expect([status, answer?.problems, answer?.values.comment]).toEqual([
      ...[422, { [field]: 'Dit is geen geldige datum.' }, 'Merci!'],
    ])
  }
  expect((await send({ ...paper, day: '1935-01-15' })).status).toBe(303)
})

test('B68 one on paper is entered once when its button is pressed twice within ten minutes', async () => {
  const [one, other] = await Promise.all([send(paper), send(paper)])
  expect(one).toEqual(other)
  expect(one.status).toBe(303)
  expect(await send(paper, undefined, new Date(now.getTime() + 10 * 60_000))).toEqual(one)
  expect(await db.$count(testimonials)).toBe(1)
  await send({ ...paper, comment: 'Merci beaucoup!' })
  await send(paper, undefined, new Date(now.getTime() + 11 * 60_000))
  expect(await db.$count(testimonials)).toBe(3)
})

test('B68 what is no number of a testimonial is none', async () => {
  const acts: Record<string, string>[] = [
    { act: 'testimonials.approve', seen: 'waiting' },
    { act: 'testimonials.picture', shown: 'no' },
    { act: 'testimonials.answer', answer: 'Dank u', seen: '' },
  ]
  for (const fields of acts) expect((await send(fields, Number.NaN)).status).toBe(404)
})

test('B68 an old one on paper waits for its decision for as long as one that was sent on the day it was entered', async () => {
  const forgetBefore = async (instant: Date) => await testimonialData.forgetBefore?.(appIn(), instant)
  await send({
    act: 'testimonials.enter',
    ...{ name: 'Jos', about: '', comment: 'Merci!', locale: 'fr', day: '2019-03-01', email: '' },
    ...{ agreedBy: 'Jos Peeters', agreedOn: '2019-03-02' },
  })
  await insert()
  expect(await forgetBefore(now)).toBe(0)
  expect(await forgetBefore(new Date(now.getTime() + 1))).toBe(2)
})

test('B68 the list is filtered by state and words, which stand for themselves, and counts each state', async () => {
  await insert()
  await insert({ name: 'Bo', state: 'approved', comment: 'Vlot' })
  const page = async (query: string) =>
    await testimonialsPage(appIn('nl'), readTestimonialFilter(new URLSearchParams(query)))
  const names = async (query: string) => (await page(query)).rows.map(({ name }) => name)
  expect(await names('')).toEqual(['Bo', 'Élodie'])
  expect(await names('state=approved')).toEqual(['Bo'])
  expect(await names('state=nonsense')).toEqual(['Bo', 'Élodie'])
  expect(await names('words=0%25 v')).toEqual(['Élodie'])
  expect(await names('words=ELODIE verkocht')).toEqual(['Élodie'])
  expect(await names('words=%25%25')).toEqual([])
  expect(await names('words=%5C')).toEqual([])
  const { states, total, all } = await page('state=waiting')
  expect(states.map(({ count }) => count)).toEqual([1, 1, 0, 0])
  expect([total, all]).toEqual([1, 2])
})
