import { beforeAll, expect, test } from 'vitest'
import { pathTo } from '~/i18n/path-to'
import { ask, askRaw, elementsOf, isNoindex, listingPath, locationOf } from './answers'
import { loggedIn, send, withoutNonce } from './owners'

let mia: Awaited<ReturnType<typeof loggedIn>>
let jan: Awaited<ReturnType<typeof loggedIn>>

beforeAll(async () => {
  ;[mia, jan] = [await loggedIn('2706'), await loggedIn('2704')]
})

const get = (path: string, cookie = '') => ask(path, { headers: { cookie } })

/** Title, price and address of both listings, in whatever language. */
const ofMia = /orangerie|985[.,\s]?000/i
const ofJan = /hoekappartement|d’angle/i

test('O2 each owner × each listing × each method: nobody gets what is another’s, and nobody learns that it exists', async () => {
  let leaks = 0
  // The languages of the demo.
  for (const locale of ['nl', 'fr', 'en'] as const) {
    const path = (id: number) => pathTo(locale, 'portal.listing', { id })
    expect(await get(path(2706), mia.cookie)).toMatchObject({
      status: 200,
      body: expect.stringMatching(ofMia),
    })
    for (const [who, id, theirs] of [
      [mia, 2704, ofJan],
      [jan, 2706, ofMia],
      [mia, 999_999, ofMia],
      [jan, 0, ofMia],
    ] as const) {
      const answers = [
        await get(path(id), who.cookie),
        await send(path(id), { form: 'factor-start' }, who.cookie),
        await ask(path(id), { method: 'HEAD', headers: { cookie: who.cookie } }),
      ]
      for (const { status, body } of answers) {
        if (status < 400 || theirs.test(body)) leaks += 1
      }
      expect(answers[0]?.status).toBe(404)
    }
    const [anothers, nobodys] = [await get(path(2706), jan.cookie), await get(path(2707), jan.cookie)]
    const drawn = ({ body }: typeof anothers, id: string) => withoutNonce(body).replaceAll(id, 'ID')
    expect(drawn(anothers, '2706')).toBe(drawn(nobodys, '2707'))
  }
  expect(leaks).toBe(0)
})

test('O2 without a session, or with one that nobody has, every page of the portal leads to the login', async () => {
  for (const locale of ['nl', 'fr', 'en'] as const) {
    const pages = [
      pathTo(locale, 'portal'),
      pathTo(locale, 'portal.account'),
      pathTo(locale, 'portal.listing', { id: 2706 }),
    ]
    for (const path of pages) {
      for (const cookie of ['', 'owner=AAAAAAAAAAAAAAAAAAAAAA', `owner=${'x'.repeat(500)}`, 'owner='])
        for (const answer of [await get(path, cookie), await send(path, { form: 'everywhere' }, cookie)]) {
          if (answer.status === 405) continue
          expect(answer.status, path).toBe(303)
          expect(locationOf(answer)).toBe(`/${locale}/login/?to=${encodeURIComponent(path)}`)
          expect(answer.body).not.toMatch(ofMia)
        }
    }
  }
})

test('O1 pages of the login and the portal are kept by no cache and no search engine', async () => {
  const paths = [
    '/nl/login/',
    '/nl/login/vergeten/',
    '/nl/login/wachtwoord/?token=x',
    '/nl/mijn-panden/',
    '/nl/mijn-panden/2706/',
    '/nl/mijn-panden/account/',
  ]
  for (const path of paths) {
    const { headers, body } = await get(path, path.includes('login') ? '' : mia.cookie)
    expect(headers.get('cache-control'), path).toBe('private, no-store, no-transform')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(isNoindex(body), path).toBe(true)
  }
})

test('S7 public pages are the same for who is logged in and who is not', async () => {
  const path = await listingPath(2706)
  const [known, unknown] = [await get(path, mia.cookie), await get(path)]
  expect(known.body).toBe(unknown.body)
  expect(known.headers.getSetCookie()).toEqual([])
})

test('O1 a login leads on to the portal only', async () => {
  const to = (there: string) => get(`/nl/login/?to=${encodeURIComponent(there)}`, mia.cookie).then(locationOf)
  expect(await to('/nl/mijn-panden/2706/')).toBe('/nl/mijn-panden/2706/')
  for (const there of [
    '//evil.example/',
    'https://evil.example/',
    '/nl/',
    '/\\evil.example',
    '/nl/login/',
    '',
  ])
    expect(await to(there)).toBe('/nl/mijn-panden/')
})

test('O1 another site cannot log an owner in or out, and a link that looks at itself uses nothing up', async () => {
  const headers = { origin: 'https://evil.example', cookie: mia.cookie }
  const body = new URLSearchParams({ form: 'out' })
  expect((await ask('/nl/login/', { method: 'POST', headers, body })).status).toBe(403)
  expect((await get('/nl/mijn-panden/', mia.cookie)).status).toBe(200)
  expect(
    (await askRaw('/nl/mijn-panden/', { method: 'DELETE', headers: { cookie: mia.cookie } })).status,
  ).toBeGreaterThan(400)
})

test('O1 E1 unknown account, wrong password and too many tries get the same page', async () => {
  const said = async (email: string) => {
    const { status, body } = await send('/fr/login/', { form: 'login', email, password: 'not the password' })
    return `${status} ${withoutNonce(body).replaceAll(email, 'EMAIL')}`
  }
  const [known, unknown] = [await said(jan.email), await said('nobody@post.example')]
  expect(unknown).toBe(known)
  for (let count = 0; count < 12; count += 1) expect(await said(jan.email)).toBe(known)
})

test('O1 a logout makes the browser forget what it cached, and neither favourites nor language', async () => {
  for (const [path, form] of [
    ['/nl/login/', 'out'],
    ['/nl/login/_.data', 'out'],
    ['/nl/mijn-panden/account/', 'everywhere'],
  ] as const) {
    const { cookie } = await loggedIn('2706')
    const { headers } = await send(path, { form }, cookie)
    expect([path, headers.get('clear-site-data')]).toEqual([path, '"cache"'])
  }
})

test('O2 F6 a document that is not public opens for the owner of its listing by the link of the portal, and not without', async () => {
  const { body } = await get('/nl/mijn-panden/2706/', mia.cookie)
  const hrefs = elementsOf(body, 'a').map(({ href = '' }) => href)
  const [secret] = hrefs.filter((href) => href.includes('?token='))
  expect(secret).toBeDefined()
  expect((await get(secret ?? '')).status).toBe(200)
  expect((await get((secret ?? '').replace(/\?.*/, ''))).status).not.toBe(200)
})
