import { redirect } from 'react-router'
import type { ListingGoal } from '#db/schema'
import { textsFor } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import type { App } from '~/platform/app.server'
import { optionalPart } from '~/platform/optional-part.server'
import type { PageInfo } from '~/ui/page/page-info'
import type { PresenterContext } from '../card/listing-card'
import { listingPath } from '../card/listing-path.server'
import { localisedText } from '../card/localised-text'
import { presenterContextOf } from '../card/presenter-context.server'
import { findListing, findListingTexts } from '../detail/listing.repo.server'
import { loadListing } from '../detail/listing-page.server'
import { ledgerParameters, openAmounts } from '../ledger/ledger-answers'
import type { LedgerFacts } from '../ledger/ledger-facts'
import { ledgerPath } from '../ledger/ledger-path'
import { nearestTo } from '../page/nearest-to.server'
import { isDatabaseId, redirectToCanonical } from '../page/page-parts.server'
import { ledgerTexts } from './ledger-texts'
import type { NearLine } from './near-chapter'

type LoadedListing = Extract<Awaited<ReturnType<typeof loadListing>>, { kind: 'listing' }>

/**
 * Loads the ledger of a listing, from the data of its own page, so that nothing hidden is reckoned with. A sold or let
 * listing has none, and a link to it leads to the listing.
 */
export async function loadLedger(app: App, id: number, url: URL) {
  const { locale } = app
  const href = isDatabaseId(id) ? await listingPath(app.db, id, locale) : undefined
  if (href) redirectToCanonical(ledgerPath(href, locale), url)
  const loaded = await loadListing(app, id, new URL('..', url))
  if (loaded.kind !== 'listing') return loaded
  if (loaded.closed) throw redirect(loaded.href)
  const context = await presenterContextOf(app)
  const { listing, costs, ledger, contact, publicUrl } = loaded
  const action = ledgerPath(loaded.href, locale)
  return {
    kind: 'listing' as const,
    page: pageOf(loaded, url, context),
    listing,
    href: loaded.href,
    contact,
    shown: loaded.shown,
    goal: goalOf(loaded),
    costs,
    renovationNotice: loaded.renovationNotice,
    url: publicUrl + action,
    sheet: ledger &&
      costs && {
        locale,
        moneyLocale: context.moneyLocale,
        texts: textsFor(locale, ledgerTexts),
        facts: ledger,
        typed: typedIn(ledger, url.searchParams, context),
        days: { asOf: costs.asOf, loanFrom: costs.loanFrom },
        near: (await optionalPart(app, 'places', nearLines(app, id, context))) ?? [],
        action,
        url: publicUrl + action,
      },
  }
}

/** A hidden price does not say whether it is a rent; what its costs are asked for does. */
function goalOf({ listing: { price }, costs }: LoadedListing): ListingGoal {
  if (costs?.costs.kind === 'on-request') return costs.costs.goal
  if (costs?.costs.kind === 'rent') return 'rent'
  return price.kind === 'amount' && price.perMonth ? 'rent' : 'sale'
}

/** The page in each language keeps the figures; search engines know the listing only. */
function pageOf(
  { page, href, listing }: LoadedListing,
  { search }: URL,
  { t, locale }: PresenterContext,
): PageInfo {
  const title = t('listings:ledger.title')
  return {
    title: `${title} – ${listing.title}`,
    alternates: Object.fromEntries(
      Object.entries(page.alternates).map(([to, path]) => [to, ledgerPath(path, to as Locale) + search]),
    ),
    crumbs: [...(page.crumbs ?? []), { name: title, href: ledgerPath(href, locale) }],
  }
}

/** What the fields hold: as the address has it, so that a mistake is not lost, else the usual figure. */
function typedIn({ usual }: LedgerFacts, given: URLSearchParams, { locale, moneyLocale }: PresenterContext) {
  const euros = (cents: number | undefined) =>
    cents === undefined ? '' : formatNumber(cents / 100, moneyLocale)
  const usually: Record<string, string> = {
    ownMeans: euros(usual.ownMeansCents),
    rate: usual.ratePercent === undefined ? '' : formatNumber(usual.ratePercent, locale),
    years: String(usual.years),
    situation: usual.ownHome ? 'own-home' : 'otherwise',
    vat: 'usual',
    buyers: String(usual.buyers),
    ...Object.fromEntries(openAmounts.map((name) => [name, euros(usual[name])])),
  }
  return Object.fromEntries(
    ledgerParameters.map((name) => [name, given.get(name)?.slice(0, 16) ?? usually[name] ?? '']),
  )
}

async function nearLines(app: App, id: number, context: PresenterContext): Promise<NearLine[]> {
  const row = await findListing(app.db, id)
  if (!row) return []
  const spoken = localisedText(await findListingTexts(app.db, row), context)
  const nearest = await nearestTo(app, row, spoken, context)
  if (nearest === 'hidden') return [{ kind: 'hidden' }]
  return (['station', 'school', 'shop'] as const).flatMap((kind) => {
    const place = nearest?.[kind]
    return place ? [{ kind, name: place.name, lang: place.lang, text: place.minutes ?? place.distance }] : []
  })
}

export type LedgerPage = Extract<Awaited<ReturnType<typeof loadLedger>>, { kind: 'listing'; url: string }>
