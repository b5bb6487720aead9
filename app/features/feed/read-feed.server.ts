import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type FeedOrigin, isAddress, originOfFile, originOfUrl } from './feed-origin'
import { type FeedText, spool, textOfFile } from './feed-text.server'
import { type FeedBody, FeedRejectedError, parseFeed } from './parse-feed'

/** Largest feed, compressed or not. */
export const maxFeedBytes = 500 * 1000 * 1000
/** Timeout of the whole download. */
const downloadMs = 300_000

export type FeedFile = {
  body: FeedBody
  place: FeedOrigin
  /** Gives back what the feed takes; its records cannot be read afterwards. */
  close(): void
}

export type ReadOptions = {
  productFolder: string
  /** Where a feed is kept while it is read that is no plain file; unseen by others, and gone with this process. */
  spoolFolder?: string | undefined
  maxBytes?: number
  timeoutMs?: number
}

/** @throws {FeedRejectedError} with the reason */
export async function readFeed(source: string, options: ReadOptions): Promise<FeedFile> {
  const { maxBytes = maxFeedBytes, timeoutMs = downloadMs, productFolder, spoolFolder } = options
  const isRemote = isAddress(source)
  const place = isRemote ? originOfUrl(source) : originOfFile(source, productFolder)
  const text = isRemote
    ? await download(source, timeoutMs, { maxBytes, spoolFolder })
    : await openFile(source, { maxBytes, spoolFolder })
  return await feedIn(text, place, { maxBytes, spoolFolder })
}

export type Spooling = { maxBytes: number; spoolFolder: string | undefined }

/** @param given - packed or not; closed by this, or by closing the feed @throws {FeedRejectedError} with the reason */
export async function feedIn(given: FeedText, place: FeedOrigin, spooling: Spooling): Promise<FeedFile> {
  const text = await unpacked(given, spooling)
  try {
    return { body: parseFeed(text), place, close: text.close }
  } catch (error) {
    text.close()
    throw error
  }
}

const tooLarge = (maxBytes: number) =>
  new FeedRejectedError(`the feed is larger than ${maxBytes / 1_000_000} MB`)

async function openFile(file: string, spooling: Spooling): Promise<FeedText> {
  try {
    const found = await stat(file)
    if (found.size > spooling.maxBytes) throw tooLarge(spooling.maxBytes)
    // A pipe can be read only once; a folder cannot be read, and says so.
    return found.isFile() ? textOfFile(file) : await spoolBounded(createReadStream(file), spooling)
  } catch (error) {
    if (error instanceof FeedRejectedError) throw error
    throw new FeedRejectedError(`the file cannot be read: ${codeOf(error)}`)
  }
}

async function download(address: string, timeoutMs: number, spooling: Spooling): Promise<FeedText> {
  try {
    const { url, headers } = withoutLogin(address)
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new FeedRejectedError(`the address answers ${response.status}`)
    return await spoolBounded(response.body ?? [], spooling)
  } catch (error) {
    if (error instanceof FeedRejectedError) throw error
    throw new FeedRejectedError(`the address cannot be read: ${codeOf(error)}`)
  }
}

/** Credentials in an address are sent as a header: no client takes them in the address. */
export function withoutLogin(address: string): { url: string; headers: Record<string, string> } {
  const { origin, pathname, search, username, password } = new URL(address)
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const headers: Record<string, string> = username
    ? { authorization: `Basic ${Buffer.from(login).toString('base64')}` }
    : {}
  return { url: `${origin}${pathname}${search}`, headers }
}

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Keeps a body that comes once. @throws {FeedRejectedError} when it is too large */
export const spoolBounded = (body: Source, { maxBytes, spoolFolder }: Spooling): Promise<FeedText> =>
  spool(bounded(body, maxBytes), spoolFolder)

async function* bounded(body: Source, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    yield part
  }
}

/** Gzip is detected by its first two bytes, not by name or headers. */
async function unpacked(text: FeedText, spooling: Spooling): Promise<FeedText> {
  const [first, second] = partsOf(text).next().value ?? []
  if (first !== 0x1f || second !== 0x8b) return text
  try {
    return await pipeline(
      () => partsOf(text),
      createGunzip(),
      async (bytes: AsyncIterable<Uint8Array>) => await spoolBounded(bytes, spooling),
    )
  } catch (error) {
    if (error instanceof FeedRejectedError) throw error
    throw new FeedRejectedError(`the gzip file is broken: ${codeOf(error)}`)
  } finally {
    text.close()
  }
}

const partBytes = 1 << 20

function* partsOf(text: FeedText): Generator<Uint8Array, undefined> {
  for (let at = 0; at < text.size; at += partBytes) yield text.slice(at, Math.min(text.size, at + partBytes))
}

export function codeOf(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  const { code, message } = (cause ?? error) as { code?: string; message?: string }
  return code ?? message ?? 'unknown'
}
