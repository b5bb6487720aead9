import type { ListingGoal } from '#db/schema'
import { siteOf } from '~/features/content/public.server'
import { idsQuery, without } from '~/features/favourites/public'
import { pathTo } from '~/i18n/path-to'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import { formatList } from '~/kernel/format-list'
import { formatPercent } from '~/kernel/numbers'
import type { App } from '~/platform/app.server'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import { isClosedCard, type ListingCard, type PresenterContext } from '../card/listing-card'
import { presenterContextOf } from '../card/presenter-context.server'
import { ratesOn } from '../costs/rules/rates'
import type { OfferedListing } from '../detail/viewing.server'
import { cardsOf } from '../list/chosen-cards.server'
import { namedColumns } from './column-names'
import { type ComparedListing, comparedListing } from './compared-listing.server'
import { type ComparedColumn, type Comparison, maxCompared } from './comparison'
import { groupsOf } from './comparison-rows'

type ViewingPathOf = (listing: OfferedListing) => Promise<string | undefined>

/**
 * Loads the comparison of a list of favourites: of the first that fit side by side, sales and rentals apart.
 * @param viewingPathOf - finds where a viewing of a listing is planned
 */
export async function comparePage(app: App, ids: readonly number[], viewingPathOf: ViewingPathOf) {
  const [site, context, found] = await Promise.all([
    siteOf(app.db),
    presenterContextOf(app),
    cardsOf(app, [...ids]),
  ])
  const { cards, withdrawnIds } = found
  const loaded = cards.slice(0, maxCompared).map((card) => comparedListing(app, card, context))
  const listings = (await Promise.all(loaded)).filter((one) => one !== undefined)
  const viewings = new Map(
    await Promise.all(
      listings.map(
        async ({ shown, card: { id, href } }) => [id, await viewingPathOf({ shown, href })] as const,
      ),
    ),
  )
  const pathOf = (others: readonly number[]) =>
    pathTo(app.locale, 'favourites.compare') + (others.length > 0 ? idsQuery(others) : '')
  const title = context.t('listings:compare.title')
  const page: PageInfo = {
    ...pageFromTable('favourites.compare', {
      title,
      locales: site.locales,
      query: ids.length > 0 ? idsQuery(ids) : '',
    }),
    crumbs: crumbsFromTable('favourites.compare', context, { name: title }),
  }
  const linksOf = ({ id }: ListingCard) => ({
    removeHref: pathOf(without(ids, id)),
    viewingHref: viewings.get(id),
  })
  const comparisons = (['sale', 'rent'] as const).flatMap((goal) =>
    comparisonOf(goal, listings, { context, linksOf }),
  )
  return {
    page,
    isAsked: ids.length > 0,
    comparisons,
    summary: summaryOf(comparisons, context),
    choices: cards.length > maxCompared ? choicesOf(cards, listings) : [],
    withdrawnCount: withdrawnIds.length,
    withoutWithdrawnHref: pathOf(withdrawnIds.reduce<number[]>(without, [...ids])),
    notes: notesOf(app, listings, context),
    favouritesHref: pathTo(app.locale, 'favourites'),
    compareHref: pathOf([]),
    shareUrl: new URL(pathOf(ids), app.config.publicUrl).href,
  }
}

export type ComparePage = Awaited<ReturnType<typeof comparePage>>

/** How many homes stand side by side, for a reader who got the link without a word; nothing where there is only one. */
function summaryOf(comparisons: readonly Comparison[], { t, locale }: PresenterContext): string | undefined {
  const cards = comparisons.flatMap(({ columns }) => columns.map(({ card }) => card))
  if (cards.length < 2) return undefined
  const closed = cards.filter(isClosedCard).length
  const parts = comparisons.map(({ goal, columns }) =>
    t(`listings:compare.count.${goal}`, { count: columns.length }),
  )
  return t(closed > 0 ? 'listings:compare.summaryClosed' : 'listings:compare.summary', {
    count: cards.length,
    parts: formatList(parts, locale),
    closed: t('listings:compare.closed', { count: closed }),
  })
}

type Making = {
  context: PresenterContext
  linksOf: (card: ListingCard) => Omit<ComparedColumn, 'card' | 'name'>
}

/** None where no listing has this goal. */
function comparisonOf(
  goal: ListingGoal,
  all: readonly ComparedListing[],
  { context, linksOf }: Making,
): Comparison[] {
  // What nobody can have any more stands last.
  const listings = all
    .filter((one) => one.goal === goal)
    .toSorted((one, other) => Number(isClosedCard(one.card)) - Number(isClosedCard(other.card)))
  if (listings.length === 0) return []
  const cards = listings.map(({ card }) => card)
  const columns = namedColumns(cards, context).map((named) => ({ ...named, ...linksOf(named.card) }))
  return [{ goal, columns, groups: groupsOf(goal, listings, context) }]
}

/** Every listing of the address, to choose those that stand side by side. */
const choicesOf = (cards: readonly ListingCard[], shown: readonly ComparedListing[]) =>
  cards.map((card) => ({ card, isShown: shown.some((one) => one.card.id === card.id) }))

/** What the amounts rest on, and what the law asks, each said once below the tables. */
function notesOf(app: App, listings: readonly ComparedListing[], { t, locale }: PresenterContext): string[] {
  const { asOf, loan } = ratesOn(brusselsDay(app.clock.now()))
  const hasPurchase = listings.some(({ goal, amounts }) => goal === 'sale' && amounts.monthly)
  const basis = t('listings:compare.basis', {
    date: formatDay(asOf, locale),
    ownMeans: formatPercent(loan.ownMeansPercent, locale),
    years: loan.years,
    rate: formatPercent(loan.ratePercent, locale),
  })
  const notices = listings.flatMap(({ notice }) => (notice && notice !== 'none' ? notice.text : []))
  return [
    ...(hasPurchase ? [basis] : []),
    ...new Set(notices),
    ...(notices.length > 0 ? [t('listings:compare.renovation.noAmount')] : []),
  ]
}
