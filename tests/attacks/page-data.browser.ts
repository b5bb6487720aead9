import { beforeAll, expect, test } from 'vitest'
import { entryOf, pageNames } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import { type Answer, ask, askRaw } from '../browser/answers'
import { baseUrl } from '../browser/browser'
import { loggedIn, send } from '../browser/owners'

/**
 * React Router asks for hydrated pages as data, at `_.data` below their address. What protects a page has to protect
 * its data as well, and no other page is there as data.
 */

let mia: Awaited<ReturnType<typeof loggedIn>>
let jan: Awaited<ReturnType<typeof loggedIn>>

beforeAll(async () => {
  ;[mia, jan] = [await loggedIn('2706'), await loggedIn('2704')]
})

const dataOf = (path: string) => `${path}_.data`
const get = (path: string, cookie = '') => ask(path, { headers: { cookie } })
const listing = (id: number) => dataOf(pathTo('nl', 'portal.listing', { id }))

/** Of the listings of both owners, in any language. */
const ofMia = /orangerie|985[.,\s]?000/i
const ofJan = /hoekappartement|d’angle/i

/** Where an answer in data sends the browser. */
const leadsTo = ({ status, body }: Answer) => [status, /"(\/\w\w\/[^"]*)"/.exec(body)?.[1]]

test('O2 S-04 each owner gets the data of their own homes, and of nobody else’s', async () => {
  expect((await get(listing(2706), mia.cookie)).body).toMatch(ofMia)
  for (const [who, id, theirs] of [
    [mia, 2704, ofJan],
    [jan, 2706, ofMia],
    [jan, 999_999, ofMia],
  ] as const)
    for (const query of ['', '?_routes=nl.portal.listing', '?_routes=root', '?_routes=nl.portal', '?x=1']) {
      const answer = await get(listing(id) + query, who.cookie)
      expect([query, answer.body.match(theirs)]).toEqual([query, null])
    }
  const [anothers, nobodys] = [await get(listing(2706), jan.cookie), await get(listing(2707), jan.cookie)]
  expect(anothers.status).toBe(404)
  expect(anothers.body.replaceAll('2706', 'ID')).toBe(nobodys.body.replaceAll('2707', 'ID'))
})

test('O1 S-04 without a session the data of every page of the portal is the way to the login', async () => {
  for (const name of ['portal', 'portal.account', 'portal.listing'] as const) {
    const path = pathTo('nl', name as 'portal.listing', { id: 2706 })
    for (const cookie of ['', 'owner=AAAAAAAAAAAAAAAAAAAAAA']) {
      const answer = await get(dataOf(path), cookie)
      expect(leadsTo(answer)).toEqual([202, `/nl/login/?to=${encodeURIComponent(path)}`])
      expect(answer.body).not.toMatch(ofMia)
    }
  }
})

test('S-04 nobody keeps the data of a page, whoever asks and however', async () => {
  for (const name of pageNames.filter((one) => entryOf(one).isHydrated)) {
    const path = dataOf(pathTo('nl', name as 'portal.listing', { id: 2706 }))
    for (const cookie of ['', mia.cookie])
      for (const query of ['', '?_routes=root', `?${'a'.repeat(300)}=1`]) {
        const { headers } = await get(path + query, cookie)
        expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store, no-transform'])
        expect(headers.get('x-robots-tag')).toContain('noindex')
        expect(headers.get('vary')).toContain('Cookie')
        expect(headers.get('content-encoding')).toBeNull()
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      }
  }
})

test('S-04 the data of a page has one address; another spelling leads there or is nothing', async () => {
  const moved = [
    '/nl/mijn-panden/2706/%5f.data',
    '/nl/mijn-panden//2706/_.data',
    '/nl/./mijn-panden/2706/_.data',
    '/NL/mijn-panden/2706/_.data',
    '/nl/MIJN-PANDEN/2706/_.DATA',
  ]
  for (const target of moved) {
    const answer = await askRaw(target, { headers: { cookie: mia.cookie } })
    expect([target, answer.status]).toEqual([
      target,
      expect.toSatisfy((status: number) => status === 301 || status === 404),
    ])
    expect(answer.body).not.toMatch(ofMia)
  }
  for (const target of [
    '/nl/mijn-panden/2706.data',
    '/nl/mijn-panden.data',
    '/nl/mijn-panden/abc/_.data',
    '/nl/mijn-panden/2706/_.data/',
    '/_.data',
    '/_root.data',
    '/__manifest?paths=/nl/mijn-panden/',
  ]) {
    const answer = await askRaw(target, { headers: { cookie: mia.cookie } })
    expect([target, answer.status]).not.toEqual([target, 200])
    expect(answer.body).not.toMatch(ofMia)
  }
})

test('S-04 no page that is not hydrated is there as data', async () => {
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/afspraak/', '/nl/contact/', '/nl/mijn-gegevens/']) {
    expect((await get(dataOf(path))).status, path).toBe(404)
    expect((await send(dataOf(path), { form: 'x' })).status, path).toBe(405)
  }
})

test('O1 another site sends nothing to the data of a page', async () => {
  const body = new URLSearchParams({ form: 'out' })
  for (const origin of ['https://evil.example', 'null']) {
    const headers = { origin, cookie: mia.cookie }
    expect((await ask(dataOf('/nl/login/'), { method: 'POST', headers, body })).status).toBe(403)
  }
  const headers = { cookie: mia.cookie }
  expect((await ask(dataOf('/nl/login/'), { method: 'POST', headers, body })).status).toBe(403)
  expect((await get('/nl/mijn-panden/', mia.cookie)).status).toBe(200)
  expect((await send(listing(2706), { form: 'x' }, mia.cookie)).status).toBe(405)
})

test('O1 tries at a password by data are counted with those by page, and answered alike', async () => {
  const { email } = await loggedIn('2706')
  const headers = { origin: baseUrl(), 'x-forwarded-for': '198.51.100.77' }
  const tryIt = async (path: string, password: string) => {
    const body = new URLSearchParams({ form: 'login', email, password })
    const answer = await ask(path, { method: 'POST', headers, body })
    return [answer.status, answer.headers.getSetCookie().length, answer.body.replaceAll(email, 'EMAIL')]
  }
  const first = await tryIt(dataOf('/nl/login/'), 'wrong')
  expect(first.slice(0, 2)).toEqual([422, 0])
  for (let count = 0; count < 12; count += 1)
    await tryIt(count % 2 ? '/nl/login/' : dataOf('/nl/login/'), 'wrong')
  expect(await tryIt(dataOf('/nl/login/'), 'paard batterij nietje')).toEqual(first)
})
