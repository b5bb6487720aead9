import type { IncomingMessage } from 'node:http'
import { get, type RequestOptions } from 'node:https'
import { checkAddress, publicLookup } from '~/features/media/public.server'
import type { FeedText } from '../feed-text.server'
import { FeedRejectedError } from '../parse-feed'
import { codeOf, maxFeedBytes, spoolBounded, withoutLogin } from '../read-feed.server'

/** What the server of the feed said of what it sent, to be sent back to it the next time. */
export type Validators = { etag: string | null; lastModified: string | null }

export const noValidators: Validators = { etag: null, lastModified: null }

/** @property text - packed or not; whoever gets it closes it */
export type DownloadedFeed = { text: FeedText; validators: Validators }

export type FeedDownload = {
  known: Validators
  maxBytes?: number
  /** Where the feed is kept while it is read. */
  spoolFolder?: string | undefined
  /** Of the whole download. An import of hand, and the nightly job, wait for it. */
  timeMs?: number
  /** For tests only: addresses of this machine too, with this certificate. */
  ownCertificate?: string
}

const usualTimeMs = 120_000
const mostRedirects = 3
/** Longer ones are not kept. */
const mostOfValidator = 500

/**
 * Downloads a feed from an https address of a public host, unless it is what `known` stands for. The host name is looked
 * up once, each of its addresses is public, and the connection goes to one of these; likewise after a redirect.
 * @returns undefined when it has not changed
 * @throws {FeedRejectedError} with the reason, which names no address
 */
export async function downloadFeed(address: string, how: FeedDownload): Promise<DownloadedFeed | undefined> {
  const { maxBytes = maxFeedBytes, timeMs = usualTimeMs, spoolFolder } = how
  const signal = AbortSignal.timeout(timeMs)
  try {
    const answer = await follow(address, how, signal)
    if (answer.statusCode === 304) {
      answer.destroy()
      return undefined
    }
    return { text: await spoolBounded(answer, { maxBytes, spoolFolder }), validators: validatorsOf(answer) }
  } catch (error) {
    if (error instanceof FeedRejectedError) throw error
    throw new FeedRejectedError(`the address cannot be read: ${problemOf(error as Error, signal)}`)
  }
}

async function follow(
  address: string,
  { known, ownCertificate }: FeedDownload,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { url: first, headers: login } = withoutLogin(address)
  let url = new URL(first)
  for (let followed = 0; followed <= mostRedirects; followed += 1) {
    // A password is for the host that it was given for.
    const headers = { ...conditions(known), ...(url.origin === new URL(first).origin && login) }
    const answer = await ask(url, { headers, signal, ownCertificate })
    const status = answer.statusCode ?? 0
    if (status === 200 || (status === 304 && hasAny(known))) return answer
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(status))
      throw new FeedRejectedError(`the address answers ${status}`)
    url = new URL(answer.headers.location ?? '', url)
  }
  throw new FeedRejectedError('the address cannot be read: too many redirects')
}

type Asking = { headers: Record<string, string>; signal: AbortSignal; ownCertificate: string | undefined }

function ask(url: URL, { headers, signal, ownCertificate }: Asking): Promise<IncomingMessage> {
  try {
    if (ownCertificate === undefined) checkAddress(url, false)
  } catch {
    throw new FeedRejectedError('the address is not https, or not public')
  }
  const options: RequestOptions = {
    // A new connection: a pooled one could have been opened to the same name without the guard.
    agent: false,
    signal,
    // A packed feed is known by its first bytes.
    headers: { ...headers, accept: 'application/json, */*;q=0.5', 'accept-encoding': 'gzip, identity;q=0.5' },
    ...(ownCertificate === undefined ? { lookup: publicLookup() } : { ca: ownCertificate }),
  }
  return new Promise((resolve, reject) => get(url, options, resolve).on('error', reject))
}

const conditions = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
})

const hasAny = ({ etag, lastModified }: Validators) => Boolean(etag ?? lastModified)

const validatorsOf = ({ headers }: IncomingMessage): Validators => ({
  etag: short(headers.etag),
  lastModified: short(headers['last-modified']),
})

const short = (value: string | undefined) => (value && value.length <= mostOfValidator ? value : null)

/** A short name of it; what the system says may hold addresses. */
function problemOf(error: Error, signal: AbortSignal): string {
  if (signal.aborted) return 'timeout'
  if (/not public/.test(error.message)) return 'the name leads to an address that is not public'
  const code = codeOf(error)
  return /^[A-Z_]{3,40}$/.test(code) ? code : 'failed'
}
