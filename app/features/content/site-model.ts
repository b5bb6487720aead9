import type { PageName } from '~/i18n/page-table'
import { comparablePath, matchOriginal, pathTo } from '~/i18n/path-to'
import { inLocale, type Locale } from '~/kernel/locale'
import type { Crumb } from '~/ui/page/page-info'
import type { Settings } from './site'
import type { DraftArticle, DraftPage } from './site-draft'
import type { SitePicture } from './site-picture'
import type { Translations } from './values.schema'

export type Page = DraftPage & { kind: 'page' }
export type Article = DraftArticle & { kind: 'article' }
export type Entry = Page | Article

/** The agency's own data and its site, ready for pages. */
export type Site = Settings & {
  /** False: no site folder has been imported, so the agency's data is empty. */
  isLoaded: boolean
  /** The enabled languages, in order. */
  locales: Locale[]
  /** Drawings by file name: the site's logo and those of single pages. */
  drawings: ReadonlyMap<string, string>
  pictures: ReadonlyMap<string, SitePicture>
  /** Stored file names by picture id, for the picture service. */
  pictureFiles: ReadonlyMap<string, string>
  /** Hashes of its films by file name. */
  films: ReadonlyMap<string, string>
  /** Published entries only. */
  pages: Page[]
  articles: Article[]
  entryByAddress: ReadonlyMap<string, Entry>
  entryByOriginal: ReadonlyMap<string, Entry>
  /** The agency's colours as a style sheet; empty if it uses the product's. */
  style: string
}

type Content = Pick<Site, 'pages' | 'articles' | 'locales'>

/** Published entries by their addresses, `/nl/diensten/`, in the enabled languages. */
export function addressBook({ pages, articles, locales }: Content): Map<string, Entry> {
  const entries: Entry[] = [...pages, ...articles]
  return new Map(
    entries.flatMap((entry) =>
      locales.flatMap((locale) => {
        const path = entry.paths?.[locale]
        return path ? [[`/${locale}${path}`, entry] as const] : []
      }),
    ),
  )
}

export function originalBook({ pages, articles }: Content): Map<string, Entry> {
  const entries: Entry[] = [...pages, ...articles]
  return new Map(
    entries.flatMap((entry) => {
      const path = entry.original && comparablePath(entry.original)
      return path ? [[path, entry] as const] : []
    }),
  )
}

/** Address of an entry in a language; undefined if it has no path in it. */
export function pathOf(entry: Entry, locale: Locale): string | undefined {
  if (entry.kind === 'page' && entry.screen) return pathTo(locale, entry.screen)
  const path = entry.paths?.[locale]
  return path && `/${locale}${path}`
}

/** Where links to a page lead: to the address that it opens at, else to its own in the language, if it has one. */
export const targetOf = (page: Page, locale: Locale): string | undefined =>
  page.redirect ?? pathOf(page, locale)

/** The entry's addresses in the site's languages that it exists in. */
export const alternatesOf = (site: Site, entry: Entry): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    site.locales.flatMap((locale) => {
      const path = pathOf(entry, locale)
      return path ? [[locale, path]] : []
    }),
  )

/**
 * Resolves an original path, keeping query and hash; in another language if the page does not exist in this one.
 * Undefined if the site has no such page.
 */
