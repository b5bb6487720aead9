import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import { percentOf } from '~/kernel/percent'
import type { App } from '~/platform/app.server'
import { type CostInput, costsOf, type ListingCosts } from './listing-costs'
import { purchaseCosts } from './rules/purchase'
import { type CostRates, type LoanExample, ratesOn } from './rules/rates'

/** The costs of a listing with the rates they were calculated with, in the page's language. */
export type CostsSummary = {
  costs: ListingCosts
  /** Date of the rates. */
  asOf: string
  loan: LoanExample
  /** Date of the example loan. */
  loanFrom: string
  /** With the date since which the reduced rate has its conditions. */
  vatRates: Omit<CostRates['vat'], 'from'> & { since: string }
}

/**
 * Paid into the broker's account when an offer is accepted; an amount only if the price is public (D9). A life annuity
 * sale has no price that a percentage could be of.
 */
export type OfferAdvance = { percent?: number; amounts?: { priceCents: number; advanceCents: number } }

/** Calculates the costs of a listing at today's rates. */
export function toCostsSummary({ clock, locale }: App, listing: CostInput) {
  const rates = ratesOn(brusselsDay(clock.now()))
  const costs = costsOf(listing, rates)
  return {
    costs: costs && withFormattedDays(costs, rates, (day) => formatDay(day, locale)),
    offer: offerOf(costs, listing, rates),
    isNotaryFeeAbout: isNotaryFeeAbout(costs),
  }
}

/** The notary's fee is only known approximately at this price, which amounts stated beside it must not contradict. */
const isNotaryFeeAbout = (costs: ListingCosts | undefined): boolean =>
  costs?.kind === 'purchase' &&
  purchaseCosts({ ...costs.purchase, ownHome: false, buyers: 1 }, costs.rates).approximate

function withFormattedDays(
  costs: ListingCosts,
  rates: CostRates,
  dayOf: (day: string) => string,
): CostsSummary {
  const { from, ...loan } = rates.loan
  const { from: since, ...vat } = rates.vat
  return {
    costs,
    asOf: dayOf(rates.asOf),
    loan,
    loanFrom: dayOf(from),
    vatRates: { ...vat, since: dayOf(since) },
  }
}

function offerOf(
  costs: ListingCosts | undefined,
  { goal, region }: CostInput,
  rates: CostRates,
): OfferAdvance | undefined {
  // Luxembourg's agents have no third-party account of this kind.
  if (!costs || goal !== 'sale' || region === 'luxembourg') return undefined
  const percent = rates.offer.advancePercent
  if (costs.kind === 'viager') return {}
  if (costs.kind !== 'purchase') return { percent }
  const { priceCents } = costs.purchase
  return { percent, amounts: { priceCents, advanceCents: percentOf(priceCents, percent) } }
}
