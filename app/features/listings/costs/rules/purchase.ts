import { toTens } from '~/kernel/money'
import { percentOf } from '~/kernel/percent'
import { type CreditRates, creditFor } from './credit'
import { isFeeReliable, type NotaryRates, notaryLines, soleHomeDiscount } from './notary'
import { type Buyer, type RegistrationDuty, registrationDuty } from './registration-duty'

/** VAT on a new build, which replaces the registration duty. */
export type PurchaseVat = {
  percent: number
  /** The advertised price includes it. */
  included: boolean
  /** The rate that this buyer pays, if another than the advertised one. */
  appliedPercent?: number
  /** The rate of a buyer whose only own home it does not become, if another than the advertised one. */
  otherwisePercent?: number
}

export type Purchase = Buyer & {
  priceCents: number
  /** Land on which an own home may be built: no sole home yet, so that the notary has the ordinary scale. */
  plot?: boolean
  vat?: PurchaseVat
  /** What the buyer pays without a credit; absent where that is not known, and the credit is left out. */
  ownMeansCents?: number
}

export type PurchaseRates = {
  duty: RegistrationDuty
  /** Absent where no scale is known (Luxembourg). */
  notary?: NotaryRates
  /** Absent with the notary's scale. */
  credit?: CreditRates
}

export type CostKey =
  | 'price'
  | 'vat'
  | 'duty'
  | ReturnType<typeof notaryLines>[number]['key']
  | ReturnType<typeof creditFor>[number]['key']

/** @property isAbout - only known approximately, and in whole tens of euros */
export type CostLine = { key: CostKey; cents: number; isAbout?: boolean }

export type PurchaseCosts = {
  lines: CostLine[]
  totalCents: number
  /** The total holds lines that are only known approximately, and is in whole tens of euros. */
  isAbout: boolean
  /** The notary's fee is only a rough estimate. */
  approximate: boolean
}

/**
 * Lists everything that a purchase costs, line by line, in euro cents, with the deed of the credit for what the buyer's
 * own means do not pay.
 *
 * The notary's fee is calculated on the price without VAT.
 * @see docs/facts.md, "Cost of buying"
 */
export function purchaseCosts(purchase: Purchase, { duty, notary, credit }: PurchaseRates): PurchaseCosts {
  const { vat, ownHome, ownMeansCents } = purchase
  const soleHome = ownHome && !purchase.plot
  const priceCents = vat?.included ? withoutVat(purchase.priceCents, vat.percent) : purchase.priceCents
  const approximate = notary !== undefined && !isFeeReliable(priceCents, notary)
  const deed: CostLine[] = [
    { key: 'price', cents: priceCents },
    vat
      ? { key: 'vat', cents: vatOf(purchase.priceCents, priceCents, vat, ownHome) }
      : { key: 'duty', cents: registrationDuty(priceCents, purchase, duty) },
    ...(notary ? notaryLines(priceCents, soleHome, notary).map((line) => roundedIf(approximate, line)) : []),
  ]
  const discount = notary && soleHome ? soleHomeDiscount(priceCents, notary) : 0
  const hasCredit = credit !== undefined && ownMeansCents !== undefined
  const lines = [...deed, ...(hasCredit ? creditFor(sumOf(deed) - ownMeansCents, discount, credit) : [])]
  const isAbout = lines.some((line) => line.isAbout)
  return { lines, totalCents: isAbout ? toTens(sumOf(lines)) : sumOf(lines), isAbout, approximate }
}

const sumOf = (lines: readonly CostLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0)

/** The fee, and the VAT that follows from it, are in tens where the fee is a rough estimate. */
const roundedIf = (approximate: boolean, line: CostLine): CostLine =>
  approximate && (line.key === 'notaryFee' || line.key === 'notaryVat')
    ? { ...line, cents: toTens(line.cents), isAbout: true }
    : line

const withoutVat = (cents: number, percent: number) => Math.round((cents * 100) / (100 + percent))

/** The rate of VAT that a buyer pays, in percent. */
export const vatPercentOf = (
  { percent, appliedPercent, otherwisePercent = percent }: PurchaseVat,
  ownHome: boolean,
): number => appliedPercent ?? (ownHome ? percent : otherwisePercent)

/** VAT within a price is the remainder, so that both parts add up to the price to the cent. */
function vatOf(advertisedCents: number, priceCents: number, vat: PurchaseVat, ownHome: boolean) {
  const paidPercent = vatPercentOf(vat, ownHome)
  const isWithin = vat.included && paidPercent === vat.percent
  return isWithin ? advertisedCents - priceCents : percentOf(priceCents, paidPercent)
}
