import { brusselsDay } from '~/kernel/calendar'
import type { EnergyLabel } from '~/kernel/energy'
import type { ListingDetails } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import { mainTypes } from '~/kernel/main-types'
import type { App } from '~/platform/app.server'
import { optionalPart } from '~/platform/optional-part.server'
import type { ListingCard, PresenterContext } from '../card/listing-card'
import { localisedText } from '../card/localised-text'
import { costsOf } from '../costs/listing-costs'
import { ratesOn } from '../costs/rules/rates'
import { type EnergyNotice, energyNoticeOf } from '../detail/energy-notice.server'
import { findListing, findListingTexts } from '../detail/listing.repo.server'
import { hasLabelWithoutDuty } from '../detail/renovation'
import { type ShownListing, shownListing } from '../detail/viewing.server'
import { type Nearest, nearestTo } from '../page/nearest-to.server'
import { foreignLang } from '../page/page-parts.server'
import type { PublicListing } from '../projection/listing-rows'
import { type ComparedAmounts, comparedAmounts } from './compared-amounts'

/** The public values of a listing that a comparison shows. */
export type ComparedListing = {
  card: ListingCard
  goal: PublicListing['goal']
  state: PublicListing['state']
  isClosed: boolean
  shown: ShownListing | undefined
  amounts: ComparedAmounts
  details: ListingDetails
  availableFrom: string | undefined
  /** Language of the texts if it is not the page's. */
  lang: Locale | undefined
  energy: {
    label?: EnergyLabel | undefined
    value?: number | undefined
    state?: 'requested' | 'not-applicable'
  }
  /** What the law asks of a buyer; `none`: the label is good enough. */
  notice: EnergyNotice | 'none' | undefined
  /** Absent where nothing near it is known, `hidden` where the address is not published. */
  nearest: Nearest
}

/** Loads what a comparison shows of a card's listing; undefined if it was withdrawn in the meantime. */
export async function comparedListing(
  app: App,
  card: ListingCard,
  context: PresenterContext,
): Promise<ComparedListing | undefined> {
  const row = await findListing(app.db, card.id)
  if (!row || row.withdrawnAt) return undefined
  const { goal, region, webId, details } = row
  const isClosed = row.closed ?? false
  const spoken = localisedText(await findListingTexts(app.db, row), context)
  const today = brusselsDay(app.clock.now())
  const rates = ratesOn(today)
  const costs = costsOf({ goal, region, webId, details, closed: isClosed, price: card.price }, rates)
  const surface = {
    isLand: webId === mainTypes.land,
    living: card.livingSurface,
    plot: details.surfaces?.ground,
  }
  const notice = energyNoticeOf(app, row, card.energy?.label)
  const isExempt = goal === 'sale' && !isClosed && !notice && hasLabelWithoutDuty(homeOf(row, card), today)
  return {
    card,
    goal,
    state: row.state,
    isClosed,
    shown: shownListing(row),
    amounts: comparedAmounts(card.price, costs, surface, rates.loan),
    details,
    availableFrom: spoken?.words.availableFrom,
    lang: foreignLang(spoken, context.locale),
    energy: energyOfListing(row, card),
    notice: notice ?? (isExempt ? 'none' : undefined),
    nearest: await optionalPart(app, 'places', nearestTo(app, row, spoken, context)),
  }
}

const homeOf = ({ region, webId }: PublicListing, { energy }: ListingCard) => ({
  region,
  mainType: webId,
  label: energy?.label,
})

/** A label with its use; without one, why there is none. */
function energyOfListing({ energyValue, details }: PublicListing, { energy }: ListingCard) {
  if (energy) return { label: energy.label, value: energyValue ?? undefined }
  const state = details.energy?.state
  return state === 'requested' || state === 'not-applicable' ? { state } : {}
}
