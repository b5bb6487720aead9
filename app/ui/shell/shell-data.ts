import type { Locale } from '~/kernel/locale'

export type MenuItem = { title: string; href: string }
export type TopBarLink = { label: string; href: string; icon?: 'phone' | 'mail' }

/** What header, drawer and footer show; the root loader makes it from the agency's settings. */
export type ShellData = {
  siteName: string
  tagline: string
  logoSvg?: string
  menu: MenuItem[]
  /** How many menu items stand in the header; the rest are in the drawer. */
  maxItems: number
  drawer: 'left' | 'right'
  topBar: TopBarLink[]
  locales: Locale[]
  flags: boolean
  /** Who the agency is, as the law wants it on every page; missing while no agency is known. */
  identity?: {
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
  footer: { columns: { title: string; text: string }[]; copyright: string }
}
