import { endpointAt } from '~/i18n/endpoint-at'
import type { CachePolicy } from '~/i18n/page-table'
import { revalidate } from './page-cache/page'
import { pageKeyOfSite } from './site-pages'

/**
 * Decides who may cache the answer at a canonical address. Everything that the page table does not declare public is
 * private, and so is a content page requested with a signed link or with more than its cache key can hold.
 */
export function cachePolicyAt({ pathname, search }: URL): CachePolicy {
  const policy = endpointAt(pathname)?.endpoint.cache ?? 'never'
  return policy === 'content' && pageKeyOfSite(pathname + search) === null ? 'never' : policy
}

const usual: Record<CachePolicy, string> = {
  content: revalidate,
  minute: 'public, max-age=60',
  device: 'private, no-cache',
  never: 'private, no-store',
  // Not compressed: it contains secrets (links to documents, the step of a login) beside untrusted input, and its
  // length would reveal them (BREACH).
  session: 'private, no-store, no-transform',
}

/** Sets Cache-Control. An answer's own header stays where its path is public; a private path never becomes public. */
export function setCacheControl(headers: Headers, policy: CachePolicy) {
  const own = headers.get('cache-control')
  const isPublic = policy === 'content' || policy === 'minute'
  if (!own || !isPublic) headers.set('cache-control', usual[policy])
  if (policy !== 'session') return
  headers.set('x-robots-tag', 'noindex, nofollow')
  headers.set('vary', 'Cookie')
}
