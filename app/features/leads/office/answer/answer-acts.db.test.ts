import { asc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { answerTemplates, auditLog, leadEntries, leads, mails } from '#db/schema'
import { hearOffice } from '../../../../../tests/setup/hear-office'
import { askedBy, submitAct } from '../../../../../tests/setup/office'
import { createLead, createMember } from '../../../../../tests/setup/rows'
import { testApp } from '../../../../../tests/setup/test-app'
import { answerAct, answerAgainAct } from './answer-acts.server'
import { leadAnswer } from './lead-answer.server'

const came = new Date('2026-11-20T16:00:00Z')
const now = new Date('2026-11-23T09:30:00Z')
const { db, pool, appIn, arrived, allArrived } = await testApp({
  ...{ demo: 'agency', jobs: 'sent', at: now.toISOString(), emptied: [mails, leads, answerTemplates] },
})
const member = await createMember(db, { name: 'Sofie Claes', signature: 'Groeten\nSofie' })
const other = await createMember(db, { name: 'Bo' })

async function lead(more: Partial<typeof leads.$inferInsert> = {}): Promise<number> {
  const zoe = { email: 'zoe@post.example', fields: { firstName: 'Zoé', lastName: 'D’Hondt' } }
  return await createLead(db, { ...zoe, at: came, locale: 'fr', page: '/fr/', ...more })
}

const asking = { app: appIn('nl', now), member, page: 'leads' }
const loading = (id: number, query = '') => ({ ...asking, ...askedBy({ ...asking, id, query }) })
const send = (id: number, fields: Record<string, string>) =>
  submitAct([answerAct, answerAgainAct], { ...asking, id, fields })

const written = {
  ...{ act: 'leads.answer', email: 'zoe@post.example', subject: 'Votre visite', once: 'one', revision: '0' },
  body: 'Bonjour {prénom},\r\n\r\nQuand venez-vous ?\r\nBien à vous',
}
const entries = (id: number) =>
  db.select().from(leadEntries).where(eq(leadEntries.leadId, id)).orderBy(asc(leadEntries.id))
const rowOf = async (id: number) => (await db.select().from(leads).where(eq(leads.id, id)))[0]

test('B18 an answer arrives in the visitor’s language, with signature and the member’s Reply-To', async () => {
  const id = await lead()
  expect(await send(id, written)).toMatchObject({ status: 303 })
  await allArrived(1)
  const [mail] = arrived
  expect(mail).toMatchObject({
    to: 'zoe@post.example',
    replyTo: 'sofie@agency.example',
    subject: 'Votre visite',
  })
  expect(mail?.text).toContain('Bonjour Zoé,\n\nQuand venez-vous ?\nBien à vous\n\nGroeten\nSofie')
  expect(mail?.headers.get('content-language')).toBe('fr')
  expect(mail?.headers.has('auto-submitted')).toBe(false)
  expect(await entries(id)).toMatchObject([
    { kind: 'mail', staffId: member.id, text: expect.stringContaining('Votre visite\n\nBonjour Zoé,') },
    { kind: 'state', before: { state: 'new' }, after: { state: 'open' } },
  ])
  await vi.waitFor(async () =>
    expect((await leadAnswer(loading(id)))?.mailStates).toMatchObject([{ state: 'sent' }]),
  )
})

test('B19 the first answer is noted with its minutes of office hours, later ones change nothing', async () => {
  const id = await lead()
  await send(id, written)
  // Friday from 17:00 to 18:00, Monday from 9:00 to 10:30.
  expect(await rowOf(id)).toMatchObject({ answeredAt: now, answerMinutes: 150, state: 'open', revision: 1 })
  await db.update(leads).set({ answerMinutes: 7 }).where(eq(leads.id, id))
  expect(await send(id, { ...written, once: 'two', revision: '1' })).toMatchObject({ status: 303 })
  expect(await rowOf(id)).toMatchObject({ answerMinutes: 7, revision: 2 })
})

test('B13 an answer is told to every open page once, however often it is sent, and announced as new to nobody', async () => {
  const id = await lead()
  const told = await hearOffice(pool)
  await send(id, written)
  expect(await told()).toEqual([{ kind: 'lead', id }])
  await send(id, written)
  expect(await told()).toEqual([])
})

test('B18 two presses send one mail, however close', async () => {
  const id = await lead()
  const both = await Promise.all([send(id, written), send(id, written)])
  expect([...both, await send(id, written)]).toMatchObject([
    { status: 303 },
    { status: 303 },
    { status: 303 },
  ])
  await allArrived(1)
  expect(await db.$count(mails)).toBe(1)
  expect((await entries(id)).filter(({ kind }) => kind === 'mail')).toHaveLength(1)
})

test('B18 a placeholder that is unknown or has no value is named, and nothing is sent', async () => {
  const id = await lead()
  const { status, answer } = await send(id, { ...written, body: 'Dag {prenom}, {pand} {prénom}' })
  expect(status).toBe(422)
  expect(answer?.problems).toEqual({ body: expect.stringContaining('{prenom}, {pand}.') })
  expect(await db.$count(mails)).toBe(0)
  expect(await entries(id)).toEqual([])
  expect(await rowOf(id)).toMatchObject({ answeredAt: null, revision: 0 })
})

test('B18 B22 whoever answers what somebody else changed meanwhile is told, and nothing is sent', async () => {
  const id = await lead({ revision: 3 })
  expect(await send(id, { ...written, revision: '2' })).toMatchObject({ status: 409 })
  expect(await db.$count(mails)).toBe(0)
  expect(await send(await lead({ staffId: other.id }), written)).toMatchObject({ status: 404 })
})

test('B18 a failed address is corrected and sent again, and the next answer goes there', async () => {
  const id = await lead({ email: 'zoe@pots.example' })
  await send(id, { ...written, email: 'zoe@pots.example' })
  await allArrived(1)
  await vi.waitFor(async () => expect(await db.select().from(mails)).toMatchObject([{ state: 'sent' }]))
  await db.update(mails).set({ state: 'failed', problem: 'EENVELOPE 550 5.1.1' })
  const shown = await leadAnswer(loading(id))
  expect(shown).toMatchObject({
    failed: [{ recipient: 'zoe@pots.example' }],
    mailStates: [{ state: 'failed' }],
  })
  const again = {
    act: 'leads.answer-again',
    email: 'zoe@post.example',
    mail: String(shown?.failed[0]?.id),
    once: 'x',
  }
  expect(await send(id, again)).toMatchObject({ status: 303 })
  await allArrived(2)
  expect(arrived[1]).toMatchObject({ to: 'zoe@post.example', replyTo: 'sofie@agency.example' })
  expect(await leadAnswer(loading(id))).toMatchObject({ email: 'zoe@post.example', failed: [] })
  expect(await send(await lead(), again)).toMatchObject({ status: 404 })
})

test('B18 a template fills the form in the visitor’s language, by the address alone', async () => {
  const texts = {
    fr: { subject: 'Visite', body: 'Bonjour {prénom}, {lien}' },
    nl: { subject: 'Bezoek', body: 'Dag {voornaam}' },
  }
  const [template] = await db.insert(answerTemplates).values({ name: 'Bezoek', texts }).returning()
  await db.insert(answerTemplates).values({ name: 'Leeg', texts: {} })
  const query = `?template=${template?.id}`
  const shown = await leadAnswer(loading(await lead(), query))
  expect(shown).toMatchObject({ subject: 'Visite', body: 'Bonjour Zoé, {lien}', signature: 'Groeten\nSofie' })
  expect(shown?.templates.map(({ name }) => name)).toEqual(['Bezoek'])
  expect(await leadAnswer(loading(await lead({ locale: 'de' }), query))).toMatchObject({ subject: 'Bezoek' })
  expect(await leadAnswer(loading(await lead(), '?template=x'))).toMatchObject({ subject: '', template: '' })
})

test('B72 an answer is noted without the visitor’s words', async () => {
  const id = await lead()
  await send(id, written)
  const acts = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `leads/${id}`))
  expect(acts).toMatchObject([{ act: 'leads.answer', before: null, after: null }])
})
