import { entryOf, type FixedPageName } from '~/i18n/page-table'
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

/** Metadata of a page with one address per language: its addresses, and whether it is indexed. */
export const pageFromTable = (name: FixedPageName, { title, locales, query = '' }: Around): PageInfo => ({
  title,
  alternates: addressesOf(locales, (locale) => pathTo(locale, name) + query),
  noindex: !entryOf(name).isIndexed,
})

/** The page's address in each language. */
export const addressesOf = (
  locales: readonly Locale[],
  addressIn: (locale: Locale) => string,
): PageInfo['alternates'] => Object.fromEntries(locales.map((locale) => [locale, addressIn(locale)]))
