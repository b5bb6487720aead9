import type { ListingGoal } from '#db/schema'
import type { ListingDetails } from '~/kernel/listing-details'
import type { Region } from '~/kernel/region'
import type { PublicPrice } from '../projection/public-words'
import { type EntryCosts, entryCosts } from './rules/entry'
import type { Purchase, PurchaseRates, PurchaseVat } from './rules/purchase'
import type { CostRates } from './rules/rates'

/** Costs of a listing. Amounts only where its price is public. */
export type ListingCosts =
  | { kind: 'purchase'; purchase: OfferedPurchase; rates: PurchaseRates; region: Region }
  | { kind: 'rent'; costs: EntryCosts }
  | { kind: 'viager'; viager: NonNullable<ListingDetails['viager']> }
  | { kind: 'on-request'; goal: ListingGoal }
  /** For sale where we know no rates. */
  | { kind: 'ask-notary' }

/** Purchase without buyer-specific inputs. */
export type OfferedPurchase = Pick<Purchase, 'priceCents' | 'vat'> & {
  /** A home can be the buyer's own; land, shops and garages cannot. */
  home: boolean
  startingFrom: boolean
}

export type Costed = {
  goal: ListingGoal
  /** Sold or rented: nothing to pay any more. */
  closed: boolean
  region: Region | null
  webId: number
  /** As the public may know them: see `public-listing.ts`. Nothing here may see the row's own amounts. */
  price: PublicPrice
  details: ListingDetails
}

/** WebIDs of what people live in: 1 house, villa, farm; 2 studio; 3 apartment. */
const homes: readonly number[] = [1, 2, 3]

/** The costs of a listing, from what the public may know of it (D9, D11). */
export function costsOf(listing: Costed, rates: CostRates): ListingCosts | undefined {
  if (listing.closed) return undefined
  return listing.goal === 'rent' ? rentCosts(listing, rates) : saleCosts(listing, rates)
}

function rentCosts({ region, webId, price, details }: Costed, rates: CostRates): ListingCosts {
  const rentCents = details.rent?.monthlyCents ?? (price.kind === 'amount' ? price.cents : undefined)
  if (rentCents === undefined) return { kind: 'on-request', goal: 'rent' }
  const rental = {
    rentCents,
    chargesCents: details.rent?.chargesRenterCents,
    inventoryCents: details.inventoryCostCents,
    depositCents: details.depositCents,
  }
  const months = region && homes.includes(webId) ? rates.guaranteeMonths[region] : undefined
  return { kind: 'rent', costs: entryCosts(rental, months) }
}

function saleCosts({ region, webId, price, details }: Costed, rates: CostRates): ListingCosts {
  if (details.viager) return { kind: 'viager', viager: details.viager }
  if (price.kind !== 'amount') return { kind: 'on-request', goal: 'sale' }
  const vat = vatOf(details, price.unitText)
  // Luxembourg's VAT on new build is not among our facts.
  if (!region || (region === 'luxembourg' && vat)) return { kind: 'ask-notary' }
  const { cents: priceCents, startingFrom } = price
  return {
    kind: 'purchase',
    purchase: { priceCents, vat, startingFrom, home: homes.includes(webId) },
    rates: {
      duty: rates.duties[region],
      // The scale is that of Belgian notaries.
      notary: region === 'luxembourg' ? undefined : rates.notary,
    },
    region,
  }
}

/** `excl. btw`, `hors TVA`, `zzgl. MwSt.`, `+ VAT`: words of a price to which VAT is still added. */
const withoutVat = /\b(excl|exkl|exclusief|excluding|hors|htva|ht|zzgl|zuzüglich|ohne|zonder|plus)\b|\+/iu

/**
 * Sold under VAT, when the listing names a rate. Advertised prices hold all costs unless they say otherwise.
 * @see docs/facts.md, "What an advertisement must say"
 */
function vatOf({ finance }: ListingDetails, unitText: string): PurchaseVat | undefined {
  const percent = finance?.vatValue
  return percent ? { percent, included: !withoutVat.test(unitText) } : undefined
}
