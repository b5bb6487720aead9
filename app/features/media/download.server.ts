import { type IncomingMessage, get as plainGet } from 'node:http'
import { type RequestOptions, get as secureGet } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, publicLookup } from './public-address.server'

export type DownloadOptions = {
  maxBytes: number
  timeMs: number
  redirects: number
  /** Kinds of file that are asked for; pictures unless said. */
  accept?: string
  /** For tests and closed networks only: private addresses, and `http:`, are then allowed. */
  allowPrivate?: boolean
}

/**
 * Downloads a file from a stranger's address, guarded: only https, only public addresses, also after each
 * redirect, bounded in time and bytes. The host's name is looked up once, and the answer checked is the one used.
 * @throws {Error} with the reason, free of anything the answer contained
 */
export async function download(address: string, options: DownloadOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeMs)
  let url = new URL(address)
  for (let followed = 0; followed <= options.redirects; followed += 1) {
    const answer = await ask(url, options, signal)
    const status = answer.statusCode ?? 0
    if (status === 200) return readBounded(answer, options.maxBytes)
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(status)) throw new Error(`answered ${status}`)
    url = new URL(answer.headers.location ?? '', url)
  }
  throw new Error(`more than ${options.redirects} redirects`)
}

/** @throws {Error} when the address may not be asked */
function check(url: URL, allowPrivate: boolean) {
  const scheme = url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:')
  if (!scheme) throw new Error('only https addresses are fetched')
  if (url.username || url.password) throw new Error('an address with a password is not fetched')
  // A literal address is never looked up, so the guarded lookup would not see it.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) throw new Error('the address is not public')
}

async function ask(
  url: URL,
  { allowPrivate = false, accept = 'image/*' }: DownloadOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  check(url, allowPrivate)
  const options: RequestOptions = {
    // A connection of its own: a kept one could have been opened to the same name without the guard.
    agent: false,
    signal,
    headers: { accept, 'accept-encoding': 'identity' },
    ...(allowPrivate ? {} : { lookup: publicLookup() }),
  }
  const get = url.protocol === 'https:' ? secureGet : plainGet
  return new Promise((resolve, reject) => get(url, options, resolve).on('error', reject))
}

async function readBounded(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new Error(`larger than ${maxBytes} bytes`)
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    throw tooLarge()
  }
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > maxBytes) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
