import { redirect } from 'react-router'
import { metadataOf, pathOfOriginal, type Site, siteOf } from '~/features/content/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { formatList } from '~/kernel/format-list'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { versioned } from '~/platform/versioned.server'
import { breadcrumbList } from '~/ui/page/breadcrumb-list'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { addressesOf } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import { cardsByIds } from '../card/kept-cards.server'
import { cityNamed } from '../card/listing-card'
import { presenterContextOf } from '../card/presenter-context.server'
import { type Catalogue, catalogueOf } from './catalogue.server'
import { chipsOf } from './filter-chips.server'
import { choicesOf } from './filter-choices.server'
import { filterNamesIn } from './filter-names.server'
import { countCards, findCardIds } from './find-listings.server'
import { listOutlets, outletHref } from './list-outlets'
import {
  filterOfCriteria,
  isFiltered,
  isIndexable,
  type ListingCriteria,
  type ListingSort,
  type ListView,
  listingSorts,
  listNameOf,
  pageSize,
  readCriteria,
  writeCriteria,
} from './listing-criteria'
import { placeParameter } from './place-parameter'
import { type WayOut, waysOut } from './ways-out'
import type { PlaceLookup } from './where/place-lookup'
import { placeLookupOf } from './where/place-lookup.server'
import { wherePhrase } from './where/where-phrase'

/** The count of a filter is the same for all pages and orders, so it is cached per content version. */
const totalOf = versioned(
  (db, criteria: ListingCriteria) => countCards(db, criteria),
  (criteria) => JSON.stringify(filterOfCriteria(criteria)),
)

/** Loads all data of a list page. */
export async function listPage(app: App, criteria: ListingCriteria) {
  const { db, locale, config } = app
  const t = translateTo(locale)
  const [site, context, catalogue, lookup, cards, { total, closed }] = await Promise.all([
    siteOf(db),
    presenterContextOf(app),
    catalogueOf(db, criteria.goal),
    placeLookupOf(db),
    findCardIds(db, criteria).then((ids) => cardsByIds(app, ids)),
    totalOf(db, criteria),
  ])
  const labels = { locale, moneyLocale: context.moneyLocale, names: filterNamesIn(locale, catalogue, lookup) }
  const choices = await choicesOf(db, criteria, catalogue, labels)
  const title = titleOf(criteria, catalogue, locale, lookup)
  const hrefIn = (to: Locale, changed: Partial<ListingCriteria> = {}) =>
    hrefOf({ ...criteria, unknown: undefined, isBoth: undefined, ...changed }, catalogue, to)
  const chips = chipsOf(criteria, { ...labels, t }, (changed) => hrefIn(locale, { page: 1, ...changed }))
  // A page number beyond the end shows the last page: the list may have become shorter.
  const last = Math.ceil(total / pageSize)
  if (total > 0 && criteria.page > last) throw redirect(hrefIn(locale, { page: last }), 302)
  const countWithout = async (without: Partial<ListingCriteria>) =>
    (await totalOf(db, { ...criteria, ...without })).total
  const withHref = (way: WayOut) => ({ ...way, href: hrefIn(locale, { page: 1, ...way.without }) })
  const crumbs = crumbsFromTable(listNameOf(criteria.goal), { t, locale })
  // The agency's own text is about the whole list (M4), so a narrowed list omits it.
  const own = metadataOf(site, listNameOf(criteria.goal), locale)
  const isWhole = !isFiltered(criteria)
  const named = (isWhole && own.title) || title
  const firstHref = hrefIn(locale, { page: 1, sort: 'newest', view: 'list' })
  const page: PageInfo = {
    title: criteria.page > 1 ? `${named} (${t('listings:page', { page: criteria.page })})` : named,
    description:
      (isWhole && own.description) ||
      t(`listings:list.${criteria.goal}Description`, { title, agency: site.identity.name }),
    alternates: addressesOf(site.locales, hrefIn),
    canonical: hrefIn(locale),
    copyOf: criteria.view === 'map' ? hrefIn(locale, { view: 'list' }) : undefined,
    outlets: (['atom', 'geojson'] as const).map((outlet) => ({
      type: listOutlets[outlet].type,
      href: outletHref(firstHref, outlet),
      title,
    })),
    noindex: own.noindex || !isIndexable(criteria) || isBare(criteria, cards.length),
    crumbs,
    structuredData: [breadcrumbList(crumbs, config.publicUrl)],
  }
  return {
    page,
    title,
    intro: t(`listings:list.${criteria.goal}Intro`, { agency: site.identity.name }),
    total,
    closed,
    cards,
    criteria,
    otherGoal: criteria.isBoth && (await otherGoal(app, criteria)),
    chips,
    waysOut: total > 0 ? [] : (await waysOut(chips, countWithout)).map(withHref),
    resetHref: hrefIn(locale, { ...readCriteria(criteria.goal, new URLSearchParams()), view: criteria.view }),
    views: listViews.map((view) => ({
      view,
      href: hrefIn(locale, { view, page: 1 }),
      current: view === criteria.view,
    })),
    sorts: listingSorts.map((sort) => ({
      sort,
      href: hrefIn(locale, { sort, page: 1 }),
      current: sort === criteria.sort,
    })),
    informHref: informHref(site, criteria, catalogue, locale),
    followHref: outletHref(firstHref, 'atom'),
    action: pathTo(locale, listNameOf(criteria.goal)),
    choices,
    pages: pagesOf(criteria.page, total, (number) => hrefIn(locale, { page: number })),
  }
}

