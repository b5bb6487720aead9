import { endpointAt } from '~/i18n/endpoint-at'

/**
 * Whether a POST is the click on "unsubscribe" in a mail program: its server sends it, which has no page of ours and
 * so no Origin. Nothing but the token of the address is read.
 * @see RFC 8058, 3.2
 */
export function isOneClick({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname, searchParams } = new URL(url)
  return (
    method === 'POST' && endpointAt(pathname)?.answering.accepts === 'one-click' && searchParams.has('token')
  )
}
