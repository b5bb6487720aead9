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

/** Attributes of an `<img>`; width and height in pixels reserve its space. */
export type ShellImage = {
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
  /** Empty: decorative. */
  alt: string
}

/** Columns of twelve on a phone, a tablet and a desktop. */
export type ColumnSizes = { sm: number; md: number; lg: number }

export type FooterColumn = {
  title?: string
  intro?: string
  /** Safe HTML, rendered on the server. */
  html?: string
  images: ShellImage[]
  col: ColumnSizes
}

/** The agency's legal identity, which the law requires on every page. */
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
  /** `#rrggbb` of the background; by default the product's own. */
  colour?: string
  /** Shows the newsletter sign-up there. */
  newsletter: boolean
  copyright: string
  /** Privacy, cookies, disclaimer, accessibility. */
  links: PageLink[]
  /** The cookie page in the language: "cookie settings" links there without script. */
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

/** Data of header, drawer, footer and popup; the root loader builds it from the agency's settings. */
export type ShellData = {
  siteName: string
  tagline: string
  logoSvg?: string
  /** Height of the logo on pages other than the home page, where it is large (S3). */
  logo: 'small' | 'large'
  /** Published items only, in order. */
  menu: MenuItem[]
  /** Number of menu items in the header; the rest are in the overflow menu (M3). */
  maxItems: number
  /** Position of the drawer and its toggle (S2). */
  drawer: 'left' | 'right'
  languageSwitcher: boolean
  topBar: TopBarLink[]
  locales: Locale[]
  flags: boolean
  freeEvaluation?: PageLink
  /** Absent until a site folder is imported. */
  identity?: Identity
  footer: FooterData
  popup?: PopupData
  /** Picture for shared links of pages without their own. */
  socialPicture?: PageInfo['socialPicture']
}