/** The list of the other goal with the same filters, without prices: a rent is none of a sale. */
async function otherGoal(app: App, criteria: ListingCriteria) {
  const goal = criteria.goal === 'sale' ? ('rent' as const) : ('sale' as const)
  const other: ListingCriteria = {
    ...{ ...criteria, goal, page: 1, unknown: undefined, isBoth: undefined },
    ...{ priceMinCents: undefined, priceMaxCents: undefined },
    ...{ perM2MinCents: undefined, perM2MaxCents: undefined },
  }
  const [{ total }, href] = await Promise.all([totalOf(app.db, other), listPath(app, other)])
  return { goal, total, href }
}

const listViews: readonly ListView[] = ['list', 'map']

export type ViewLink = { view: ListView; href: string; current: boolean }

export type SortLink = { sort: ListingSort; href: string; current: boolean }

/** Empty although the agency has listings: a place without any, or a page number out of range. */
const isBare = (criteria: ListingCriteria, cards: number) =>
  cards === 0 && (isFiltered(criteria) || criteria.page > 1)

/** Returns the address of a list with these criteria, in the app's language. */
export async function listPath(app: App, criteria: ListingCriteria): Promise<string> {
  return hrefOf(criteria, await catalogueOf(app.db, criteria.goal), app.locale)
}

/** Returns the title of a list with these criteria, in the app's language. */
export async function listTitle(app: App, criteria: ListingCriteria): Promise<string> {
  const [catalogue, lookup] = await Promise.all([catalogueOf(app.db, criteria.goal), placeLookupOf(app.db)])
  return titleOf(criteria, catalogue, app.locale, lookup)
}

const hrefOf = (criteria: ListingCriteria, catalogue: Catalogue, locale: Locale) =>
  pathTo(locale, listNameOf(criteria.goal)) + queryOf(criteria, catalogue, locale)

const queryOf = (criteria: ListingCriteria, catalogue: Catalogue, locale: Locale) =>
  writeCriteria(criteria, (code) => placeParameter(cityNamed(catalogue.names, code, locale), code))

/**
 * Returns the address of the search alert form, prefilled with this list's criteria (P6); undefined if it is not
 * offered.
 */
function informHref(site: Site, criteria: ListingCriteria, catalogue: Catalogue, locale: Locale) {
  const page = pathOfOriginal(site, '/demand-register/', locale)
  const query = queryOf(
    { ...criteria, page: 1, sort: 'newest', view: 'list', unknown: undefined, isBoth: undefined },
    catalogue,
    locale,
  )
  return page && `${page}?goal=${criteria.goal}${query.replace('?', '&')}`
}

/** "Te koop in Ukkel", "Appartementen te koop", or the list's plain name. */
function titleOf(
  criteria: ListingCriteria,
  catalogue: Catalogue,
  locale: Locale,
  lookup: PlaceLookup,
): string {
  const t = translateTo(locale)
  const { names } = catalogue
  const types = criteria.webIds.map((webId) => names.type(webId, locale)).filter(Boolean)
  const what =
    types.length > 0 && types.length <= 2
      ? formatList(
          types.map((type, index) => (index === 0 ? type : inSentence(type, locale))),
          locale,
        )
      : t('listings:list.homes')
  const cityOf = (code: string) => cityNamed(names, code, locale)
  const where = wherePhrase(criteria, { t, locale, cityOf, lookup })
  return where
    ? t(`listings:list.${criteria.goal}TitleWhere`, { what, where })
    : t(`listings:list.${criteria.goal}Title`, { what })
}

/** Lowers the initial capital for use within a sentence; German nouns and abbreviations keep theirs. */
const inSentence = (name: string, locale: Locale) =>
  locale === 'de' || /^\p{Lu}{2}/u.test(name)
    ? name
    : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)

export type PageLink = { number: number; href: string; current: boolean }

/** Links to the first and last page, and those around the current one. */
export function pagesOf(current: number, total: number, hrefTo: (page: number) => string): PageLink[] {
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return []
  const near = [1, 2, current - 1, current, current + 1, last - 1, last]
  const numbers = [...new Set(near)].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b)
  return numbers.map((number) => ({ number, href: hrefTo(number), current: number === current }))
}
