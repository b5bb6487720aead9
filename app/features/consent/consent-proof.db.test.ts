import { expect, test } from 'vitest'
import { consentRecords } from '#db/schema'
import { contextOf } from '../../../tests/setup/requests'
import { testApp } from '../../../tests/setup/test-app'
import { action, loader } from './consent-proof.route'

const { db, pool, appAt } = await testApp({ locale: 'fr', emptied: [consentRecords] })
const version = '0123456789abcdef0123456789abcdef'
const selection = {
  action: 'selection',
  analytical: true,
  marketing: false,
  social: true,
  unclassified: false,
  version,
}

let day = '2026-03-02T09:00:00Z'

test('C1 a choice stores one row with the choice and the version of the texts, and nothing about the visitor', async () => {
  const answer = await post(selection)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  const { rows } = await pool.query('select * from consent_records')
  expect(rows).toEqual([
    {
      id: expect.any(String),
      at: new Date(day),
      action: 'selection',
      analytical: true,
      marketing: false,
      social: true,
      unclassified: false,
      text_version: version,
      locale: 'fr',
    },
  ])
})

test.each([
  ['no JSON', '{', 400],
  ['nothing', '', 400],
  ['a list', [], 422],
  ['a word', '"accept-all"', 422],
  ['another action', { ...selection, action: 'always' }, 422],
  ['something more', { ...selection, email: 'ada@mail.example' }, 422],
  ['something less', { ...selection, social: undefined }, 422],
  ['a version in another form', { ...selection, version: `${version}0` }, 422],
  ['a version that is a query', { ...selection, version: "'; drop table consent_records; --" }, 422],
  ['accepting all without all', { ...selection, action: 'accept-all' }, 422],
  ['declining and allowing', { ...selection, action: 'only-functional' }, 422],
  ['far too much', JSON.stringify({ ...selection, x: 'x'.repeat(1_000) }), 413],
])('C1 %s is refused and stores nothing', async (_, body, status) => {
  const answer = await post(body)
  expect([answer.status, await answer.text()]).toEqual([status, ''])
  expect(await db.$count(consentRecords)).toBe(0)
})

test('C1 an endless body is refused after its first bytes', async () => {
  let pulled = 0
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(400))
    },
  })
  expect((await post(endless)).status).toBe(413)
  expect(pulled).toBeLessThan(10)
})

test('C1 the address answers only to POST', async () => {
  const answer = loader()
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await post(selection, 'PUT')).status).toBe(405)
  expect(await db.$count(consentRecords)).toBe(0)
})

test('C1 a flood is rejected, and choices are accepted again after a while', async () => {
  day = '2026-04-01T09:00:00Z'
  const states = new Map<number, number>()
  for (let count = 0; count < 70; count += 1) {
    const { status } = await post(selection)
    states.set(status, (states.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(states)).toEqual({ 204: 60, 429: 10 })
  expect(await db.$count(consentRecords)).toBe(60)
  day = '2026-04-01T09:00:05Z'
  expect((await post(selection)).status).toBe(204)
})

test('S-03 a flood of choices from twenty networks does not block the choices of other visitors', async () => {
  day = '2026-05-01T09:00:00Z'
  const states = new Map<number, number>()
  const count = async (address: string) => {
    const { status } = await post(selection, 'POST', address)
    states.set(status, (states.get(status) ?? 0) + 1)
  }
  const networks = Array.from({ length: 20 }, (_, network) => `203.0.${network}.7`)
  for (let round = 0; round < 72; round += 1) await Promise.all(networks.map(count))
  expect(Object.fromEntries(states)).toEqual({ 204: 1_200, 429: 240 })
  await Promise.all(Array.from({ length: 140 }, (_, host) => count(`203.0.113.${host}`)))
  expect(Object.fromEntries(states)).toEqual({ 204: 1_320, 429: 260 })
  expect((await post(selection, 'POST', '198.51.100.1')).status).toBe(204)
})

/** The response to the browser on a given day. */
async function post(body: BodyInit | object, method = 'POST', address = ''): Promise<Response> {
  const context = contextOf(appAt(day), { address })
  const sent = body instanceof ReadableStream || typeof body === 'string' ? body : JSON.stringify(body)
  const url = new URL('https://agency.example/fr/consent/')
  const request = new Request(url, { method, body: sent, duplex: 'half' } as RequestInit)
  return await action({ context, request, url, params: {}, pattern: url.pathname } as never)
}
