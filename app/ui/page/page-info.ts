import type { Locale } from '~/kernel/locale'

export type Crumb = { name: string; href?: string }

/** What a screen tells the shell about itself; its loader returns it as `page`. */
export type PageInfo = {
  title: string
  description?: string
  /** Same page in each enabled language: path and query. */
  alternates: Partial<Record<Locale, string>>
  /** Path and query of the one address this page is known by. */
  canonical?: string
  /** Path and query of the page that this one repeats in another form: what search engines keep, hreflang too. */
  copyOf?: string
  /** Kept out of search engines; then it has no hreflang either. */
  noindex?: boolean
  /** Only these languages are offered as hreflang; all alternates when missing. */
  indexedLocales?: Locale[]
  crumbs?: Crumb[]
  /** Path of the picture that shared links show. */
  socialPicture?: { url: string; width: number; height: number; alt: string }
  /** What shared links call the page; its title unless given. */
  socialTitle?: string
  /** @see https://ogp.me/#types */
  socialType?: 'website' | 'article'
  structuredData?: object[]
  /** The same content in other forms, such as a feed: path and media type. */
  outlets?: { type: string; href: string; title: string }[]
  /** The header lies on the page's own picture. */
  overPicture?: boolean
  /** The header stays at the head of the page and does not follow. */
  stillHeader?: boolean
  /** A sheet of paper or the document of a frame: no header, no footer, nothing that asks. */
  bare?: boolean
  /** Links of the page tell nobody where their visitors come from, and search engines do not follow them. */
  noReferrer?: boolean
  /** An emblem of the page's own. */
  logoSvg?: string
}
