import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  auditLog,
  leadEntries,
  leads,
  mails,
  newsletterSubscribers,
  people,
  personAddresses,
  staff,
  webhookDeliveries,
} from '#db/schema'
import { actSender } from '../../../tests/setup/office'
import { testApp } from '../../../tests/setup/test-app'
import { enterLeadAct } from './new-lead-act.server'

const { db, appIn } = await testApp({
  ...{ demo: 'all', emptied: [leads, mails, people, newsletterSubscribers] },
  env: { WEBHOOK_URL: 'https://crm.example/leads', WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` },
})
const app = appIn('nl')
const send = await actSender(db, 'agent', [enterLeadAct])
const [colleague] = await db.select().from(staff).where(eq(staff.role, 'admin'))

/** A house for sale in Linkebeek. */
const listing = 2706
const entering = {
  ...{
    act: 'leads.enter',
    source: 'telephone',
    about: String(listing),
    firstName: 'Élodie',
    lastName: 'Piron',
  },
  ...{ email: '', phone: '0475 12 34 56', locale: 'fr', remark: 'Une cave ?', agent: '0' },
}

const newest = async () => (await db.select().from(leads).orderBy(desc(leads.id)))[0]

test('B21 what came by telephone is a lead with its source, listing, person and typist, and nobody is mailed', async () => {
  const { status, to } = await send({ app, fields: entering })
  const lead = await newest()
  expect({ status, to }).toEqual({
    status: 303,
    to: `/office/leads/${lead?.id}/?done=leads-office:done.entered`,
  })
  expect(lead).toMatchObject({
    ...{
      form: 'by-hand',
      source: 'telephone',
      listingId: listing,
      projectId: null,
      email: null,
      locale: 'fr',
    },
    ...{ state: 'new', staffId: null, answeredAt: null, page: '', enteredBy: expect.any(Number) },
    fields: { firstName: 'Élodie', lastName: 'Piron', phone: '0475 12 34 56', remark: 'Une cave ?' },
  })
  expect(await db.select().from(people)).toMatchObject([{ name: 'Élodie Piron', phone: '0475 12 34 56' }])
  expect(await db.$count(mails)).toBe(0)
  expect(await db.select().from(webhookDeliveries)).toMatchObject([{ leadId: lead?.id, state: 'waiting' }])
  const acts = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `leads/${lead?.id}`))
  expect(acts).toMatchObject([{ act: 'leads.enter', after: { source: 'telephone', agent: null } }])
})

test('B21 a second press within ten minutes is the same lead', async () => {
  const first = await send({ app, fields: { ...entering, email: 'El@Post.example', confirm: 'on' } })
  const second = await send({ app, fields: { ...entering, email: 'El@Post.example', confirm: 'on' } })
  expect(second).toEqual(first)
  expect([await db.$count(leads), await db.$count(mails)]).toEqual([1, 1])
})

test('B21 the visitor is mailed when the box is ticked, in their language and without what was typed', async () => {
  await send({ app, fields: { ...entering, email: 'El@Post.example', confirm: 'on' } })
  const [mail, ...others] = await db.select().from(mails)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'lead-entered', recipient: 'el@post.example', locale: 'fr' })
  expect(mail?.text).toMatch(/noté votre\s+demande/)
  expect(mail?.text).not.toMatch(/cave|Élodie|Piron|0475/)
  expect(await db.select().from(leadEntries)).toMatchObject([{ kind: 'mail', mailId: mail?.id }])
})

test('B21 the newsletter waits for its own confirmation', async () => {
  await send({ app, fields: { ...entering, email: 'el@post.example', newsletter: 'on' } })
  expect(await db.select().from(mails)).toMatchObject([{ kind: 'newsletter-confirm', locale: 'fr' }])
  expect(await db.select().from(newsletterSubscribers)).toMatchObject([
    { email: 'el@post.example', state: 'asked', confirmedAt: null },
  ])
})

test('B21 it belongs to the person of its address, or of the page it was entered from', async () => {
  const [known, other] = await db
    .insert(people)
    .values([
      { createdAt: app.clock.now(), name: 'El' },
      { createdAt: app.clock.now(), name: 'Bo' },
    ])
    .returning()
  const address = { email: 'el@post.example', personId: known?.id ?? 0, addedAt: app.clock.now() }
  await db.insert(personAddresses).values(address)
  const person = String(other?.id)
  await send({ app, fields: { ...entering, email: 'EL@post.example', person } })
  expect((await newest())?.personId).toBe(known?.id)
  await send({ app, fields: { ...entering, person } })
  expect((await newest())?.personId).toBe(other?.id)
  await send({ app, fields: { ...entering, person: '999999', remark: 'Un jardin ?' } })
  expect([known?.id, other?.id]).not.toContain((await newest())?.personId)
})

test('B21 whoever keeps it has taken it up; a colleague who gets it is told by mail', async () => {
  const given = await send({ app, fields: { ...entering, agent: String(colleague?.id) } })
  expect(given.to).toBe('/office/leads/?done=leads-office:done.entered')
  expect(await newest()).toMatchObject({ staffId: colleague?.id, state: 'new' })
  expect(await db.select().from(mails)).toMatchObject([
    { kind: 'lead-assigned', recipient: colleague?.email },
  ])
  const own = (await newest())?.enteredBy
  await send({ app, fields: { ...entering, agent: String(own) } })
  expect(await newest()).toMatchObject({ staffId: own, state: 'open' })
  expect(await db.$count(mails)).toBe(1)
})

test('B21 every mistake is named at its field, and nothing is written', async () => {
  const wrong = {
    ...{ ...entering, source: 'pigeon', about: 'nergens', firstName: '', lastName: '', phone: '' },
    ...{ remark: ' ', agent: '999', confirm: 'on', newsletter: 'on' },
  }
  const first = await send({ app, fields: wrong })
  expect(first.status).toBe(422)
  expect(Object.keys(first.answer?.problems ?? {}).sort()).toEqual(['remark', 'source'])
  const second = await send({ app, fields: { ...wrong, source: 'mail', remark: 'Tuin?' } })
  expect(second.status).toBe(422)
  expect(second.answer?.problems).toEqual({
    about: 'Geen pand of project gevonden.',
    firstName: 'Vul een naam, e-mailadres of telefoonnummer in.',
    agent: 'Die persoon werkt hier niet meer.',
    confirm: 'Vul daarvoor een e-mailadres in.',
    newsletter: 'Vul daarvoor een e-mailadres in.',
  })
  expect(second.answer?.values).toMatchObject({ about: 'nergens', remark: 'Tuin?' })
  expect([await db.$count(leads), await db.$count(mails), await db.$count(people)]).toEqual([0, 0, 0])
})

test('B21 words that several listings have are answered with their titles', async () => {
  const { status, answer } = await send({ app, fields: { ...entering, about: 'ukkel' } })
  expect(status).toBe(422)
  expect(answer?.problems.about).toMatch(/^Meer dan één mogelijk: \d+ · .*; \d+ · .*Vul het nummer in\.$/)
})

test('B21 an address that had enough mails today gets none, and nothing is written', async () => {
  for (const remark of ['1', '2', '3', '4', '5'])
    await send({ app, fields: { ...entering, remark, email: 'often@post.example', confirm: 'on' } })
  const { status, answer } = await send({
    app,
    fields: { ...entering, email: 'often@post.example', confirm: 'on' },
  })
  expect(status).toBe(422)
  expect(answer?.problems.email).toMatch(/genoeg mails/)
  expect(await db.$count(leads)).toBe(5)
})
