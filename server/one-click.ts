import { endpointAt } from '~/i18n/endpoint-at'

/**
 * Tells whether a POST is a mail program's one-click unsubscribe: its server sends it without an Origin. Only the token
 * in the address is read.
 * @see RFC 8058, 3.2
 */
export function isOneClick({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname, searchParams } = new URL(url)
  return (
    method === 'POST' && endpointAt(pathname)?.endpoint.accepts === 'one-click' && searchParams.has('token')
  )
}
