import { parse } from 'node:querystring'
import type { AccountKind } from './account-kind'

/** What browsers keep for us: who is logged in, and that somebody once was. */
export type CookieName = AccountKind['name'] | `${AccountKind['name']}-device`

/**
 * `__Host-` makes browsers take the cookie from this host over https only, for all of it; over http, as on a
 * developer's machine, they would refuse it.
 * @see RFC 6265bis, 4.1.3.2
 */
const nameOf = (name: CookieName, https: boolean) => (https ? `__Host-${name}` : name)

/** @param seconds - until it is forgotten; 0 forgets it now */
export function cookie(
  name: CookieName,
  value: string,
  { seconds, https }: { seconds: number; https: boolean },
) {
  const marks = ['Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax', ...(https ? ['Secure'] : [])]
  return [`${nameOf(name, https)}=${value}`, ...marks].join('; ')
}

/** @returns undefined when there is none, or nothing that we could have made */
export function readCookie(headers: Headers, name: CookieName, https: boolean): string | undefined {
  const header = headers.get('cookie')
  const value = header ? parse(header.replaceAll(/;\s*/g, ';'), ';')[nameOf(name, https)] : undefined
  return typeof value === 'string' && /^[\w-]{22}$/.test(value) ? value : undefined
}

/**
 * Headers of an answer that ends a session. Of this site the browser forgets what it cached, pages to go back to among
 * it. Its storage holds the visitor's favourites and their choice of cookies, other cookies the language and that the
 * browser is known: these stay.
 */
export function logoutHeaders(cookies: readonly string[]): Headers {
  const headers = cookieHeaders(cookies)
  headers.set('clear-site-data', '"cache"')
  return headers
}

/** The header of an answer for each cookie. */
export function cookieHeaders(cookies: readonly string[] = []): Headers {
  const headers = new Headers()
  for (const one of cookies) headers.append('set-cookie', one)
  return headers
}
