import { percentOf } from '~/kernel/percent'

type FeeScale = { baseCents: number; betweenPercent: number; abovePercent: number }

/** A Belgian notary's charges for the deed of a purchase, without VAT. */
export type NotaryRates = {
  /** `betweenPercent` counts from here … */
  lowerCents: number
  /** … to here, `abovePercent` beyond. */
  upperCents: number
  ordinary: FeeScale
  soleHome: FeeScale
  /** Prices between which the formula is close to the legal scale. */
  reliableFromCents: number
  reliableUpToCents: number
  /** The price up to which a sole home has its whole discount … */
  soleHomeFullUpToCents: number
  /** … and from which it has none. */
  soleHomeUpToCents: number
  administrationCents: number
  /** File costs of a sole home that has a discount. */
  soleHomeAdministrationCents: number
  disbursementsCents: number
  transcriptionCents: number
  annexesCents: number
  writingDutyCents: number
  /** Charged on fee, administration, disbursements and writing duty. */
  vatPercent: number
}

/**
 * Tells which share of the sole home's discount the royal decree leaves: all of it at first, then gradually less, none
 * from the highest price of a sole home on.
 * @returns from 0 to 1
 * @see docs/facts.md, "Cost of buying"
 */
export function soleHomeDiscount(
  priceCents: number,
  { soleHomeFullUpToCents, soleHomeUpToCents }: NotaryRates,
): number {
  return shareLeft(priceCents, soleHomeFullUpToCents, soleHomeUpToCents)
}

const shareLeft = (cents: number, fromCents: number, toCents: number) =>
  Math.min(1, Math.max(0, (toCents - cents) / (toCents - fromCents)))

/**
 * Approximates the notary's own fee on the legal scale, without VAT.
 *
 * The two formulas cross near € 556,000, far beyond their range: above it the sole home's fee is the ordinary one less
 * what is left of the discount at the end of the range. Within it the formula's own scale already lessens the discount.
 * @param priceCents - euro cents, 0 or more
 * @see docs/facts.md, "Cost of buying"
 */
export function notaryFee(priceCents: number, ownHome: boolean, rates: NotaryRates): number {
  const ordinary = feeOn(priceCents, rates.ordinary, rates)
  if (!ownHome) return ordinary
  const { reliableUpToCents, soleHomeUpToCents } = rates
  const known = Math.min(priceCents, reliableUpToCents)
  const discount = feeOn(known, rates.ordinary, rates) - feeOn(known, rates.soleHome, rates)
  return ordinary - Math.round(discount * shareLeft(priceCents, reliableUpToCents, soleHomeUpToCents))
}

function feeOn(priceCents: number, scale: FeeScale, rates: NotaryRates): number {
  const { baseCents, betweenPercent, abovePercent } = scale
  const between = Math.min(priceCents, rates.upperCents) - rates.lowerCents
  const above = Math.max(0, priceCents - rates.upperCents)
  return baseCents + percentOf(between, betweenPercent) + percentOf(above, abovePercent)
}

/** Tells whether the fee at this price is reliable, not just a rough estimate. */
export const isFeeReliable = (priceCents: number, rates: NotaryRates): boolean =>
  rates.reliableFromCents <= priceCents && priceCents <= rates.reliableUpToCents

/** Lists the lines of a notary's bill, in euro cents. */
export function notaryLines(priceCents: number, ownHome: boolean, rates: NotaryRates) {
  const fee = notaryFee(priceCents, ownHome, rates)
  const { disbursementsCents, transcriptionCents, annexesCents, writingDutyCents } = rates
  const hasDiscount = ownHome && soleHomeDiscount(priceCents, rates) > 0
  const administrationCents = hasDiscount ? rates.soleHomeAdministrationCents : rates.administrationCents
  const taxed = fee + administrationCents + disbursementsCents + writingDutyCents
  return [
    { key: 'notaryFee', cents: fee },
    { key: 'administration', cents: administrationCents },
    { key: 'disbursements', cents: disbursementsCents },
    { key: 'transcription', cents: transcriptionCents },
    { key: 'annexes', cents: annexesCents },
    { key: 'writingDuty', cents: writingDutyCents },
    { key: 'notaryVat', cents: percentOf(taxed, rates.vatPercent) },
  ] as const
}
