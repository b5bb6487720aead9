import { matchOriginal, pathTo } from '~/i18n/path-to'
import type { PageName } from '~/i18n/paths'
import type { Locale } from '~/kernel/locale'

/**
 * Where a GET goes before any screen sees it: a redirect, or on to the screens.
 * @see docs/requirements.md, L5, L11, L12, L13
 */
export type Direction =
  | { to: string; status: 301 | 302 }
  | { listing: number; query: string }
  | { project: number; query: string }
  | 'screens'
  | 'not-found'

/** @param external - addresses of route entries that live on a site of their own, by original path */
export function directionOf(
  url: URL,
  prefix: Locale | undefined,
  wished: Locale,
  external: Map<string, string>,
): Direction {
  const { pathname, search } = url
  if (!isSound(pathname)) return 'not-found'
  const slashed = withSlash(pathname)
  if (slashed !== pathname) return { to: slashed + search, status: 301 }
  if (prefix) return lowerCased(pathname, search)
  const outside = external.get(originalPath(url).toLowerCase())
  if (outside) return { to: outside, status: 302 }
  return originalDirection(url, wished)
}

function originalDirection(url: URL, wished: Locale): Direction {
  const match = matchOriginal(originalPath(url))
  if (!match) return 'not-found'
  const query = queryWithout(url.searchParams, match.name === 'project' ? ['lng', 'id'] : ['lng'])
  if (match.name === 'listing.sale') return { listing: Number(match.params.id), query }
  if (match.name === 'project') return { project: Number(match.params.id), query }
  return { to: pathTo(wished, match.name as PageName & 'home') + query, status: 302 }
}

/** `/project/3/`, also when it was asked for as `/project/?id=3` (L11). */
function originalPath({ pathname, searchParams }: URL): string {
  const id = searchParams.get('id')
  return pathname.toLowerCase() === '/project/' && /^\d{1,9}$/.test(id ?? '') ? `/project/${id}/` : pathname
}

/** Addresses are lower case; a shared link in capitals goes to the one address. */
function lowerCased(pathname: string, search: string): Direction {
  const lower = pathname.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.length === 3 ? part : part.toLowerCase(),
  )
  return lower === pathname ? 'screens' : { to: lower + search, status: 301 }
}

/** The trailing slash belongs to every page; files keep their ending. */
const withSlash = (pathname: string) =>
  pathname.endsWith('/') || /\.\w{2,5}$/.test(pathname) ? pathname : `${pathname}/`

function isSound(pathname: string): boolean {
  try {
    return (
      !/[\p{Cc}\\]/u.test(decodeURIComponent(pathname)) &&
      !pathname.includes('//') &&
      !pathname.endsWith('.data')
    )
  } catch {
    return false
  }
}

function queryWithout(query: URLSearchParams, names: string[]): string {
  const kept = new URLSearchParams(query)
  for (const name of names) kept.delete(name)
  const text = kept.toString()
  return text && `?${text}`
}
