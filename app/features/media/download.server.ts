import { type IncomingMessage, get as plainGet } from 'node:http'
import { type RequestOptions, get as secureGet } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, publicLookup } from './public-address.server'

export type DownloadOptions = {
  maxBytes: number
  timeMs: number
  redirects: number
  /** Accepted media types; images by default. */
  accept?: string
  /** For tests and closed networks only: allows private addresses and `http:`. */
  allowPrivate?: boolean
}

/**
 * Downloads a file from an untrusted address: only https and public addresses, also after redirects, limited in time
 * and bytes. The host name is resolved once, and the connection uses the checked address.
 * @throws {Error} with the reason, which contains nothing of the response
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

/**
 * Checks an address before it is asked; its host name is checked by `publicLookup`.
 * @param allowPrivate - private addresses and `http:` too
 * @throws {Error} if the address is not allowed
 */
export function checkAddress(url: URL, allowPrivate: boolean) {
  const scheme = url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:')
  if (!scheme) throw new Error('only https addresses are fetched')
  if (url.username || url.password) throw new Error('an address with a password is not fetched')
  // Literal IP addresses skip the guarded lookup, so they are checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) throw new Error('the address is not public')
}

async function ask(
  url: URL,
  { allowPrivate = false, accept = 'image/*' }: DownloadOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  checkAddress(url, allowPrivate)
  const options: RequestOptions = {
    // A new connection: a pooled one could have been opened to the same name without the guard.
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
