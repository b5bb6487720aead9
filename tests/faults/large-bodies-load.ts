import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { countBroken, counted, type Statuses, statusOf } from './statuses.ts'

export type LoadOptions = {
  /** Where it is sent: nginx, or the site itself. */
  origin: string
  /** The site's own origin, which a form has to come from. */
  siteOrigin: string
  seconds: number
  /** Only the others, to compare with. */
  withoutLarge?: boolean
}

export type LoadResult = {
  large: Statuses
  others: Statuses
  /** Of the others, in milliseconds. */
  p50: number
  p99: number
  /** Of the others: answers of 5xx, and none. */
  broken: number
}

type Sending = { method: 'GET' | 'POST'; path: string; body?: string; accept?: string }

const large = `form=site-contact&remark=${'a'.repeat(900_000)}`
/** One after the other: a form that lacks something, a visit, and pages that are kept and that are not. */
const others: Sending[] = [
  {
    method: 'POST',
    path: '/nl/contact/',
    body: 'form=site-contact&firstName=Lien',
    accept: 'application/json',
  },
  { method: 'POST', path: '/visits', body: '{}' },
  { method: 'GET', path: '/nl/' },
  { method: 'POST', path: '/visits', body: '{}' },
  { method: 'GET', path: '/nl/challenge.json?form=site-contact' },
]
const largeEveryMs = 100
const otherEveryMs = 20

/** Visitors who send 900 kB, ten a second, beside fifty other requests a second. */
export async function loadWithLargeBodies({
  origin,
  siteOrigin,
  seconds,
  withoutLarge,
}: LoadOptions): Promise<LoadResult> {
  // Others are other visitors: what they share lies behind nginx.
  const agents = { large: new Agent(), others: new Agent({ keepAlive: true }) }
  const result = { large: {} as Statuses, others: {} as Statuses }
  const times: number[] = []
  const underWay: Promise<void>[] = []
  let count = 0
  const send = async (kind: 'large' | 'others', sending: Sending) => {
    const began = performance.now()
    const address = `10.7.${(count >> 8) & 255}.${count++ & 255}`
    const status = await ask(origin, sending, agents[kind], {
      origin: siteOrigin,
      'x-forwarded-for': address,
    })
    result[kind][status] = (result[kind][status] ?? 0) + 1
    if (kind === 'others') times.push(performance.now() - began)
  }
  const many = setInterval(
    () => withoutLarge || underWay.push(send('large', { method: 'POST', path: '/nl/contact/', body: large })),
    largeEveryMs,
  )
  const rest = setInterval(
    () =>
      underWay.push(
        send('others', others[underWay.length % others.length] ?? { method: 'GET', path: '/nl/' }),
      ),
    otherEveryMs,
  )
  await sleep(seconds * 1_000)
  clearInterval(many)
  clearInterval(rest)
  await Promise.all(underWay)
  for (const agent of Object.values(agents)) agent.destroy()
  times.sort((one, other) => one - other)
  return { ...result, p50: at(times, 0.5), p99: at(times, 0.99), broken: countBroken(result.others) }
}

/** The part of all times below which `share` of them are. */
const at = (sorted: number[], share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)

/** @returns status of a whole answer, else the code of what went wrong */
function ask(
  origin: string,
  sending: Sending,
  agent: Agent,
  headers: Record<string, string>,
): Promise<string> {
  const { method, path, body, accept = '*/*' } = sending
  const sent =
    body === undefined
      ? {}
      : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }
  const options = { method, agent, timeout: 20_000, headers: { ...headers, accept, ...sent } }
  return statusOf(request(origin + path, options), body)
}

/** A line for people. */
export const describeLoad = ({ large, others, p50, p99, broken }: LoadResult) =>
  `900 kB: ${counted(large)}; others: ${counted(others)}, 5xx or none: ${broken}, p50 ${p50} ms, p99 ${p99} ms`
