import { expect, test } from 'vitest'
import { ask, askRaw, idsOf, languageOf } from './answers'

/** What would tell a stranger about the inside: a stack, a file, a module, a query. */
const inside =
  /node_modules|\bat \w+ \(|file:\/\/|\.tsx?:\d|build\/server|select .* from |drizzle|TypeError|stack/i

const long = 'x'.repeat(10_000)

/** Addresses with a name short enough for a report. */
const named = (paths: string[]) =>
  paths.map((path): [name: string, path: string] => [path.slice(0, 60), path])

test.each([
  ['/nl/te-koop/?type=abc&city=|||&page=-1', 20],
  ['/nl/te-koop/?page=0&priceMin=-5&priceMax=NaN&sort=drop&bedroomsMin=1e9&surfaceMin=%00', 20],
  ['/nl/te-koop/?page=99999999999999999999', 20],
  ['/nl/te-koop/?type=99999999999&type[]=1&city[]=x', 20],
  ["/nl/te-koop/?city=' OR 1=1 --&type=1;drop table listings", 20],
  ['/nl/te-koop/?%FF=%FF&=&&&place', 20],
  [`/nl/te-koop/?${'a=1&'.repeat(2_000)}`, 20],
  [`/nl/te-koop/?utm=${long}`, 20],
  ['/nl/te-huur/?city=%3Cscript%3Ealert(1)%3C/script%3E', 5],
] as const)('P1 nonsense asked of a list shows it unfiltered (%#)', async (path, homes) => {
  const { status, body } = await askRaw(encodeURI(path).replaceAll('%25', '%'))
  expect([status, languageOf(body), idsOf(body).length]).toEqual([200, 'nl', homes])
  expect(body).not.toMatch(inside)
  expect(body).not.toContain('<script>alert')
})

const odd = named([
  '/nl/te-koop/?city=%FF|1180',
  '/nl/te-koop/?q=%FF%FE',
  '/nl/te-koop/?q=%00',
  `/nl/te-koop/?q=${long}`,
  `/nl/te-koop/?city=${long}`,
  `/nl/search/results.json?q=${long}`,
  '/nl/search/results.json?q=%FF',
  '/nl/search/results.json',
  '/nl/?page=%00',
  '/nl/search/index.json?x=%E0%A4%A',
])

test.each(odd)('%s is answered, whatever it means', async (_, path) => {
  const { status, body } = await askRaw(path)
  expect(status).toBeLessThan(500)
  expect(body).not.toMatch(inside)
})

test.each([
  ['/nl/te-koop/?priceMin=900000&priceMax=200000', '/nl/te-koop/?priceMin=200000&priceMax=900000'],
  ['/nl/te-koop/?sort=price-asc&sort=drop', '/nl/te-koop/?sort=price-asc'],
  ['/nl/te-koop/?bedroomsMin=3&bedroomsMin=99', '/nl/te-koop/?bedroomsMin=3'],
  ['/nl/te-koop/?type=1&type=1&type=abc', '/nl/te-koop/?type=1'],
])('P1 %s is understood as %s', async (path, meant) => {
  const [given, understood] = [await askRaw(path), await askRaw(meant)]
  expect([given.status, idsOf(given.body)]).toEqual([200, idsOf(understood.body)])
  expect(idsOf(given.body).length).toBeGreaterThan(0)
})

test('P1 a page past the end leads to the last, one that cannot be to the first', async () => {
  const { status, headers } = await askRaw('/nl/te-koop/?page=9999')
  expect([status, headers.location]).toEqual([302, '/nl/te-koop/'])
  expect((await askRaw('/nl/te-koop/?page=99999')).status).toBe(200)
})

const project = '/nl/projecten/beersel/hof-ter-linden/12/'

test.each(
  named([
    `${project}?sort=drop&state=gone&type=kasteel&bedroomsMin=-1&priceMax=1e99&surfaceMin=NaN`,
    `${project}?page=99999&state=%00&type=%FF`,
    `${project}?type=${long}`,
    `${project}?${'sort=x&'.repeat(1_500)}`,
    `${project}?state[]=sold&state%5B%5D=sold&__proto__=1`,
  ]),
)('J1 nonsense asked of a price list shows it whole: %s', async (_, path) => {
  const { status, body } = await askRaw(path)
  expect(status).toBe(200)
  expect(body.match(/<tr data-state=/g)).toHaveLength(8)
  expect(body).not.toMatch(inside)
})

const wrong = named([
  '/%FF',
  '/nl/%FF/',
  '/nl/te-koop/%FF/x/2706/',
  '/nl/%00/',
  '/nl/te-koop/%0d%0aset-cookie:x/x/1/',
  '/nl/te-koop/x/y/9999999999999999999/',
  '/nl/te-koop/x/y/-2706/',
  '/property/abc/',
  '/property/999999999/',
  '/project/999999999/',
  '/project/?id=abc',
  '/nl/projecten/a/b/0/',
  '/../../etc/passwd',
  '/nl/../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../../package.json',
  '/assets/%2e%2e/%2e%2e/server/index.js',
  '/..%2f..%2fpackage.json',
  '/media/../../../etc/passwd',
  '//evil.example/',
  '/\\evil.example/',
  '/nl//nergens/',
  '/.git/config',
  '/.env',
  `/nl/${long.slice(0, 3_000)}/`,
])

test.each(wrong)('L5 %s is refused with a 4xx and says nothing of the inside', async (_, path) => {
  let answer = await askRaw(path)
  // Redirects tidy the path and add its slash, on this site.
  for (let hops = 0; hops < 2 && answer.status === 301; hops++) {
    expect(answer.headers.location).toMatch(/^\/[^/\\]/)
    answer = await askRaw(answer.headers.location ?? '')
  }
  const { status, body, headers } = answer
  expect(Math.floor(status / 100)).toBe(4)
  expect(body).not.toMatch(inside)
  expect(body).not.toMatch(/root:x|"dependencies"/)
  expect(headers['set-cookie']).toBeUndefined()
})

test('no redirect leads to another site because the address says so', async () => {
  for (const path of [
    '//evil.example',
    '//evil.example/nl',
    '/%2fevil.example',
    '/\\evil.example',
    '/nl//evil.example',
  ]) {
    const { status, headers } = await askRaw(path)
    expect([path, status >= 500]).toEqual([path, false])
    if (headers.location)
      expect([path, new URL(headers.location, 'http://localhost').hostname]).toEqual([path, 'localhost'])
  }
})

test('an error page is in the language of its address', async () => {
  for (const path of ['/fr/%FF/', '/fr/a-vendre/x/y/999999/', '/fr/nulle-part/']) {
    const { status, body } = await askRaw(path)
    expect([path, status, languageOf(body)]).toEqual([path, 404, 'fr'])
  }
})

test.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS', 'TRACE'])(
  'method %s is refused',
  async (method) => {
    const { status, body } = await askRaw('/nl/te-koop/', { method })
    expect([method, Math.floor(status / 100)]).toEqual([method, 4])
    expect(body).not.toMatch(inside)
  },
)

