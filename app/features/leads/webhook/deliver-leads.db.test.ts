import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { leads, webhookDeliveries } from '#db/schema'
import { testApp } from '../../../../tests/setup/test-app'
import { writeLead } from '../write-lead.server'
import { deliverLeads } from './deliver-leads.server'
import { signWebhook } from './sign-webhook'

const { db, appAt, asked } = await testApp({ emptied: [leads] })
const secret = `whsec_${Buffer.from('a secret of 24 bytes and more').toString('base64')}`
const start = Date.parse('2026-11-20T10:00:00Z')
const minutes = (count: number) => new Date(start + count * 60_000)

type ReceivedRequest = { headers: IncomingMessage['headers']; body: string }
let got: ReceivedRequest[] = []
let answers: number[] = []

/** A CRM that answers as the test says, then with 200. */
const crm = createServer(async (request, response) => {
  got.push({ headers: request.headers, body: await text(request) })
  response.writeHead(answers.shift() ?? 200).end()
})
await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(crm.address() as { port: number }).port}/leads`
afterAll(() => new Promise<void>((resolve) => void crm.close(() => resolve())))
beforeEach(() => {
  got = []
  answers = []
  asked.length = 0
})

function at(count: number) {
  const app = appAt(minutes(count))
  return { ...app, config: { ...app.config, webhook: { url, secret } } }
}

const written = async (name: string, count: number, more: Partial<typeof leads.$inferInsert> = {}) => {
  const { id } = await db.transaction((tx) =>
    writeLead(tx, at(count), {
      ...{ at: minutes(count), form: 'contact-me', locale: 'nl', email: `${name}@post.example` },
      ...{
        fields: { firstName: name, phone: '0475123456' },
        page: '/nl/',
        consentVersion: 'x',
        digest: name,
      },
      ...more,
    }),
  )
  return id
}
const deliver = (count: number) => deliverLeads(at(count), { allowPrivate: true })
const rows = () => db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.at))
const names = () => got.map(({ body }) => JSON.parse(body).data.name)

test('B20 a lead goes on to the CRM, signed over its time, id and body', async () => {
  const lead = await written('An', 0, { listingId: 2706 })
  expect(asked).toMatchObject([{ queue: 'deliver-leads' }])
  await deliver(0)
  expect(JSON.parse(got[0]?.body ?? '')).toEqual({
    type: 'lead.created',
    timestamp: '2026-11-20T10:00:00.000Z',
    data: {
      ...{
        lead,
        form: 'contact-me',
        source: 'website',
        language: 'nl',
        email: 'An@post.example',
        name: 'An',
      },
      ...{ phone: '0475123456', listing: 2706, project: null, unit: null, page: '/nl/', appointment: null },
      fields: { firstName: 'An', phone: '0475123456' },
    },
  })
  const [{ id = '', state, status } = {}] = await rows()
  expect([state, status]).toEqual(['sent', 200])
  expect(got[0]?.headers).toMatchObject(signWebhook({ id, at: minutes(0), body: got[0]?.body ?? '' }, secret))
})

test('B20 leads arrive in their order: one that is tried again holds back those behind it', async () => {
  answers = [200, 503, 500]
  for (const [count, name] of ['An', 'Bo', 'Cé', 'Do'].entries()) await written(name, count)
  await deliver(4)
  expect(names()).toEqual(['An', 'Bo'])
  await deliver(4.4)
  expect(names()).toEqual(['An', 'Bo'])
  await deliver(5)
  await deliver(7)
  expect(names()).toEqual(['An', 'Bo', 'Bo', 'Bo', 'Cé', 'Do'])
  const ids = got.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(4)
  expect(new Set(ids.slice(1, 4)).size).toBe(1)
  expect((await rows()).map(({ state, tries }) => [state, tries])).toEqual([
    ['sent', 1],
    ['sent', 3],
    ['sent', 1],
    ['sent', 1],
  ])
})

test('B20 several processes deliver each lead once, and in order', async () => {
  for (let count = 0; count < 12; count += 1) await written(`P${count}`, count)
  await Promise.all([deliver(20), deliver(20), deliver(20)])
  await deliver(22)
  expect(names()).toEqual(Array.from({ length: 12 }, (_, count) => `P${count}`))
})

test('B20 a lead is tried for 24 hours, with one id, and then listed as refused; the next gets its try', async () => {
  answers = Array(100).fill(500)
  await written('An', 0)
  await written('Bo', 1)
  for (let count = 0; count < 24 * 60; count += 10) await deliver(count)
  expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect(got.length).toBeGreaterThan(25)
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  answers = [500]
  await deliver(25 * 60)
  expect((await rows()).map(({ state, status }) => [state, status])).toEqual([
    ['refused', 500],
    ['sent', 200],
  ])
})

test('B20 what the CRM read and refuses holds up nobody; a process that died is made up for after a minute', async () => {
  answers = [422]
  await written('An', 0)
  await written('Bo', 0.1)
  await deliver(1)
  expect((await rows()).map(({ state, status }) => [state, status])).toEqual([
    ['refused', 422],
    ['sent', 200],
  ])
  await written('Cé', 2)
  await db
    .update(webhookDeliveries)
    .set({ nextAt: minutes(3), tries: 1 })
    .where(eq(webhookDeliveries.state, 'waiting'))
  await deliver(2)
  expect(names()).toEqual(['An', 'Bo'])
  await deliver(3)
  expect(names()).toEqual(['An', 'Bo', 'Cé'])
})

test('B20 B23 nothing goes on without a CRM, of spam, or of a lead that was erased', async () => {
  await db.transaction((tx) =>
    writeLead(tx, appAt(), {
      ...{ at: minutes(0), form: 'contact-me', locale: 'nl', email: 'no@post.example', fields: {} },
      ...{ page: '/nl/', consentVersion: 'x', digest: 'no' },
    }),
  )
  expect(await rows()).toEqual([])
  const spam = await written('Sam', 0, { state: 'spam' })
  const gone = await written('Gé', 1)
  await db.delete(leads).where(eq(leads.id, gone))
  await deliver(2)
  expect(got).toEqual([])
  expect(await rows()).toMatchObject([{ leadId: spam, state: 'refused', problem: 'spam' }])
})
