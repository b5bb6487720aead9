import { endpointAt } from '~/i18n/endpoint-at'
import type { CachePolicy } from '~/i18n/page-table'
import { pageKeyOfSite } from './site-pages'

/**
 * Who may keep the answer at a canonical address. What the page table does not grant to everybody is private, and so
 * is a page of content that is asked for with a signed link or with more than its key can hold.
 */
export function cachePolicyAt({ pathname, search }: URL): CachePolicy {
  const policy = endpointAt(pathname)?.answering.cache ?? 'never'
  return policy === 'content' && pageKeyOfSite(pathname + search) === null ? 'never' : policy
}

const usual: Record<CachePolicy, string> = {
  content: 'public, max-age=0, must-revalidate',
  minute: 'public, max-age=60',
  device: 'private, no-cache',
  never: 'private, no-store',
  // Not compressed: it holds secrets (links to documents, the step of a login) beside what strangers wrote, and its
  // length would tell of them (BREACH).
  session: 'private, no-store, no-transform',
}

/** Says in an answer who may keep it. What it says itself stands, unless it says more than it is granted. */
export function setCacheControl(headers: Headers, policy: CachePolicy) {
  const own = headers.get('cache-control')
  const isPublic = policy === 'content' || policy === 'minute'
  if (!own || !isPublic) headers.set('cache-control', usual[policy])
  if (policy !== 'session') return
  headers.set('x-robots-tag', 'noindex, nofollow')
  headers.set('vary', 'Cookie')
}
