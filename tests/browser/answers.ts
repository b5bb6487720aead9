import { type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { baseUrl } from './browser'

/** An answer as it left the product: redirects are not followed. */
export type Answer = { status: number; headers: Headers; body: string }

/** Asks as a program would: no cookies, no language, redirects not followed. */
export async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await untilServed(init, () => fetch(baseUrl() + path, { redirect: 'manual', ...init }))
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** Longest that a busy machine is waited for, in milliseconds. */
const patienceMs = 60_000

/**
 * Asks again where a reader is answered that the site has no time, and told when to come again: that says something of the
 * machine. What somebody sends is sent once.
 */
export async function untilServed(
  { method = 'GET' }: RequestInit,
  send: () => Promise<Response>,
): Promise<Response> {
  const began = performance.now()
  for (;;) {
    const response = await send()
    const mayCome = ['GET', 'HEAD'].includes(method) && performance.now() - began < patienceMs
    if (!mayCome || response.status !== 503 || !response.headers.has('retry-after')) return response
    await response.body?.cancel()
    await sleep(1_000)
  }
}

/**
 * Asks one after another. Dozens of pages asked for at once wait for each other, and a busy machine answers 503 to those
 * that waited too long.
 */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await ask(item))
  return results
}

/** The path goes out byte for byte; `fetch` would tidy `..` and refuse other methods. */
export function askRaw(
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(baseUrl())
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      let read = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        read += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }))
    })
    sent.on('error', reject).end(body)
  })
}

/** Where a redirect leads: path and query on the site itself, else the whole address. */
export const locationOf = ({ headers }: Answer) => headers.get('location') ?? ''

/** Follows redirects of the site and says where it ended. */
export async function follow(path: string, init: RequestInit = {}): Promise<Answer & { path: string }> {
  let at = path
  for (let hops = 0; hops < 5; hops += 1) {
    const answer = await ask(at, init)
    if (answer.status < 300 || answer.status > 399) return { ...answer, path: at }
    at = locationOf(answer)
  }
  throw new Error(`${path} goes round in circles`)
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00a0',
}
const readEntities = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (e) => entities[e] ?? e)

/** What a visitor reads: no tags, single ordinary spaces. */
export const textOf = (html: string): string =>
  readEntities(
    html
      .replace(/<(script|style|head)\b.*?<\/\1>/gs, ' ')
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

export type Attributes = Record<string, string>

/** The attributes of each element of a kind, their names in lower case. */
export const elementsOf = (html: string, tag: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'gi'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        readEntities(value),
      ]),
    ),
  )

/** Facts of a page by their labels. */
export const factsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt>\s*<dd\b[^>]*>(.*?)<\/dd>/gs)].map(([, label = '', value = '']) => [
      textOf(label),
      textOf(value),
    ]),
  )

export type ReadCard = { id: number; href: string; text: string; html: string }

/** The cards of a list, in order. */
export const cardsOf = (html: string): ReadCard[] =>
  [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => {
    const href = elementsOf(card, 'a')[0]?.href ?? ''
    return { id: Number(/\/(\d+)\/$/.exec(href)?.[1]), href, text: textOf(card), html: card }
  })

export const idsOf = (html: string): number[] => cardsOf(html).map(({ id }) => id)

/** Everything between the opening and the closing tag of `main`. */
export const mainOf = (html: string): string => /<main\b.*?<\/main>/s.exec(html)?.[0] ?? ''

export const headingOf = (html: string): string => textOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '')

export const languageOf = (html: string): string => elementsOf(html, 'html')[0]?.lang ?? ''

export const isNoindex = (html: string): boolean =>
  elementsOf(html, 'meta').some(({ name, content }) => name === 'robots' && /\bnoindex\b/.test(content ?? ''))

export const canonicalOf = (html: string): string | undefined =>
  elementsOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href

/** Address by language, `x-default` among them. */
export const alternatesOf = (html: string): Attributes =>
  Object.fromEntries(
    elementsOf(html, 'link')
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang = '', href = '' }) => [hreflang, href]),
  )

type Data = Record<string, unknown>

/** Structured data of a page; throws where a block is no JSON. */
export const dataOf = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  )

/** Paths of the sitemap. */
export async function sitemapPaths(): Promise<string[]> {
  const { body } = await ask('/sitemap.xml')
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    readEntities(url).replace(baseUrl(), ''),
  )
}

/** Sample pages of the demo, one of each kind, in the given language. */
export const listingPath = async (id: number, locale = 'nl'): Promise<string> =>
  locationOf(await ask(`/property/${id}/?lng=${locale}`))
