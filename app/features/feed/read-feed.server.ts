import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type FeedOrigin, isAddress, originOfFile, originOfUrl } from './feed-origin'
import { type FeedBody, FeedRejectedError, parseFeed } from './parse-feed'

/** Largest feed, compressed or not: V8 has no longer strings. */
export const maxFeedBytes = 500 * 1000 * 1000
/** Timeout of the whole download. */
const downloadMs = 300_000

export type FeedFile = { body: FeedBody; place: FeedOrigin }

export type ReadOptions = { productFolder: string; maxBytes?: number; timeoutMs?: number }

/** @throws {FeedRejectedError} with the reason */
export async function readFeed(source: string, options: ReadOptions): Promise<FeedFile> {
  const { maxBytes = maxFeedBytes, timeoutMs = downloadMs, productFolder } = options
  const bytes = isAddress(source)
    ? await download(source, maxBytes, timeoutMs)
    : await readWhole(source, maxBytes)
  const place = isAddress(source) ? originOfUrl(source) : originOfFile(source, productFolder)
  return { body: await readBytes(bytes, maxBytes), place }
}

/** @throws {FeedRejectedError} with the reason */
export const readBytes = async (bytes: Uint8Array, maxBytes = maxFeedBytes): Promise<FeedBody> =>
  parseFeed(await unpacked(bytes, maxBytes))

const tooLarge = (maxBytes: number) =>
  new FeedRejectedError(`the feed is larger than ${maxBytes / 1_000_000} MB`)

async function readWhole(file: string, maxBytes: number): Promise<Uint8Array> {
  try {
    const { size } = await stat(file)
    if (size > maxBytes) throw tooLarge(maxBytes)
    return await readFile(file)
  } catch (error) {
    if (error instanceof FeedRejectedError) throw error
    throw new FeedRejectedError(`the file cannot be read: ${codeOf(error)}`)
  }
}

async function download(address: string, maxBytes: number, timeoutMs: number): Promise<Uint8Array> {
  try {
    const { url, headers } = withoutLogin(address)
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new FeedRejectedError(`the address answers ${response.status}`)
    return await collect(response.body ?? [], maxBytes)
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

/** Reads a body to its end. @throws {FeedRejectedError} when it is too large */
export async function collect(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Gzip is detected by its first two bytes, not by name or headers. */
async function unpacked(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes)
    throw new FeedRejectedError(`the gzip file is broken: ${codeOf(error)}`)
  }
}

export function codeOf(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  const { code, message } = (cause ?? error) as { code?: string; message?: string }
  return code ?? message ?? 'unknown'
}
