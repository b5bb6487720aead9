import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Statuses, statusesOf, statusOf } from './statuses.ts'

type IdleOptions = {
  /** Where it is sent: nginx with a pool for each idle time, or the site itself. */
  origin: string
  /** The site's own origin, which a form has to come from. */
  siteOrigin: string
  /** How long a connection is left alone between two posts; all are tried at the same time. */
  idleSeconds: readonly number[]
  /** Connections for each idle time. */
  tries: number
}

/** Posts over a connection that was idle: for each idle time how often each status came. */
export type IdleResult = { idleSeconds: number; statuses: Statuses }[]

/** Within so many milliseconds before the full second: a connection breaks a post only while it is being closed. */
const spreadMs = 60

const kinds = [
  { path: '/visits', body: '{}' },
  { path: '/nl/contact/', body: 'form=site-contact&firstName=Lien' },
]

/** Posts over kept connections, leaves each alone for a while, and posts over it again. */
export async function postAfterIdle({
  origin,
  siteOrigin,
  idleSeconds,
  tries,
}: IdleOptions): Promise<IdleResult> {
  return await Promise.all(
    idleSeconds.map(async (seconds) => {
      const agent = new Agent({ keepAlive: true, maxSockets: tries })
      const postTwice = async (index: number) => {
        const place = { pool: seconds, index }
        await post(origin, siteOrigin, agent, place)
        await sleep(seconds * 1_000 - spreadMs * (index / tries))
        return await post(origin, siteOrigin, agent, place)
      }
      const statuses = statusesOf(
        await Promise.all(Array.from({ length: tries }, (_, index) => postTwice(index))),
      )
      agent.destroy()
      return { idleSeconds: seconds, statuses }
    }),
  )
}

type Place = { pool: number; index: number }

/** @returns status, or the code of what went wrong */
function post(origin: string, siteOrigin: string, agent: Agent, { pool, index }: Place): Promise<string> {
  const { path, body } = kinds[index % kinds.length] ?? { path: '/visits', body: '{}' }
  const headers = {
    origin: siteOrigin,
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.8.${pool % 256}.${index % 256}`,
    'x-pool': String(pool),
  }
  return statusOf(request(origin + path, { method: 'POST', agent, headers, timeout: 30_000 }), body)
}
