import { alternatesOf, type Site } from '~/features/content/public.server'
import { secretParameters, typedParameters } from '~/i18n/page-table'
import { matchPath } from '~/i18n/path-to'
import { leftBehind } from '~/kernel/left-behind'
import { prefixOf } from './request-locale'

type RequestFacts = {
  method?: string | undefined
  url?: string | undefined
  headers: { referer?: string | undefined }
}

/**
 * Parameters that stay behind here as well: links, other words that somebody wrote, and what one address asks once. A
 * list that lost the page that it is asked for redirects, and would be asked for it again.
 */
const left = new Set<string>([...leftBehind, ...secretParameters, ...typedParameters, 'setcookies'])

/**
 * Tells whether a visitor may come from the same page in another language, with a query. Pages of the page cache are
 * the same for everybody, so a link on them cannot carry the parameters that the page does not read, such as `utm_`.
 */
export function mayCarryQuery(
  { method, url = '', headers: { referer } }: RequestFacts,
  publicUrl: string,
): boolean {
  if (method !== 'GET' || !referer?.includes('?') || !referer.startsWith(`${publicUrl}/`)) return false
  return languageIn(referer.slice(publicUrl.length)) !== languageIn(url)
}

const languageIn = (path: string) => /^\/([a-z]{2})\//.exec(path)?.[1]

/**
 * The address with the parameters that the same page had in the language that the visitor comes from (L4), for visitors
 * without script: their browser says that address in `Referer`.
 * @returns path and query; undefined where there is nothing to carry
 */
export function carriedQuery(site: Site, url: URL, referer: string, publicUrl: string): string | undefined {
  const from = new URL(referer)
  if (from.origin !== new URL(publicUrl).origin || !isSamePage(site, from.pathname, url.pathname))
    return undefined
  const query = new URLSearchParams(url.search)
  const own = new Set(query.keys())
  for (const [name, value] of from.searchParams)
    if (value && !own.has(name) && !left.has(name)) query.append(name, value)
  const carried = query.toString()
  return carried === url.searchParams.toString() ? undefined : `${url.pathname}?${carried}`
}

/** A page of the product, where a listing is told by its number; or one entry of the agency. */
function isSamePage(site: Site, from: string, to: string): boolean {
  const languages = [from, to].map((path) => prefixOf(path, site.locales))
  if (!languages[0] || !languages[1] || languages[0] === languages[1]) return false
  const [one, other] = [matchPath(from), matchPath(to)]
  if (one && other) return one.name === other.name && one.params.id === other.params.id
  const entry = site.entryByAddress.get(from)
  return entry !== undefined && Object.values(alternatesOf(site, entry)).includes(to)
}
