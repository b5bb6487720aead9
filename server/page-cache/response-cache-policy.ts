/**
 * `keep`: for everybody, until it is cleared. `answer`: the same for everybody, but only now (a 404, a
 * redirect). `personal`: may depend on who asks, so it is asked again with the visitor's own request.
 */
export type ResponseCachePolicy = 'keep' | 'answer' | 'personal'

/**
 * Decides from the answer itself, so that a mistake in the path rules cannot publish a private page: only what says
 * that it is public is kept.
 */
export function cachePolicyOf({ status, headers }: Response): ResponseCachePolicy {
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
