import type { Locale } from '~/kernel/locale'

export type Crumb = { name: string; href?: string }

/** A page's metadata for the shell; its loader returns it as `page`. */
export type PageInfo = {
  title: string
  description?: string
  /** Same page in each enabled language: path and query. */
  alternates: Partial<Record<Locale, string>>
  /** Path and query of the canonical address. */
  canonical?: string
  /** Path and query of the page that this one duplicates in another form: its canonical and hreflang are used. */
  copyOf?: string
  /** Not indexed by search engines, so without hreflang. */
  noindex?: boolean
  /** Restricts hreflang to these languages; all alternates by default. */
  indexedLocales?: Locale[]
  crumbs?: Crumb[]
  /** Path of the picture for shared links. */
  socialPicture?: { url: string; width: number; height: number; alt: string }
  /** Title for shared links; by default the page's. */
  socialTitle?: string
  /** @see https://ogp.me/#types */
  socialType?: 'website' | 'article'
  structuredData?: object[]
  /** Other formats of the content, such as a feed: path and media type. */
  outlets?: { type: string; href: string; title: string }[]
  /** What the transparent header lies on: a picture, a dark colour or a light one. Undefined: the header is opaque. */
  headerOver?: 'picture' | 'dark' | 'light'
  /** The header scrolls away with the page. */
  stillHeader?: boolean
  /** A print view or the document of a frame: no header, footer, dialogs or popups. */
  bare?: boolean
  /** Shows no cookie dialog and counts as consent to everything. */
  isConsented?: boolean
  /** Shown in the document of the back office, with nothing of the site around it. */
  isOffice?: boolean
  /** Links send no referrer, and search engines do not follow them. */
  noReferrer?: boolean
  /** The page's own logo. */
  logoSvg?: string
}
