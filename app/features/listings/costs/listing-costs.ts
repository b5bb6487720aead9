import type { ListingGoal } from '#db/schema'
import type { ListingDetails } from '~/kernel/listing-details'
import { isDwelling, mainTypes } from '~/kernel/main-types'
import type { Region } from '~/kernel/region'
import { isAnnuity } from '../projection/is-annuity'
import type { PublicPrice } from '../projection/public-words'
import type { OfferedPurchaseCosts } from './offered-purchase'
import { type EntryCosts, entryCosts } from './rules/entry'
import type { PurchaseVat } from './rules/purchase'
import type { CostRates } from './rules/rates'
import { dutyOnPlot } from './rules/registration-duty'

/** Costs of a listing. They contain amounts only if its price is public. */
export type ListingCosts =
  | OfferedPurchaseCosts
  | { kind: 'rent'; costs: EntryCosts }
  | { kind: 'viager'; viager: NonNullable<ListingDetails['viager']> }
  | { kind: 'on-request'; goal: ListingGoal }
  /** For sale where no rates are known. */
  | { kind: 'ask-notary' }

export type CostInput = {
  goal: ListingGoal
  /** Sold or rented, so there is nothing left to pay. */
  closed: boolean
  region: Region | null
  webId: number
  /** Takes public values only (see `public-listing.ts`); the row's own amounts must not reach this file. */
  price: PublicPrice
  details: ListingDetails
}

/** Calculates the costs of a listing from its public values (D9, D11). */
export function costsOf(listing: CostInput, rates: CostRates): ListingCosts | undefined {
  if (listing.closed) return undefined
  return listing.goal === 'rent' ? rentCosts(listing, rates) : saleCosts(listing, rates)
}

function rentCosts({ region, webId, price, details }: CostInput, rates: CostRates): ListingCosts {
  const rentCents = details.rent?.monthlyCents || (price.kind === 'amount' ? price.cents : undefined)
  if (rentCents === undefined) return { kind: 'on-request', goal: 'rent' }
  const rental = {
    rentCents,
    chargesCents: details.rent?.chargesRenterCents,
    inventoryCents: details.inventoryCostCents,
    depositCents: details.depositCents,
  }
  const months = region && isDwelling(webId) ? rates.guaranteeMonths[region] : undefined
  return { kind: 'rent', costs: entryCosts(rental, months) }
}

function saleCosts({ goal, region, webId, price, details }: CostInput, rates: CostRates): ListingCosts {
  if (details.viager && isAnnuity(goal, details)) return { kind: 'viager', viager: details.viager }
  if (price.kind !== 'amount') return { kind: 'on-request', goal: 'sale' }
  const home = isDwelling(webId)
  const vat = vatOf(home, details, rates)
  // docs/facts.md has no VAT on new builds for Luxembourg.
  if (!region || (region === 'luxembourg' && vat)) return { kind: 'ask-notary' }
  const { cents: priceCents, startingFrom } = price
  const plotDuty = webId === mainTypes.land && !vat ? dutyOnPlot(rates.duties[region]) : undefined
  return {
    kind: 'purchase',
    purchase: {
      priceCents,
      vat,
      reducedVatPercent: reducedVat(home, vat, details, rates),
      startingFrom,
      home,
      plot: plotDuty !== undefined,
    },
    rates: {
      duty: plotDuty ?? rates.duties[region],
      // Scale and mortgage duties are Belgian only.
      notary: region === 'luxembourg' ? undefined : rates.notary,
      credit: region === 'luxembourg' ? undefined : rates.credit,
    },
    region,
  }
}

/**
 * A listing that names a VAT rate is sold under VAT. Advertised prices include all costs unless they say otherwise. The
 * rate of demolition and rebuilding holds for an only own home; everybody else pays that of new build.
 * @see docs/facts.md, "What an advertisement must say" and "Cost of buying"
 */
function vatOf(
  home: boolean,
  { finance }: ListingDetails,
  { vat: { newBuildPercent, rebuiltPercent } }: CostRates,
): PurchaseVat | undefined {
  const percent = finance?.vatValue
  if (!percent) return undefined
  const otherwisePercent = home && percent === rebuiltPercent ? newBuildPercent : undefined
  return { percent, included: !finance.vatAdded, otherwisePercent }
}

/** The rate of demolition and rebuilding, where the listing does not rule it out. */
function reducedVat(
  home: boolean,
  vat: PurchaseVat | undefined,
  { surfaces }: ListingDetails,
  { vat: { newBuildPercent, rebuiltPercent, rebuiltSurfaceMax } }: CostRates,
): number | undefined {
  const isNew = home && vat?.percent === newBuildPercent
  return isNew && (surfaces?.living ?? 0) <= rebuiltSurfaceMax ? rebuiltPercent : undefined
}
