import { endpointAt } from '~/i18n/endpoint-at'

/** What machines ask for, and files: everything that is only read. */
const onlyRead = /^\/(?:healthz|readyz|metrics|(?:media|site-files)\/.*)$|\.\w{2,5}$/

/**
 * Whether a form may be sent to a path: to the pages that the page table says accept one, and to an original path,
 * which leads on to its page.
 */
export function takesForms(path: string): boolean {
  const found = endpointAt(path)
  return found ? found.answering.accepts !== 'nothing' : !onlyRead.test(path)
}

/** Refuses a method, and says which ones this path knows. @see RFC 9110, 15.5.6 */
export function methodNotAllowed(path: string): Response {
  const allow = takesForms(path) ? 'GET, HEAD, POST' : 'GET, HEAD'
  return new Response(`405 Method Not Allowed: ${allow}\n`, {
    status: 405,
    headers: { allow, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })
}
