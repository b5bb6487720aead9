import { expect, test } from 'vitest'
import type { VisitCounter } from '~/features/visits/public.server'
import { createVisitBeacon, type IsOwnVisit } from './visit-beacon'

const publicUrl = 'https://www.agency.be'

/** The last visit that the counter was given, and what the browser is answered. */
async function visit(
  request: { path?: string; body?: string; headers?: Record<string, string> },
  isOwnVisit: IsOwnVisit = async () => false,
) {
  const counted: Parameters<VisitCounter['count']>[0][] = []
  const visits: VisitCounter = {
    count: async (one) => void counted.push(one),
    flush: async () => {},
    close: async () => {},
  }
  const beacon = createVisitBeacon({ visits, publicUrl, isOwnVisit })
  const { path = '/visits', body, headers } = request
  const sent = new Request(publicUrl + path, { method: body === undefined ? 'GET' : 'POST', body, headers })
  const answer = await (body === undefined
    ? beacon.show(sent, '203.0.113.7')
    : beacon.tell(sent, '203.0.113.7'))
  return { status: answer.status, visit: counted[0] }
}

test('O5 a beacon becomes a visit: the listing, the source, the address, the browser', async () => {
  const { status, visit: told } = await visit({
    body: 'of=listing-2706&from=www.google.be',
    headers: { 'user-agent': 'x'.repeat(400) },
  })
  expect(status).toBe(204)
  expect(told).toEqual({
    of: { kind: 'listing', id: 2706 },
    source: 'google',
    address: '203.0.113.7',
    userAgent: 'x'.repeat(350),
  })
})

test('O5 the visits of an owner to their own home do not count, nor show that they do not', async () => {
  const asked: [string, object][] = []
  const isOwn: IsOwnVisit = async (cookies, of) => {
    asked.push([cookies, of])
    return cookies.includes('session=owner') && of.id === 2706
  }
  const cookie = 'i18nextLng=nl; session=owner'
  const own = await visit({ body: 'of=listing-2706', headers: { cookie } }, isOwn)
  expect(own).toEqual({ status: 204, visit: undefined })
  expect(asked).toEqual([[cookie, { kind: 'listing', id: 2706 }]])
  expect((await visit({ body: 'of=listing-2687', headers: { cookie } }, isOwn)).visit).toBeDefined()
  expect((await visit({ body: 'of=listing-2706' }, isOwn)).visit).toBeDefined()
  const page = { referer: `${publicUrl}/nl/`, cookie }
  expect((await visit({ path: '/visits/listing-2706.gif', headers: page }, isOwn)).visit).toBeUndefined()
})

test.each([
  [
    'a page of ours',
    { referer: `${publicUrl}/nl/x/?utm_source=fb`, 'sec-fetch-site': 'same-origin' },
    'facebook',
  ],
  ['a page of ours, in a browser that says less', { referer: `${publicUrl}/nl/x/` }, 'direct'],
  ['another site', { referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' }, undefined],
  ['a site that says it is ours', { referer: `${publicUrl}.evil.example/` }, undefined],
  ['nowhere', {}, undefined],
])('O5 a picture on %s', async (_, headers, source) => {
  const { status, visit: shown } = await visit({ path: '/visits/listing-2706.gif', headers })
  expect([status, shown?.source]).toEqual([200, source])
})