test.each([
  ['/healthz', 'POST', 'GET, HEAD'],
  ['/robots.txt', 'POST', 'GET, HEAD'],
  ['/media/1/a.webp?width=400', 'DELETE', 'GET, HEAD'],
  ['/nl/te-koop/', 'DELETE', 'GET, HEAD'],
  ['/nl/contact/', 'OPTIONS', 'GET, HEAD, POST'],
])('L5 %s refuses %s, and says that it knows %s', async (path, method, allowed) => {
  const sent = { 'sec-fetch-site': 'same-origin' }
  const { status, headers, body } = await askRaw(path, { method, headers: sent })
  expect([status, headers.allow, body]).toEqual([405, allowed, `405 Method Not Allowed: ${allowed}\n`])
})

test('a POST that no page of ours sent is refused', async () => {
  const strange: Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of strange) expect((await askRaw('/nl/', { method: 'POST', headers })).status).toBe(403)
})

test('a POST of our own to a page that takes none is refused too, not an error of ours', async () => {
  const { status, body } = await askRaw('/nl/te-koop/', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect([400, 404, 405]).toContain(status)
  expect(body).not.toMatch(inside)
})

test('HEAD is answered like GET, without a body', async () => {
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/nowhere/', '/for-sale/', '/robots.txt', '/sitemap.xml']) {
    const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)]
    expect([path, head.status, head.body]).toEqual([path, get.status, ''])
  }
})

test('a forged Host or forwarded header changes nothing in a page', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  for (const path of ['/nl/', '/nl/te-koop/', '/sitemap.xml', '/robots.txt', '/nl/te-koop', '/for-sale/']) {
    const { body, headers: answered } = await askRaw(path, { headers })
    expect([path, body.includes('evil.example'), answered.location?.includes('evil')]).not.toContain(true)
  }
})
