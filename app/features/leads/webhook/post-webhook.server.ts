import { type ClientRequest, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { checkAddress, publicLookup } from '~/features/media/public.server'

/** How a message is handed over. `allowPrivate`: for tests only, http and addresses of this network. */
export type WebhookPost = {
  url: string
  headers: Record<string, string>
  body: string
  allowPrivate?: boolean
}

/** The answer's status; without one, why there was none: `timeout`, `ECONNREFUSED`, `private-address`. */
export type WebhookAnswer = { status: number; problem?: never } | { status?: never; problem: string }

/** A CRM that says nothing for so long is taken for dead. */
export const patienceMs = 15_000

/**
 * Posts a message to an https address of a public host, and reads no more than the status of its answer. The host name
 * is looked up once, each of its addresses is public, and the connection goes to one of these. A redirect is not
 * followed: its target may be anything.
 */
export async function postWebhook(post: WebhookPost): Promise<WebhookAnswer> {
  const url = new URL(post.url)
  try {
    checkAddress(url, post.allowPrivate ?? false)
  } catch {
    return { problem: 'private-address' }
  }
  return await new Promise((resolve) => {
    const request = open(url, post)
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 })
      response.destroy()
    })
    request.on('error', (error) => resolve({ problem: problemOf(error) }))
    request.end(post.body)
  })
}

function open(url: URL, { headers, body, allowPrivate }: WebhookPost): ClientRequest {
  const ask = url.protocol === 'https:' ? secureRequest : plainRequest
  return ask(url, {
    method: 'POST',
    // A new connection: a pooled one could have been opened to the same name without the guard.
    agent: false,
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Pignon-Webhook/1',
    },
    ...(allowPrivate ? {} : { lookup: publicLookup() }),
  })
}

/** A short name of it; what the system says may hold addresses. */
function problemOf(error: Error & { code?: unknown }): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  if (/not public/.test(error.message)) return 'private-address'
  return typeof error.code === 'string' && /^[A-Z_]{3,40}$/.test(error.code) ? error.code : 'failed'
}
