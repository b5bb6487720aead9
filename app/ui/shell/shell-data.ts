import type { Locale } from '~/kernel/locale'
import type { PageInfo } from '~/ui/page/page-info'

export type MenuItem = {
  title: string
  href: string
  /** Leads to another site, in a new tab (M2). */
  external?: boolean
  children: MenuItem[]
}

export type TopBarLink = {
  label: string
  href: string
  icon?: 'phone' | 'mail' | 'calculator' | 'person' | 'pin'
  /** `#rrggbb` */
  colour?: string
}

export type PageLink = { title: string; href: string }

/** What an `<img>` needs; width and height in pixels keep its place free. */
export type ShellImage = {
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
  /** Empty: decorative. */
  alt: string
}

/** How many of the page's twelve columns it takes on a phone, a tablet and a desktop. */
export type ColumnSizes = { sm: number; md: number; lg: number }

export type FooterColumn = {
  title?: string
  intro?: string
  /** Safe HTML, rendered on the server. */
  html?: string
  images: ShellImage[]
  col: ColumnSizes
}

/** Who the agency is, as the law wants it on every page. */
export type Identity = {
  legalName: string
  address: string
  phone: string
  phoneHref: string
  email: string
  companyNumber: string
  vatNumber: string
  licence: string
  insurer: string
  policyNumber: string
  conductUrl: string
  country: string
}

type FooterData = {
  columns: FooterColumn[]
  /** `#rrggbb` of the ground; the product's own when missing. */
  colour?: string
  /** Whether visitors can sign up for the newsletter there. */
  newsletter: boolean
  copyright: string
  /** Privacy, cookies, disclaimer, accessibility. */
  links: PageLink[]
  /** The page about cookies: where "cookie settings" leads without script. */
  consent?: { href: string }
}

export type PopupData = {
  /** Seconds from the page's start until it opens. */
  delay: number
  title?: string
  description?: string
  href?: string
  image?: ShellImage
}

/** What header, drawer, footer and popup show; the root loader makes it from the agency's settings. */
export type ShellData = {
  siteName: string
  tagline: string
  logoSvg?: string
  /** Published items only, in order. */
  menu: MenuItem[]
  /** How many menu items stand in the header; the rest are in the overflow menu (M3). */
  maxItems: number
  /** Where the drawer and its toggle are (S2). */
  drawer: 'left' | 'right'
  languageSwitcher: boolean
  topBar: TopBarLink[]
  locales: Locale[]
  flags: boolean
  freeEvaluation?: PageLink
  /** Missing while no agency is known. */
  identity?: Identity
  footer: FooterData
  popup?: PopupData
  /** What shared links show of a page without a picture of its own. */
  socialPicture?: PageInfo['socialPicture']
}
