import { createHash } from 'node:crypto'
import type { PictureFormat } from './picture-size'

/**
 * Cache lifetimes. `forever`: the address contains the current version, so its content never changes. `minutes`: an
 * outdated or hand-written address gets today's picture. `minute`: WebP in place of an AVIF that is being rendered.
 */
const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  minutes: 'public, max-age=300',
  minute: 'public, max-age=60',
}

type Answer = {
  bytes: Buffer
  format: PictureFormat | 'jpeg'
  keep: keyof typeof cacheControl
  crossOrigin: boolean
}

/** Sends the picture, or 304 if the browser has it; HEAD gets the headers alone. */
export function pictureResponse(request: Request, { bytes, format, keep, crossOrigin }: Answer): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers: Record<string, string> = {
    'Cache-Control': cacheControl[keep],
    'Cross-Origin-Resource-Policy': crossOrigin ? 'cross-origin' : 'same-origin',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  }
  if (names(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  headers['Content-Type'] = `image/${format}`
  headers['Content-Length'] = String(bytes.length)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

/** If-None-Match compares weakly: a recompressing proxy may have weakened the tag. @see RFC 9110, 13.1.2 */
function names(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** A short text for readers of the network panel. */
export function refusal(status: 400 | 404 | 405 | 503, reason: string): Response {
  return new Response(`${reason}\n`, {
    status,
    headers: {
      'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
      ...(status === 503 ? { 'Retry-After': '2' } : {}),
    },
  })
}
