import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { eq, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import {
  appointments,
  erasures,
  leads,
  mails,
  pendingSubmissions,
  testimonials,
  usedChallenges,
} from '#db/schema'
import type { Values } from '~/features/forms/public'
import { siteContact } from '~/features/leads/public'
import { saveLead } from '~/features/leads/public.server'
import { confirmAddress } from '~/features/mail/public.server'
import { storePicture } from '~/features/media/public.server'
import { shownTestimonials, testimonialHandler } from '~/features/testimonials/public.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { asSent } from '../../../tests/setup/mails'
import { appointmentRow, createLead } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { acceptDataRequest } from './accept-data-request.server'
import { linkedEmail } from './data-link.server'
import { deleteExpiredData } from './forget.server'
import { myData } from './my-data.form'
import { eraseAllData, exportData, summariseData } from './my-data.server'

const { db, appAt } = await testApp({
  locale: 'fr',
  env: { MAIL_AGENCY: 'agency@post.example' },
  emptied: [
    appointments,
    leads,
    schema.people,
    mails,
    testimonials,
    pendingSubmissions,
    erasures,
    usedChallenges,
    schema.rateLimits,
    schema.demands,
    schema.owners,
    schema.documentRequests,
    schema.newsletterSubscribers,
    schema.confirmedAddresses,
  ],
})
const { dataDir } = appAt().config

const ada = 'ada.of.linkebeek@post.example'
const grace = 'grace@post.example'

test('F11 an erasure leaves nothing of an address in any table, nor its picture; others keep all of theirs', async () => {
  await writes(ada)
  await writes(grace)
  expect(await tablesWith(ada)).toEqual([
    'appointments',
    'demands',
    'document_requests',
    'leads',
    'mails',
    'newsletter_subscribers',
    'owners',
    'pending_submissions',
    'person_addresses',
    'testimonials',
  ])
  expect(readdirSync(path.join(dataDir, 'uploads'))).toHaveLength(2)
  const before = await exportData(appAt(), grace)
  await eraseAllData(appAt(), ada)
  expect(await tablesWith(ada)).toEqual([])
  expect(await exportData(appAt(), grace)).toEqual(before)
  expect(readdirSync(path.join(dataDir, 'uploads'))).toHaveLength(1)
  expect((await shownTestimonials(appAt(), 9)).map(({ name }) => name)).toEqual([`A ${grace}`])
})

test('F11 the agency hears that an erasure took place, not whose; the proof is a hash', async () => {
  await writes(ada)
  await eraseAllData(appAt(), ada)
  const [told] = await db.select().from(mails)
  expect(told).toMatchObject({ kind: 'erasure-agency', recipient: 'agency@post.example' })
  expect(`${told?.text}${told?.html}`).not.toContain('ada')
  expect(told?.text).toMatch(/Op \d{1,2} \p{L}+ 20\d\d /u)
  const [proof] = await db.select().from(erasures)
  expect(proof?.erased).toEqual(oneOfEach)
  await eraseAllData(appAt(), ada)
  expect(await db.select().from(erasures)).toHaveLength(1)
})

test('F11 the export holds what was said in every form, and no words of others', async () => {
  await writes(ada)
  const all = await exportData(appAt(), ada)
  expect(Object.fromEntries(Object.entries(all).map(([kind, { length }]) => [kind, length]))).toEqual(
    oneOfEach,
  )
  expect(all.leads?.[0]).toMatchObject({ fields: { remark: `de ${ada}` } })
  expect(JSON.stringify(all)).not.toContain('token=')
  expect(await summariseData(appAt(), 'nobody@post.example')).toEqual([])
})

/** A call that a member noted for the only person there is. @returns the person's number */
async function enteredWithoutAddress(caller: Values): Promise<number> {
  const [person] = await db.select().from(schema.people)
  const personId = person?.id ?? 0
  const fields = { ...caller, remark: 'par téléphone' }
  await createLead(db, { form: 'by-hand', locale: 'fr', email: null, personId, fields })
  return personId
}

test('F11 what was entered without an address for somebody who has one alone is told and counted as it is erased', async () => {
  await writes(ada)
  const personId = await enteredWithoutAddress({ firstName: 'a', lastName: 'b' })
  const told = async () => JSON.stringify((await exportData(appAt(), ada)).leads)
  expect(await told()).toContain('par téléphone')
  expect(await summariseData(appAt(), ada)).toContainEqual({ kind: 'leads', count: 2 })
  // Whoever has another address may be asking with one that was joined by mistake.
  await db.insert(schema.personAddresses).values({ email: grace, personId, addedAt: appAt().clock.now() })
  expect(await told()).not.toContain('par téléphone')
  await db.delete(schema.personAddresses).where(eq(schema.personAddresses.email, grace))
  await eraseAllData(appAt(), ada)
  expect(await db.select().from(erasures)).toMatchObject([{ erased: { leads: 2 } }])
})

test('F11 of two who were joined by mistake and split again, one is not told what the other said by telephone', async () => {
  await writes(ada)
  await enteredWithoutAddress({ lastName: 'Hopper', phone: '0475 12 34 56' })
  expect(JSON.stringify((await exportData(appAt(), ada)).leads)).not.toContain('par téléphone')
})

const ask = async (email: string) => {
  return await acceptDataRequest(appAt(), { form: myData, values: { email }, page: '/fr/mes-donnees/' })
}

test('F11 the answer and the mail are the same whether anything is known or not', async () => {
  await writes(ada)
  await db.delete(mails)
  const answers = [await ask(ada), await ask('nobody@post.example')]
  expect(answers).toEqual([{ to: '/fr/mes-donnees/?sent' }, { to: '/fr/mes-donnees/?sent' }])
  const sent = await db.select().from(mails)
  const plain = sent.map(({ subject, text }) => subject + text.replace(/token=\S+/, ''))
  expect(new Set(plain).size).toBe(1)
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([ada, 'nobody@post.example'])
})

test('E2 an address that only asked for its data is a person not found, however often it asked', async () => {
  await ask('nobody@post.example')
  await ask('nobody@post.example')
  expect(await summariseData(appAt(), 'nobody@post.example')).toEqual([])
  expect((await exportData(appAt(), 'nobody@post.example')).mails).toHaveLength(2)
  await writes(ada)
  const before = await summariseData(appAt(), ada)
  await ask(ada)
  expect(await summariseData(appAt(), ada)).toEqual(before)
})

test('F11 the link opens one address for an hour; a fourth mail within the hour is refused', async () => {
  await ask(ada)
  const [mail] = asSent(appAt(), await db.select().from(mails))
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(linkedEmail(appAt('2026-11-20T11:00:00Z'), token)).toBe(ada)
  expect(linkedEmail(appAt('2026-11-20T11:00:01Z'), token)).toBeUndefined()
  await ask(ada)
  await ask(ada)
  expect(await ask(ada)).toEqual({ problems: [{ field: 'email', problem: 'tooOften' }] })
})

test('F11 every night what was kept long enough is forgotten, and nothing earlier', async () => {
  const left = async () => ({
    leads: (await db.select().from(leads)).length,
    mails: (await db.select().from(mails)).length,
    testimonials: (await db.select().from(testimonials)).length,
    pending: (await db.select().from(pendingSubmissions)).length,
    confirmed: await db.$count(schema.confirmedAddresses),
  })
  await writes(ada)
  await db.update(mails).set({ state: 'sent' })
  await db.insert(usedChallenges).values({ id: 'x', expires: new Date('2026-11-20T10:10:00Z') })
  await deleteExpiredData(appAt('2026-11-20T10:05:00Z'))
  expect(await left()).toEqual({ leads: 1, mails: 4, testimonials: 1, pending: 1, confirmed: 1 })
  await deleteExpiredData(appAt('2026-11-22T10:00:00Z'))
  expect(await left()).toEqual({ leads: 1, mails: 4, testimonials: 1, pending: 0, confirmed: 1 })
  expect(await db.select().from(usedChallenges)).toEqual([])
  await deleteExpiredData(appAt('2027-02-18T09:59:00Z'))
  expect(await left()).toMatchObject({ mails: 4 })
  await deleteExpiredData(appAt('2027-02-18T10:01:00Z'))
  expect(await left()).toMatchObject({ leads: 1, mails: 0, testimonials: 1 })
  await db.update(testimonials).set({ state: 'refused', decidedAt: new Date('2027-03-01T00:00:00Z') })
  await deleteExpiredData(appAt('2028-02-29T00:00:00Z'))
  expect(await left()).toMatchObject({ testimonials: 1 })
  await deleteExpiredData(appAt('2028-03-01T00:00:01Z'))
  expect(await left()).toMatchObject({ leads: 1, testimonials: 0, confirmed: 1 })
  expect(await db.$count(schema.people)).toBe(1)
  await deleteExpiredData(appAt('2028-11-20T10:00:01Z'))
  expect(await left()).toMatchObject({ leads: 0, confirmed: 0 })
  expect(await db.$count(schema.people)).toBe(0)
})

test('F11 a mail that still has to go out is not forgotten', async () => {
  await writes(ada)
  await deleteExpiredData(appAt('2027-12-01T00:00:00Z'))
  expect(await db.select().from(mails)).toHaveLength(4)
})

test('F11 a picture of a form that was never sent is forgotten after two days, the others stay', async () => {
  rmSync(path.join(dataDir, 'uploads'), { recursive: true, force: true })
  await writes(ada)
  await storePicture(appAt(), onePixel)
  const count = () => readdirSync(path.join(dataDir, 'uploads')).length
  const inHours = (hours: number) => appAt(new Date(Date.now() + hours * 3_600_000).toISOString())
  await deleteExpiredData(inHours(47))
  expect(count()).toBe(2)
  await deleteExpiredData(inHours(49))
  expect(count()).toBe(1)
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let booked = 0

/** One thing of each kind that the site keeps: the testimonial is on the site, with its picture. */
async function writes(email: string, app = appAt()) {
  const page = '/fr/contact/'
  const values: Values = { firstName: 'A', lastName: 'B', email, remark: `de ${email}` }
  await saveLead(app, { form: siteContact, values, page })
  const kept = await storePicture(app, onePixel)
  if (!('name' in kept)) throw new Error(kept.problem)
  const image = defineSignedLinks('upload', { hours: 25 }).toToken(app, { name: kept.name })
  const words = { name: `A ${email}`, email, comment: 'Bien', about: '', website: '', image }
  await testimonialHandler.accept(app, { form: testimonialHandler.form, values: words, page })
  await db.update(testimonials).set({ state: 'approved' })
  const booking = { opening: `v${++booked}`, locale: 'fr', email, fields: values, page } as const
  const startsAt = new Date('2026-11-20T09:00:00Z')
  await db.insert(appointments).values(appointmentRow({ ...booking, startsAt }))
  const expires = new Date('2026-11-21T10:00:00Z')
  await db
    .insert(pendingSubmissions)
    .values({ id: email, form: 'site-contact', locale: 'fr', fields: values, page, expires })
  await confirmAddress(db, app, email)
  await keepsMore(email, app.clock.now())
}

/** What comes about by links and commands elsewhere: a search, a request for documents, the newsletter. */
async function keepsMore(email: string, at: Date) {
  const asked = { email, locale: 'fr', page: '/fr/', askedAt: at } as const
  await db.insert(schema.demands).values({
    ...asked,
    id: email,
    goal: 'sale',
    types: [1],
    zones: ['BE 1630'],
    frequency: 'daily',
    fields: { email },
    digest: email,
    renewedAt: at,
  })
  await db.insert(schema.owners).values({ email, name: 'A', locale: 'fr', createdAt: at })
  await db.insert(schema.documentRequests).values({ email, listingId: 2706, at, until: at })
  await db
    .insert(schema.newsletterSubscribers)
    .values({ ...asked, state: 'confirmed', form: 'sign-newsletter', consentVersion: 'x', mailedAt: at })
}

const oneOfEach = {
  leads: 1,
  appointments: 1,
  pending: 1,
  demands: 1,
  documents: 1,
  newsletter: 1,
  testimonials: 1,
  owners: 1,
  staff: 0,
  people: 1,
  confirmed: 1,
  mails: 4,
}

/** Names of the tables that hold a text somewhere, whatever the column. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
    const { rows } = await db.execute(
      sql`select 1 from ${table} as row where row::text ilike ${`%${text}%`} limit 1`,
    )
    if (rows.length > 0) found.push(getTableConfig(table).name)
  }
  return found.sort()
}
