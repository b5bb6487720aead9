import { endpointAt } from '~/i18n/endpoint-at'

/** Paths for machines and files: read only. */
const onlyRead = /^\/(?:healthz|readyz|metrics|(?:media|site-files|map-files)\/.*)$|\.\w{2,5}$/

/**
 * Tells whether a form may be posted to a path: to the pages that accept one by the page table, and to an original
 * path, which redirects to its page.
 */
export function takesForms(path: string): boolean {
  const found = endpointAt(path)
  return found ? found.endpoint.accepts !== 'nothing' : !onlyRead.test(path)
}

/** Rejects a method and lists those that this path supports. @see RFC 9110, 15.5.6 */
export function methodNotAllowed(path: string): Response {
  const allow = takesForms(path) ? 'GET, HEAD, POST' : 'GET, HEAD'
  return new Response(`405 Method Not Allowed: ${allow}\n`, {
    status: 405,
    headers: { allow, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })
}
