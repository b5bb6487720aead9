import { percentOf } from './percent'

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
  administrationCents: number
  disbursementsCents: number
  transcriptionCents: number
  annexesCents: number
  writingDutyCents: number
  /** Charged on fee, administration, disbursements and writing duty. */
  vatPercent: number
}

/**
 * Approximates the notary's own fee on the legal scale, without VAT.
 *
 * The scale of a sole home is the lower one. Its formula crosses the ordinary one near € 556,000, beyond its reliable
 * range; from there the ordinary fee is the upper bound.
 * @param priceCents - euro cents, 0 or more
 * @see docs/facts.md, "Cost of buying"
 */
export function notaryFee(priceCents: number, ownHome: boolean, rates: NotaryRates): number {
  const ordinary = feeOn(priceCents, rates.ordinary, rates)
  return ownHome ? Math.min(ordinary, feeOn(priceCents, rates.soleHome, rates)) : ordinary
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
  const { administrationCents, disbursementsCents, transcriptionCents, annexesCents, writingDutyCents } =
    rates
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
