import { isFeeReliable, type NotaryRates, notaryLines } from './notary'
import { percentOf } from './percent'
import { type Buyer, type RegistrationDuty, registrationDuty } from './registration-duty'

/** VAT on a new build, which replaces the registration duty. */
export type PurchaseVat = {
  percent: number
  /** The advertised price includes it. */
  included: boolean
  /** The rate that this buyer pays, if another than the advertised one. */
  appliedPercent?: number
}

export type Purchase = Buyer & { priceCents: number; vat?: PurchaseVat }

export type PurchaseRates = {
  duty: RegistrationDuty
  /** Absent where no scale is known (Luxembourg). */
  notary?: NotaryRates
}

export type CostKey = 'price' | 'vat' | 'duty' | ReturnType<typeof notaryLines>[number]['key']
export type CostLine = { key: CostKey; cents: number }

export type PurchaseCosts = {
  lines: CostLine[]
  totalCents: number
  /** The notary's fee is only a rough estimate. */
  approximate: boolean
}

/**
 * Lists everything that a purchase costs, line by line, in euro cents. Loan deeds are excluded.
 *
 * The notary's fee is calculated on the price without VAT.
 * @see docs/facts.md, "Cost of buying"
 */
export function purchaseCosts(purchase: Purchase, { duty, notary }: PurchaseRates): PurchaseCosts {
  const { vat, ownHome } = purchase
  const priceCents = vat?.included ? withoutVat(purchase.priceCents, vat.percent) : purchase.priceCents
  const lines: CostLine[] = [
    { key: 'price', cents: priceCents },
    vat
      ? { key: 'vat', cents: vatOf(purchase.priceCents, priceCents, vat) }
      : { key: 'duty', cents: registrationDuty(priceCents, purchase, duty) },
    ...(notary ? notaryLines(priceCents, ownHome, notary) : []),
  ]
  return {
    lines,
    totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
    approximate: notary !== undefined && !isFeeReliable(priceCents, notary),
  }
}

const withoutVat = (cents: number, percent: number) => Math.round((cents * 100) / (100 + percent))

/** VAT within a price is the remainder, so that both parts add up to the price to the cent. */
function vatOf(
  advertisedCents: number,
  priceCents: number,
  { percent, included, appliedPercent = percent }: PurchaseVat,
) {
  const isWithin = included && appliedPercent === percent
  return isWithin ? advertisedCents - priceCents : percentOf(priceCents, appliedPercent)
}
