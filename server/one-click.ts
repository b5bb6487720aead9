import { matchPath } from '~/i18n/path-to'
import type { PageName } from '~/i18n/paths'

/** Pages that mail programs send a click to; the signed link in their address says who may do what. */
const pages: readonly PageName[] = ['demand', 'newsletter.stop']

/**
 * Whether a POST is the click on "unsubscribe" in a mail program: its server sends it, which has no page of ours and
 * so no Origin. Nothing but the token of the address is read.
 * @see RFC 8058, 3.2
 */
export function isOneClick({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname, searchParams } = new URL(url)
  const name = matchPath(pathname)?.name
  return method === 'POST' && name !== undefined && pages.includes(name) && searchParams.has('token')
}
