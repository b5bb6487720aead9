import type { Site } from '~/features/content/public.server'

export const securityTxtPath = '/.well-known/security.txt'

/** Half a year; at most one is allowed. */
const goodForMs = 182 * 86_400_000
const day = 86_400_000

/** Whom to tell of a vulnerability: the agency. @see RFC 9116 */
export function securityTxt(
  publicUrl: string,
  { identity, locales }: Pick<Site, 'identity' | 'locales'>,
  now: Date,
): Response {
  // To the day, so that its bytes seldom change.
  const expires = new Date(Math.floor((now.getTime() + goodForMs) / day) * day)
  const lines = [
    `Contact: mailto:${identity.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${publicUrl}${securityTxtPath}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
