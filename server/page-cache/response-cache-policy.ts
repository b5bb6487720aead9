/**
 * `keep`: stored for everybody until cleared. `answer`: the same for everybody, but not stored (a 404, a redirect, a
 * page that is unavailable, which was rendered without the visitor's headers).
 * `personal`: may depend on the visitor, so the request is repeated with the visitor's own headers.
 */
export type ResponseCachePolicy = 'keep' | 'answer' | 'personal'

/**
 * Decides from the response itself, so that a mistake in the path rules cannot leak a private page: only `public`
 * responses are stored.
 */
export function cachePolicyOf({ status, headers }: Response): ResponseCachePolicy {
  if (status === 503 && !headers.has('set-cookie')) return 'answer'
  if (isPersonal(headers)) return 'personal'
  return status === 200 ? 'keep' : 'answer'
}

function isPersonal(headers: Headers): boolean {
  const cacheControl = headers.get('cache-control') ?? ''
  return (
    headers.has('set-cookie') ||
    headers.has('content-encoding') ||
    !/^public\b/i.test(cacheControl) ||
    /\b(?:no-store|private)\b/i.test(cacheControl) ||
    /'nonce-/i.test(headers.get('content-security-policy') ?? '') ||
    !/^(?:accept-encoding)?$/i.test((headers.get('vary') ?? '').trim())
  )
}
