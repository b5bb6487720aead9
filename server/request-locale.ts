import { parse } from 'node:querystring'
import type { Site } from '~/features/content/public'
import { acceptedLanguages, detectLocale, localeKey } from '~/i18n/detect'
import { secretParameters } from '~/i18n/page-table'
import { matchPath, pathTo, translatePath } from '~/i18n/path-to'
import { locales as all, isLocale, type Locale } from '~/kernel/locale'
import { documentAt } from './document-file'

/** The enabled language that a path begins with (L1). */
export function prefixOf(pathname: string, enabled: readonly Locale[]): Locale | undefined {
  const prefix = pathname.split('/', 2)[1]?.toLowerCase() ?? ''
  return isLocale(prefix) && enabled.includes(prefix) ? prefix : undefined
}

/**
 * The same page or document in the site's default language, for the link of a mail in a language that the site does not
 * speak any more: who wants to unsubscribe can.
 * @returns undefined for all other addresses: in such a language there is nothing else
 */
export function signedPageElsewhere(url: URL, { locales, languages }: Pick<Site, 'locales' | 'languages'>) {
  const { pathname, search, searchParams } = url
  const off = prefixOf(
    pathname,
    all.filter((one) => !locales.includes(one)),
  )
  if (!off || !secretParameters.some((name) => searchParams.has(name))) return undefined
  const path = matchPath(pathname)
    ? translatePath(pathname, languages.default)
    : documentElsewhere(pathname, off, languages.default)
  return path === undefined ? undefined : new URL(path + search, url)
}

const documentElsewhere = (pathname: string, off: Locale, to: Locale): string | undefined =>
  documentAt(pathname, off) === undefined
    ? undefined
    : pathTo(to, 'documents') + pathname.slice(pathTo(off, 'documents').length)

/** The visitor's language where the path names none (L3); storage is the browser's, its cookie is ours. */
export function preferredLocale(request: Request, enabled: readonly Locale[], fallback: Locale): Locale {
  return detectLocale(
    {
      query: new URL(request.url).searchParams.get('lng'),
      cookie: cookieOf(request.headers.get('cookie')),
      browser: acceptedLanguages(request.headers.get('accept-language')),
    },
    enabled,
    fallback,
  )
}

function cookieOf(header: string | null): string | undefined {
  const value = header ? parse(header.replaceAll(/;\s*/g, ';'), ';')[localeKey] : undefined
  return Array.isArray(value) ? value[0] : value
}

/** The cookie that keeps a language which `?lng=` chose (L3), as the language switch of a page sets it. */
export function chosenCookie(url: URL, locale: Locale, { https }: { https: boolean }): string | undefined {
  if (url.searchParams.get('lng')?.slice(0, 2).toLowerCase() !== locale) return undefined
  return `${localeKey}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${https ? '; Secure' : ''}`
}
