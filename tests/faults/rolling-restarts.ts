import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf, type Statuses, statusesOf } from './statuses.ts'

type RollOptions = {
  /** The origin of the site, where nginx answers. */
  origin: string
  /** Requests a second. */
  rate: number
  /** Replaces a process of the site. */
  restart: (index: number) => Promise<void>
  restarts: number
  /** Requests of an earlier run, after whose numbers these are counted: their addresses and forms are others. */
  first?: number
}

/** How often each status came, for each kind of request; and the forms that were accepted. */
export type RollResult = {
  statuses: Record<Kind, Statuses>
  accepted: string[]
  /** Of the longest answer, in seconds. */
  longest: number
}

type Kind = 'pages' | 'files of open pages' | 'uncached lists' | 'forms' | 'visits'
type Sending = { method: 'GET' | 'POST'; path: string; body?: string }

const sending: Record<Kind, (number: number, files: readonly string[]) => Sending> = {
  pages: () => ({ method: 'GET', path: '/nl/' }),
  // Of a page that was opened at any time before.
  'files of open pages': (number, files) => ({
    method: 'GET',
    path: files[number % files.length] ?? '/favicon.svg',
  }),
  // Each address is asked for once, so it is in no cache.
  'uncached lists': (number) => ({ method: 'GET', path: `/nl/te-koop/?priceMax=${500_000 + number}` }),
  forms: (number) => ({ method: 'POST', path: '/nl/contact/', body: contactForm(number) }),
  visits: () => ({ method: 'POST', path: '/visits', body: 'of=listing-2706&from=' }),
}

const remarkOf = (number: number) => `form-${number}`
const contactForm = (number: number) =>
  new URLSearchParams({
    form: 'site-contact',
    title: 'ms',
    firstName: 'Lien',
    lastName: 'Peeters',
    email: `${remarkOf(number)}@post.example`,
    phone: '0470123456',
    remark: remarkOf(number),
  }).toString()

const kinds = Object.keys(sending) as Kind[]

/** Visitors of every kind, while the processes of the site are replaced one after the other. */
export async function rollUnderLoad({
  origin,
  rate,
  restart,
  restarts,
  first = 0,
}: RollOptions): Promise<RollResult> {
  // As many connections as there are visitors at a time; nginx itself is not restarted.
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  const seen = Object.fromEntries(kinds.map((kind) => [kind, [] as string[]])) as Record<Kind, string[]>
  const result = { accepted: [] as string[], longest: 0 }
  const files = new Set<string>()
  const underWay: Promise<void>[] = []
  const send = async (kind: Kind, number: number) => {
    const began = performance.now()
    const { status, text } = await ask(origin, sending[kind](number, [...files]), agent, number)
    for (const file of text.match(/\/assets\/[\w.-]+/g) ?? []) if (kind === 'pages') files.add(file)
    seen[kind].push(status)
    if (kind === 'forms' && status === '303') result.accepted.push(remarkOf(number))
    result.longest = Math.max(result.longest, (performance.now() - began) / 1_000)
  }
  const load = setInterval(() => {
    const number = first + underWay.length
    underWay.push(send(kinds[number % kinds.length] ?? 'pages', number))
  }, 1_000 / rate)
  for (let index = 0; index < restarts; index += 1) {
    await sleep(500)
    await restart(index)
  }
  await sleep(500)
  clearInterval(load)
  await Promise.all(underWay)
  agent.destroy()
  const statuses = Object.fromEntries(kinds.map((kind) => [kind, statusesOf(seen[kind])]))
  return { ...result, statuses: statuses as Record<Kind, Statuses> }
}

/** @returns status and text of a whole answer, else the code of what went wrong */
function ask(origin: string, { method, path, body }: Sending, agent: Agent, number: number) {
  const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = { origin, 'x-forwarded-for': address, 'user-agent': 'Firefox/150', ...form }
  return answerOf(request(origin + path, { method, agent, headers, timeout: 60_000 }), body)
}

/** Forms of which a visitor was thanked and that are not in the database once. */
export function compareLeads(accepted: readonly string[], remarks: readonly string[]) {
  const times = new Map<string, number>()
  for (const remark of remarks) times.set(remark, (times.get(remark) ?? 0) + 1)
  return {
    lost: accepted.filter((remark) => !times.has(remark)),
    doubled: [...times].filter(([, count]) => count > 1).map(([remark]) => remark),
  }
}
