import type { SiteWithDatabase } from './site-with-database.ts'
import { isMostlyServed } from './statuses.ts'
import { isServedAgain, type KindResult, type Sending, sendSteadily, uncachedList } from './steady-load.ts'

const person = { title: 'ms', firstName: 'Lien', lastName: 'Peeters', phone: '0470123456' }

const contact = (number: number): Sending => ({
  path: '/nl/contact/',
  form: { form: 'site-contact', ...person, email: `lien-${number}@post.example`, remark: `Vraag ${number}` },
})
const enquiry = (path: string) => (number: number) => ({
  path,
  form: { form: 'contact-me', ...person, email: `mia-${number}@post.example`, remark: `Vraag ${number}` },
})
const login = (number: number) => ({
  path: '/nl/login/',
  form: { form: 'login', email: `nobody-${number}@post.example`, password: 'paard batterij nietje' },
})

export type LockedTable = {
  results: Record<'pages' | 'enquiries' | 'contact' | 'login' | 'ready', KindResult>
  /** What was too slow, refused or broken although the locked table has nothing to do with it. */
  wrong: string[]
}

/** Requests a second. */
const fifty: Record<keyof LockedTable['results'], number> = {
  pages: 40,
  enquiries: 3,
  contact: 4,
  login: 1,
  ready: 2,
}

type LockedTableOptions = {
  seconds: number
  perSecond?: typeof fifty
  /** For what needs no listing. */
  limitMs?: number
  /** For all others: the site itself ends what takes longer. */
  waitMs?: number
  /**
   * How many forms and health checks that need no listing may be answered with 503: half, where a busy machine takes longer
   * than the site gives them. A lock that kept them waiting would keep nearly each of them.
   */
  refused?: 'none' | 'half'
}

/**
 * Locks the table of listings while visitors send fifty requests a second: lists that no cache keeps, enquiries about a
 * listing, and forms, logins and health checks that need no listing.
 */
export async function runLockedTable(
  { baseUrl, client }: SiteWithDatabase,
  { seconds, perSecond = fifty, limitMs = 1_000, waitMs = 10_000, refused = 'none' }: LockedTableOptions,
): Promise<LockedTable> {
  const moved = await fetch(`${baseUrl}/property/2706/`, { redirect: 'manual' })
  const listing = new URL(moved.headers.get('location') ?? '/nl/', baseUrl).pathname
  for (const path of ['/nl/contact/', '/nl/login/', '/nl/te-koop/?priceMax=1', listing])
    await fetch(baseUrl + path)
  await client.query('begin; lock table listings in access exclusive mode')
  const results = await sendSteadily(
    baseUrl,
    {
      pages: { perSecond: perSecond.pages, next: uncachedList },
      enquiries: { perSecond: perSecond.enquiries, next: enquiry(listing) },
      contact: { perSecond: perSecond.contact, next: contact },
      login: { perSecond: perSecond.login, next: login },
      ready: { perSecond: perSecond.ready, next: () => ({ path: '/readyz' }) },
    },
    seconds,
  ).finally(() => client.query('rollback'))
  const after = (await isServedAgain(baseUrl)) ? [] : ['pages: refused without the lock too']
  return { results, wrong: [...findWrong(results, { limitMs, waitMs, refused }), ...after] }
}

const allowed = {
  pages: ['200', '503'],
  enquiries: ['200', '503'],
  contact: ['200'],
  login: ['200', '422'],
  ready: ['200'],
}

type Limits = Required<Pick<LockedTableOptions, 'limitMs' | 'waitMs' | 'refused'>>

function findWrong(results: LockedTable['results'], { limitMs, waitMs, refused }: Limits): string[] {
  const names = Object.keys(allowed) as (keyof typeof allowed)[]
  return names.flatMap((name) => {
    const { statuses, slowest } = results[name]
    const mayRefuse = refused === 'half' && isMostlyServed(statuses)
    const right = mayRefuse ? [...allowed[name], '503'] : allowed[name]
    const mostMs = name === 'pages' || name === 'enquiries' ? waitMs : limitMs
    return [
      ...Object.keys(statuses).flatMap((status) => (right.includes(status) ? [] : `${name}: ${status}`)),
      ...(slowest >= mostMs ? [`${name}: ${slowest} ms`] : []),
    ]
  })
}
