import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { type CachePolicy, entryOf, type PageName, pageNames } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import { baseUrl } from '../browser/browser'
import { loggedIn } from '../browser/owners'

/**
 * A shared cache in front of the site keeps what it may. Somebody who requests a private page under an odd spelling of its
 * address, so that the router knows it and what decides on caching does not, reads what somebody else was shown.
 */

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
afterAll(() => agent.destroy())

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** The target goes out byte for byte. */
function ask(target: string, { method = 'GET', cookie = '' } = {}): Promise<Answer> {
  const { hostname, port, origin } = new URL(baseUrl())
  const headers = { cookie, ...(method === 'POST' ? { origin, 'content-length': 0 } : {}) }
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target, method, headers, agent }, (answer) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => {
        body += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
const tooMany = `?${Array.from({ length: 51 }, (_, index) => `p${index}=1`).join('&')}`
const tooLong = `?city=${'a'.repeat(220)}`

/** Other spellings of a path that a router might know it by. */
const spellings: Record<string, (path: string) => string> = {
  'first letter encoded': (path) => path.replace(/(?<=^\/..\/)[a-z]/, percent),
  'language encoded': (path) => path.replace(/(?<=^\/)[a-z]/, percent),
  'all letters encoded': (path) => path.replace(/[a-z]/g, percent),
  'last letter encoded, in capitals': (path) =>
    path.replace(/[a-z](?=\/$)/, (letter) => percent(letter).toUpperCase()),
  capitals: (path) => path.toUpperCase(),
  'double slash': (path) => path.replace(/(?<=^\/..)\//, '//'),
  'double slash at the head': (path) => `/${path}`,
  'double slash at the end': (path) => `${path}/`,
  'dot segment': (path) => path.replace(/(?<=^\/..)\//, '/./'),
  'encoded dot segment': (path) => path.replace(/(?<=^\/..)\//, '/%2e/'),
  'dot segments': (path) => path.replace(/(?<=^\/..)\//, '/x/../'),
  'without its slash': (path) => path.slice(0, -1),
}

const pathsOf = (name: PageName) =>
  (['nl', 'fr'] as const).map((locale) =>
    pathTo(locale, name as 'listing.sale', { city: 'linkebeek', slug: 'x', id: 2706 }),
  )

const isPrivate = (policy: CachePolicy) => policy !== 'content' && policy !== 'minute'
const cacheControl = ({ headers }: Answer) => headers['cache-control'] ?? 'nothing'

/** Lines that say what is wrong with one page, so that one run shows all. */
async function wrongWith(name: PageName, cookie: string): Promise<string[]> {
  const wrong: string[] = []
  const check = async (
    target: string,
    sent: Parameters<typeof ask>[1],
    problemOf: (answer: Answer) => string,
  ) => {
    const answer = await ask(target, sent)
    const problem = problemOf(answer)
    if (problem)
      wrong.push(
        `${name} ${target.slice(0, 60)} ${JSON.stringify(sent)}: ${answer.status}, ${cacheControl(answer)}: ${problem}`,
      )
  }
  const { cache, query: read } = entryOf(name)
  const isOpen = (query: string) =>
    !isPrivate(cache) && query !== tooMany && !(query === tooLong && read.includes('city'))
  const mayBeKept = (query: string) => (answer: Answer) =>
    /^private, no-(?:store|cache)/.test(cacheControl(answer)) ||
    (isOpen(query) && cacheControl(answer) !== 'nothing')
      ? ''
      : 'may be kept'
  const leadsTo = (to: string, status: number) => (answer: Answer) =>
    answer.status === status && answer.headers.location === to ? '' : `leads to ${answer.headers.location}`
  for (const path of pathsOf(name)) {
    for (const query of ['', tooMany, tooLong, '?'])
      for (const sent of ['', cookie]) await check(path + query, { cookie: sent }, mayBeKept(query))
    for (const spell of Object.values(spellings)) {
      const odd = spell(path)
      if (odd === path) continue
      await check(
        odd + tooMany,
        { cookie },
        (answer) => leadsTo(path + tooMany, 301)(answer) || mayBeKept(tooMany)(answer),
      )
      await check(odd, { method: 'POST' }, leadsTo(path, 308))
    }
  }
  return wrong
}

test('S-04 no private page may be kept by anybody, however its address is spelt and whoever asks', async () => {
  const { cookie } = await loggedIn('2706')
  const wrong = (await Promise.all(pageNames.map((name) => wrongWith(name, cookie)))).flat()
  expect(wrong.slice(0, 40)).toEqual([])
}, 900_000)

test('S-04 what a stranger reads under an odd spelling is not what the owner read there', async () => {
  const { cookie } = await loggedIn('2706')
  const account = pathTo('nl', 'portal.account')
  expect((await ask(account, { cookie })).status).toBe(200)
  for (const spell of Object.values(spellings)) {
    const odd = spell(account) + tooMany
    const answer = await ask(odd, { cookie })
    expect([answer.status, answer.body]).toEqual([301, ''])
  }
})

test.each([
  '/nl/contact/?token=abc',
  '/nl/?token=abc',
  '/nl/te-koop/?t%6fken=abc',
  '/nl/bedankt/gratis-schatting/?estimate=abc',
])('S-04 %s was asked for with a signed link: nobody keeps it', async (target) => {
  for (const _ of ['first', 'again']) expect(cacheControl(await ask(target))).toBe('private, no-store')
})

test.each([
  '/nl/mijn-panden/abc/',
  '/nl/mijn-panden/27060000000/',
  '/fr/mes-biens/-/',
  '/nl/afspraak/agenda.ics',
  '/nl/mijn-gegevens/export.json?token=a',
  '/nl/challenge.json?form=contact-me',
])('S-04 %s is no page of the table, or none that is public: nobody keeps it', async (target) =>
  expect(cacheControl(await ask(target))).toMatch(/^private, no-store/),
)

test('S-04 a spelling that can be no path of ours is not found, and never a redirect', async () => {
  for (const target of [
    '/nl/%2fmijn-panden/',
    '/nl/mijn-panden%5c/',
    '/nl/mijn-panden/%00/',
    '/nl/%zz/',
    '/%2f%2fevil.example/',
  ]) {
    const { status } = await ask(target)
    expect([target, status]).toEqual([target, 404])
  }
  for (const target of ['//evil.example/', '/\\evil.example/', '//evil.example/%2e%2e']) {
    const { headers } = await ask(target)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  }
})