export function pathOfOriginal(site: Site, href: string, locale: Locale): string | undefined {
  const [, pathname = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const entry = site.entryByOriginal.get(comparablePath(pathname) ?? '')
  if (entry) return addressOf(site, entry, locale, tail)
  const match = matchOriginal(pathname)
  if (!match || Object.keys(match.params).length > 0) return undefined
  return pathTo(locale, match.name as PageName & 'home') + tail
}

/**
 * English addresses once were the original paths behind `/en`; links and printed materials still have them (L7).
 * @returns the address that such a page has now; undefined if there is none
 */
export function formerPath(site: Site, pathname: string): string | undefined {
  if (!pathname.startsWith('/en/') || !site.locales.includes('en')) return undefined
  const entry = site.entryByOriginal.get(comparablePath(pathname.slice('/en'.length)) ?? '')
  const path = entry && pathOf(entry, 'en')
  return path === pathname ? undefined : path
}

function addressOf(site: Site, entry: Entry, locale: Locale, tail: string): string | undefined {
  if (entry.kind === 'page' && entry.redirect) return entry.redirect
  const languages = [locale, site.languages.default, ...site.locales]
  const path = languages.map((one) => pathOf(entry, one)).find((one) => one !== undefined)
  return path && path + tail
}

/**
 * Resolves a link of the agency, in which original paths name pages. Links to listings and projects are resolved by the
 * server on request; a link to a draft leads nowhere.
 */
export function hrefOfLink(site: Site, link: string, locale: Locale): string | undefined {
  if (!link.startsWith('/')) return link
  const isOfScreen = () => matchOriginal(link.replace(/[?#].*$/s, '')) !== undefined
  return pathOfOriginal(site, link, locale) ?? (isOfScreen() ? link : undefined)
}

export const pageById = (site: Site, id: string | undefined): Page | undefined =>
  site.pages.find((page) => page.id === id)

export const pageOfScreen = (site: Site, screen: Page['screen']): Page | undefined =>
  site.pages.find((page) => page.screen === screen)

/** The articles of a category: by position, then newest first. */
export const articlesOf = (site: Site, category: string): Article[] =>
  site.articles
    .filter((article) => article.category === category)
    .sort((a, b) => a.sort - b.sort || (b.date ?? '').localeCompare(a.date ?? '') || a.id.localeCompare(b.id))

/** Ancestors of an entry that have an address in the language, home first, the entry itself last (L15). */
export function crumbsOf(site: Site, entry: Entry, locale: Locale, home: Crumb): Crumb[] {
  const chain: Entry[] = []
  // Imports reject cycles of parents, but an edit by hand could make one and hang the request.
  for (let at: Entry | undefined = entry; at && !chain.includes(at); at = pageById(site, at.parent))
    chain.unshift(at)
  const isHome = (one: Entry) => one.kind === 'page' && one.screen === 'home'
  const shown = chain.filter((one) => one.breadcrumb.public && !isHome(one))
  return [
    home,
    ...shown.flatMap((one) => {
      const href = one === entry ? undefined : pathOf(one, locale)
      const name = inLocale(one.title, locale, site.languages.default)
      // A step that leads nowhere would be marked as the page itself.
      return href || one === entry ? [{ name, href }] : []
    }),
  ]
}

/** Picks the text in a language, else in the site's default language, else in any. */
export const localise =
  (site: Pick<Site, 'languages'>, locale: Locale) =>
  (text: Translations | undefined): string =>
    inLocale(text, locale, site.languages.default)

/** As above, for a text that may be hidden. */
export const localisePublic = (site: Pick<Site, 'languages'>, locale: Locale) => {
  const localiseText = localise(site, locale)
  return (text: (Translations & { public?: boolean }) | undefined): string | undefined =>
    text && text.public !== false ? localiseText(text) || undefined : undefined
}

export type ScreenMetadata = { title?: string; description?: string; noindex: boolean }

/** Picks the first of several texts that is written in a language, else the first that is written at all. */
export const localiseFirst =
  (site: Pick<Site, 'languages'>, locale: Locale) =>
  (...texts: (Translations | undefined)[]): string =>
    texts.map((text) => text?.[locale]).find(Boolean) || texts.map(localise(site, locale)).find(Boolean) || ''

/** The agency's metadata of a screen in a language; undefined where the screen's own text is to be shown. */
export function metadataOf(site: Site, screen: Page['screen'], locale: Locale): ScreenMetadata {
  const metadata = pageOfScreen(site, screen)?.metadata
  return {
    title: metadata?.title?.[locale] || undefined,
    description: metadata?.description?.[locale] || undefined,
    noindex: metadata?.active === false,
  }
}
