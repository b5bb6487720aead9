import { entryOfRoute } from '~/i18n/endpoint-at'
import type { FixedPageName } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { PageInfo } from './page-info'

type Around = {
  title: string
  /** Languages of the site. */
  locales: readonly Locale[]
  /** Query of the page in every language, `?` included. */
  query?: string
}

/** Metadata of a page with one address per language. */
export const pageFromTable = (name: FixedPageName, { title, locales, query = '' }: Around): PageInfo => ({
  title,
  alternates: addressesOf(locales, (locale) => pathTo(locale, name) + query),
})

/**
 * Metadata of a page with what the page table says of every page of its route: one that is not indexed is not and
 * one whose address may be a signed link tells it nobody, whatever its loader says; one that is a frame or a print view
 * is bare, unless its loader had nothing to show.
 * @param route - id of the route; a page that is not in the table stays as its loader says
 */
export function withTable(page: PageInfo, route: string | undefined): PageInfo {
  const entry = entryOfRoute(route)
  if (!entry) return page
  const { isIndexed, sendsReferrer, frame, isConsented } = entry
  return {
    ...page,
    ...(!isIndexed && { noindex: true }),
    ...(!sendsReferrer && { noReferrer: true }),
    ...(frame !== 'site' && { bare: page.bare ?? true }),
    ...(isConsented && { isConsented }),
  }
}

/** The page's address in each language. */
export const addressesOf = (
  locales: readonly Locale[],
  addressIn: (locale: Locale) => string,
): PageInfo['alternates'] => Object.fromEntries(locales.map((locale) => [locale, addressIn(locale)]))
