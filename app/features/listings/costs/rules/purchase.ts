import { isFeeReliable, type NotaryRates, notaryLines } from './notary'
import { percentOf } from './percent'
import { type Buyer, type RegistrationDuty, registrationDuty } from './registration-duty'

/** VAT of a new build, which takes the place of the registration duty. */
export type PurchaseVat = {
  percent: number
  /** Whether the advertised price holds it. */
  included: boolean
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
  /** The notary's fee is a rough idea only. */
  approximate: boolean
}

/**
 * Everything that a purchase costs, line by line, in euro cents. Loan deeds are not among them.
 *
 * Reading: the notary's fee is reckoned on the price without VAT.
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

/** What is in the price is what is left of it, so that both parts make up the price to the cent. */
const vatOf = (advertisedCents: number, priceCents: number, { percent, included }: PurchaseVat) =>
  included ? advertisedCents - priceCents : percentOf(priceCents, percent)
