import {
  alternatesOf,
  crumbsOf,
  type Entry,
  localiseFirst,
  type Page,
  pathOf,
  socialImageOf,
  socialPictureOf,
} from '~/features/content/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { breadcrumbList } from '~/ui/page/breadcrumb-list'
import type { Crumb, PageInfo } from '~/ui/page/page-info'
import { organizationData } from './organization-data'
import type { PageView } from './page-view.server'

/** Metadata of a page of the site for the shell and search engines (M4, L15). */
export function pageInfoOf(view: PageView, entry: Entry, publicUrl: string): PageInfo {
  const { site, locale } = view
  const sayFirst = localiseFirst(site, locale)
  const { metadata } = entry
  const crumbs = shownCrumbs(view, entry)
  const title = sayFirst(metadata.title, entry.title)
  return {
    title,
    description: sayFirst(metadata.description, introOf(entry)) || undefined,
    socialTitle: metadata.socialTitle?.[locale] || undefined,
    socialType: metadata.socialType ?? (entry.kind === 'article' ? 'article' : 'website'),
    socialPicture: socialPictureOf(view.picture(socialImageOf(entry))),
    alternates: alternatesOf(site, entry),
    canonical: pathOf(entry, locale),
    noindex: !metadata.active,
    crumbs,
    structuredData: [
      ...(crumbs.length > 1 ? [breadcrumbList(crumbs, publicUrl)] : []),
      ...(site.isLoaded && entry.kind === 'page' ? [organizationData(view, publicUrl)] : []),
      ...(entry.kind === 'article' && entry.date ? [articleData(view, entry.date, title, publicUrl)] : []),
    ],
    ...(entry.kind === 'page' ? shellSwitches(view, entry) : {}),
  }
}

function shellSwitches({ site }: PageView, page: Page): Partial<PageInfo> {
  return {
    noReferrer: page.noReferrerNoFollow,
    stillHeader: !page.showFixedMenu,
    logoSvg: page.logo && site.drawings.get(page.logo),
  }
}

export function shownCrumbs({ site, locale }: PageView, entry: Entry): Crumb[] {
  if (entry.kind === 'page' && !entry.showBreadCrumb) return []
  const home = { name: translateTo(locale)('ui:home'), href: pathTo(locale, 'home') }
  return crumbsOf(site, entry, locale, home)
}

const introOf = (entry: Entry) => (entry.kind === 'page' ? entry.description : entry.intro)

/** @see https://schema.org/NewsArticle */
const articleData = ({ site }: PageView, day: string, headline: string, publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline,
  datePublished: day,
  publisher: { '@id': `${publicUrl}/#agency` },
  author: { '@type': 'Organization', name: site.identity.name },
})
