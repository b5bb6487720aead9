import { endpointAt } from '~/i18n/endpoint-at'
import { matchOriginal, pathOfMatch } from '~/i18n/path-to'
import { isLocale, type Locale } from '~/kernel/locale'
import { canonicalPath } from './canonical-path'
import { parametersAt } from './site-pages'

/**
 * Resolves a GET before the routes: to a redirect, or to the routes.
 * @see docs/requirements.md, L5, L11, L12, L13
 */
export type Direction =
  | { to: string; status: 301 | 302 }
  | { listing: number; query: string }
  | { project: number; query: string }
  | 'screens'
  | 'not-found'

/** Address data of the agency's content. */
export type ContentAddresses = {
  /** Addresses of route entries that live on a site of their own, by original path. */
  external: Map<string, string>
  /** Path of the page of an original in the preferred language. */
  pathOf: (original: string) => string | undefined
}

export function directionOf(
  url: URL,
  prefix: Locale | undefined,
  preferred: Locale,
  { external, pathOf }: ContentAddresses,
): Direction {
  const { pathname, search } = url
  if (!isSound(pathname)) return 'not-found'
  if (prefix) return canonical(pathname, search)
  const slashed = withSlash(pathname)
  if (slashed !== pathname) return { to: slashed + search, status: 301 }
  const outside = external.get(originalPath(url).toLowerCase())
  if (outside) return { to: outside, status: 302 }
  return originalDirection(url, preferred, pathOf)
}

function originalDirection(url: URL, preferred: Locale, pathOf: ContentAddresses['pathOf']): Direction {
  const match = matchOriginal(originalPath(url))
  const ofContent = match ? undefined : pathOf(url.pathname)
  if (ofContent) return { to: ofContent + queryWithout(url.searchParams, ['lng']), status: 302 }
  if (!match) return 'not-found'
  const query = queryWithout(url.searchParams, match.name === 'project' ? ['lng', 'id'] : ['lng'])
  if (match.name === 'listing.sale') return { listing: Number(match.params.id), query }
  if (match.name === 'project') return { project: Number(match.params.id), query }
  return { to: pathOfMatch(preferred, match) + query, status: 302 }
}

/** `/project/3/`, also when it was asked for as `/project/?id=3` (L11). */
function originalPath({ pathname, searchParams }: URL): string {
  const id = searchParams.get('id')
  return pathname.toLowerCase() === '/project/' && /^\d{1,9}$/.test(id ?? '') ? `/project/${id}/` : pathname
}

/**
 * Redirects a non-canonical address (S-04); runs before any other code reads the address.
 * @param target - path and query of the request line, byte for byte
 * @param isOriginal - whether a path is one that older links use, in whatever encoding (L13)
 * @returns undefined if it is canonical, is an original, or cannot be an address of ours
 */
export function canonicalAddress(target: string, isOriginal: (path: string) => boolean): string | undefined {
  const mark = target.indexOf('?')
  const [path, search] = mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)]
  const canonical = canonicalPath(path)
  if (canonical === undefined || canonical === path) return undefined
  if (isPagePath(canonical)) return pagePath(canonical) + search
  const isOnlyEncoded = canonical.split('/').length === path.split('/').length
  return isOnlyEncoded && isOriginal(path) ? undefined : canonical + search
}

/** Paths of pages begin with a language, in any case. */
const isPagePath = (path: string) => isLocale(path.split('/', 2)[1]?.toLowerCase() ?? '')

/** Paths of pages are lower case and end with a slash; a link in capitals is redirected. */
const pagePath = (path: string) =>
  withSlash(path.replace(/%[0-9A-F]{2}|[A-Z]/g, (part) => (part.length === 3 ? part : part.toLowerCase())))

/**
 * A form without script submits empty fields too. Where they have no meaning, they are removed permanently (301, which
 * caches may store).
 */
function canonical(pathname: string, search: string): Direction {
  const path = pagePath(pathname)
  const query = withoutEmpty(search, meaninglessEmptyAt(path))
  return path + query === pathname + search ? 'screens' : { to: path + query, status: 301 }
}

/** Names of the parameters that say nothing when they are empty; of a ledger a cleared figure is not the usual one. */
const meaninglessEmptyAt = (path: string) => (endpointAt(path)?.endpoint.readsEmpty ? [] : parametersAt(path))

/** Removes named parameters without a value from the query, keeping the rest byte for byte. */
function withoutEmpty(search: string, names: readonly string[]): string {
  const isEmpty = (part: string) => {
    const [given] = new URLSearchParams(part)
    return given !== undefined && given[1] === '' && names.includes(given[0])
  }
  const parts = search.slice(1).split('&')
  const kept = parts.filter((part) => !isEmpty(part))
  if (kept.length === parts.length) return search
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/** Adds the trailing slash of pages; files keep their extension. */
const withSlash = (pathname: string) =>
  pathname.endsWith('/') || /\.\w{2,7}$/.test(pathname) ? pathname : `${pathname}/`

function isSound(pathname: string): boolean {
  try {
    return (
      !/[\p{Cc}\\]/u.test(decodeURIComponent(pathname)) &&
      !pathname.includes('//') &&
      // Data requests exist for hydrated pages only, under their canonical address.
      (!pathname.endsWith('.data') || endpointAt(pathname) !== undefined)
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
