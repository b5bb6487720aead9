import { createHash } from 'node:crypto'
import { bytesOf } from '../../app/platform/page-bytes.server.ts'
import { WORTH_COMPRESSING_BYTES } from './compression.ts'
import type { Encoding } from './encoding.ts'

/** One representation, ready to be written: `headers` is the flat list that `writeHead` takes. */
export interface Body {
  /**
   * Compressed bytes are kept as a latin1 string, a character for each: node:http then writes header and
   * body in one piece. Less CPU than a header followed by a Buffer in 8 of 10 pairs of runs, 4 % in the median.
   */
  readonly content: Buffer | string
  readonly headers: string[]
}

export interface Page {
  readonly key: string
  readonly status: number
  /** The entity tag without W/ and quotes. */
  readonly tag: string
  /** The flat header list of a 304. */
  readonly validators: string[]
  readonly sharedHeaders: readonly string[]
  readonly bodies: Partial<Record<Encoding, Body>> & { identity: Body }
  /** The page uncompressed, from which its encodings are made. */
  readonly identity: Buffer
  /** Encodings under way, so that each is made once. */
  readonly making: Partial<Record<Encoding, Promise<Body>>>
  /** Milliseconds since 1970 from which the page is rendered again when it is asked for. */
  expiresAt: number
  /** Milliseconds since 1970 until which it stands in where it cannot be rendered again. */
  usableUntil: number
  readonly compressible: boolean
  /** Answers from the store that sent brotli. */
  brotliHits: number
}

export type PageTimes = Pick<Page, 'expiresAt' | 'usableUntil'>

/** Of one hop, created again by node:http, or decided here. */
const notCopied = new Set([
  'cache-control',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
])

/** Of what the page cache keeps: browsers ask each time whether it is still the same. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Reads an answer of the application into the form in which it is served. */
export async function pageOf(key: string, response: Response, times: PageTimes): Promise<Page> {
  const bytes = await bytesOf(response)
  const copied = [...response.headers].filter(([name]) => !notCopied.has(name)).flat()
  const tag = tagOf(bytes, copied)
  const ok = response.status === 200
  const cacheControl = ok ? revalidate : (response.headers.get('cache-control') ?? revalidate)
  const validators = ['cache-control', cacheControl, 'vary', 'Accept-Encoding']
  if (ok) validators.push('etag', `W/"${tag}"`)
  const sharedHeaders = [...copied, ...validators]
  return {
    key,
    status: response.status,
    tag,
    validators,
    sharedHeaders,
    bodies: { identity: bodyOf(sharedHeaders, bytes, 'identity') },
    identity: bytes,
    making: {},
    ...times,
    compressible: bytes.length >= WORTH_COMPRESSING_BYTES,
    brotliHits: 0,
  }
}

export function bodyOf(sharedHeaders: readonly string[], bytes: Buffer, encoding: Encoding): Body {
  const headers = [...sharedHeaders, 'content-length', String(bytes.length)]
  if (encoding === 'identity') return { content: bytes, headers }
  headers.push('content-encoding', encoding)
  return { content: bytes.toString('latin1'), headers }
}

/** What a page takes in memory: every encoding of it, and the header text of each. */
export function weightOf(page: Page): number {
  let bytes = page.key.length
  for (const body of Object.values(page.bodies)) {
    bytes += body.content.length
    for (const text of body.headers) bytes += text.length
  }
  return bytes
}

/**
 * Whether the browser already has this page (If-None-Match, weak comparison).
 * A tag is 22 characters of a hash, so finding it in quotes is finding it in the list.
 */
export function isNotModified(page: Page, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined || page.status !== 200) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(`"${page.tag}"`)
}

/**
 * The headers are part of the tag: a 304 repeats none of them, so a changed security policy would
 * otherwise never reach somebody who has the page.
 */
function tagOf(bytes: Buffer, headers: readonly string[]): string {
  const hash = createHash('sha256').update(headers.join('\n')).update('\n\n').update(bytes)
  return hash.digest('base64url').slice(0, 22)
}
