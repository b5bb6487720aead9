import { bytesOf, hasBytes } from '~/platform/page-bytes.server'
import { compressOnTheWay, WORTH_COMPRESSING_BYTES } from './page-cache/compression'
import { encodingsOnce, preferredEncoding } from './page-cache/encoding'

const textual =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)(?:;|$))/i

/**
 * Compresses an answer that bypassed the page cache.
 * @param headers - of the request
 * @returns the same answer if it is no text, is short, or has `no-transform`
 */
export async function compressed(headers: Headers, response: Response): Promise<Response> {
  if (!isCompressible(response)) return response
  const bytes = await bytesOf(response)
  const answer = new Headers(response.headers)
  addVary(answer)
  const encoding = preferredEncoding(headers.get('accept-encoding'), encodingsOnce)
  // Nothing else of it: the router's server makes a stream of the body for any other property.
  const { status } = response
  if (encoding === 'identity' || bytes.length < WORTH_COMPRESSING_BYTES) {
    return new Response(bytes, { status, headers: answer })
  }
  const smaller = await compressOnTheWay(bytes, encoding)
  answer.set('content-encoding', encoding)
  answer.set('content-length', String(smaller.length))
  weakenTag(answer)
  return new Response(new Uint8Array(smaller), { status, headers: answer })
}

function isCompressible(response: Response): boolean {
  const { status, headers } = response
  if (!hasBytes(response) && response.body === null) return false
  if (status === 206 || headers.has('content-encoding')) return false
  if (/\bno-transform\b/i.test(headers.get('cache-control') ?? '')) return false
  return textual.test(headers.get('content-type') ?? '')
}

function addVary(headers: Headers) {
  const vary = headers.get('vary') ?? ''
  if (!/(?:^|[\s,])(?:\*|accept-encoding)(?:[\s,]|$)/i.test(vary)) headers.append('vary', 'Accept-Encoding')
}

/** Weakens the tag: the bytes differ, the page is the same. */
function weakenTag(headers: Headers) {
  const tag = headers.get('etag')
  if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`)
}
