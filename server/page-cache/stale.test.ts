import { expect, test, vi } from 'vitest'
import { htmlOf, startCache, textOf } from '../page-cache.fixture'

const unavailable = () =>
  new Response('come back later', {
    status: 503,
    headers: { 'cache-control': 'private, no-store', 'retry-after': '30' },
  })

/** A site whose database can go away: every rendering then answers 503, like the application's. */
async function startSite() {
  const state = { fails: false, isAway: false, answer: unavailable }
  const site = await startCache(async (key) => (state.fails ? state.answer() : htmlOf(key)), {
    isAway: () => state.isAway,
  })
  return Object.assign(site, { state })
}

test('K7 a cached page is sent past its time while it cannot be rendered, never to be cached on the way', async () => {
  await using site = await startSite()
  const fresh = await site.ask('/nl/')
  site.state.fails = true
  site.setNow('2026-03-02T10:30:00Z')
  const stale = await site.ask('/nl/')
  expect([stale.status, String(stale.bytes)]).toEqual([200, textOf('/nl/')])
  expect(stale.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(stale.headers.etag).toBe(fresh.headers.etag)
  expect(site.cache.stats()).toMatchObject({ stale: 1, pages: 1 })
})

test.each<[what: string, instant: string, change: boolean, status: number]>([
  ['past midnight', '2026-03-02T23:00:00Z', false, 200],
  ['a day past its time', '2026-03-03T10:09:59Z', false, 200],
  ['over a day past its time', '2026-03-03T10:10:00Z', false, 503],
  ['two hours after the content changed', '2026-03-02T11:59:59Z', true, 200],
  ['over two hours after the content changed', '2026-03-02T12:00:00Z', true, 503],
])('K7 %s a cached page stands in or is gone', async (_what, instant, change, status) => {
  await using site = await startSite()
  await site.ask('/nl/')
  if (change) site.cache.clear('8')
  site.state.fails = true
  site.setNow(instant)
  expect((await site.ask('/nl/')).status).toBe(status)
})

test('K7 while the database is known to be away nothing is tried for cached pages', async () => {
  await using site = await startSite()
  await site.ask('/nl/')
  Object.assign(site.state, { fails: true, isAway: true })
  site.setNow('2026-03-02T11:00:00Z')
  for (let count = 0; count < 3; count++) expect((await site.ask('/nl/')).status).toBe(200)
  expect(site.rendered).toEqual(['/nl/'])
})

test('K7 after a failed try nobody waits for the next one, which comes a second later', async () => {
  await using site = await startSite()
  await site.ask('/nl/')
  site.setNow('2026-03-02T10:30:00Z')
  site.state.fails = true
  for (let count = 0; count < 5; count++) await site.ask('/nl/')
  expect(site.rendered).toHaveLength(2)
  const gate = Promise.withResolvers<Response>()
  site.state.answer = () => gate.promise as never
  site.setNow('2026-03-02T10:30:01Z')
  expect((await site.ask('/nl/')).status).toBe(200)
  expect(site.rendered).toHaveLength(3)
  gate.resolve(htmlOf('new'))
  await vi.waitFor(async () => expect(String((await site.ask('/nl/')).bytes)).toBe(textOf('new')))
})

test('K7 once the database is back every page is rendered again', async () => {
  await using site = await startSite()
  await site.ask('/nl/')
  site.setNow('2026-03-02T10:30:00Z')
  Object.assign(site.state, { fails: true })
  await site.ask('/nl/')
  Object.assign(site.state, { fails: false })
  site.cache.renew()
  await site.ask('/nl/')
  expect(site.rendered).toHaveLength(3)
  expect(site.cache.stats().stale).toBe(1)
})

test('K7 a page that was never kept is unavailable for everybody who asks, and not kept', async () => {
  await using site = await startSite()
  site.state.fails = true
  const answers = await Promise.all([site.ask('/nl/'), site.ask('/nl/')])
  for (const { status, headers } of answers)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '30',
      'private, no-store',
    ])
  expect([site.passed, site.cache.stats().pages]).toEqual([[], 0])
})

test('K7 a rendering that takes too long leaves the cached page, if there is one', async () => {
  await using site = await startSite()
  await site.ask('/nl/')
  site.setNow('2026-03-02T10:30:00Z')
  Object.assign(site.state, { fails: true, answer: () => Promise.reject(new Error('too late')) })
  expect(String((await site.ask('/nl/')).bytes)).toBe(textOf('/nl/'))
  expect(String((await site.ask('/fr/')).bytes)).not.toBe(textOf('/fr/'))
})

const incomplete = (reason: string) => () =>
  htmlOf('incomplete', { headers: { 'x-pignon-failed-part': reason } })

test('E3 a page with a failed part is kept for five seconds, and does not say so to anybody', async () => {
  await using site = await startSite()
  Object.assign(site.state, { fails: true, answer: incomplete('other') })
  const answer = await site.ask('/nl/')
  expect(answer.headers).not.toHaveProperty('x-pignon-failed-part')
  site.setNow('2026-03-02T10:00:04.999Z')
  await site.ask('/nl/')
  expect(site.rendered).toHaveLength(1)
  site.state.fails = false
  site.setNow('2026-03-02T10:00:05Z')
  expect(String((await site.ask('/nl/')).bytes)).toBe(textOf('/nl/'))
})

test.each<[reason: string, expected: string]>([
  ['database', '/nl/'],
  ['other', 'incomplete'],
])('K7 a page that lacks a part (%s) and the whole one from before', async (reason, expected) => {
  await using site = await startSite()
  await site.ask('/nl/')
  site.setNow('2026-03-02T10:30:00Z')
  Object.assign(site.state, { fails: true, answer: incomplete(reason) })
  expect(String((await site.ask('/nl/')).bytes)).toBe(textOf(expected))
})

test.each<[what: string, status: number, headers: Record<string, string>]>([
  ['gone', 410, {}],
  ['moved', 301, { location: '/nl/te-koop/' }],
  ['personal', 200, { 'cache-control': 'private' }],
])('K7 what is known to be %s is not shown as it was before', async (_what, status, headers) => {
  await using site = await startSite()
  await site.ask('/nl/')
  site.cache.clear('8')
  const answer = () => new Response(null, { status, headers: { 'cache-control': 'public', ...headers } })
  Object.assign(site.state, { fails: true, answer })
  await site.ask('/nl/')
  site.state.answer = unavailable
  expect((await site.ask('/nl/')).status).toBe(503)
})

test('K7 a page that failed by a fault of its own leaves the kept one', async () => {
  await using site = await startSite()
  await site.ask('/nl/')
  site.cache.clear('8')
  const answer = () => new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } })
  Object.assign(site.state, { fails: true, answer })
  await site.ask('/nl/')
  site.state.answer = unavailable
  expect((await site.ask('/nl/')).status).toBe(200)
})

test.each(['database', 'other'])('K7 a page that lacks a part (%s) stands in for nothing', async (reason) => {
  await using site = await startSite()
  Object.assign(site.state, { fails: true, answer: incomplete(reason) })
  await site.ask('/nl/')
  site.state.answer = unavailable
  site.setNow('2026-03-02T10:00:05Z')
  expect((await site.ask('/nl/')).status).toBe(503)
})
