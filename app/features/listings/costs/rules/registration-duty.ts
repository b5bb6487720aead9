import { percentOf } from '~/kernel/percent'

/** The first part of the price is free for an own home, unless the price is above `upToPriceCents`. */
type FreePart = { firstCents: number; upToPriceCents: number }

/** A region's duty on the deed, in percent of the price. */
export type RegistrationDuty = {
  /** For the buyer's own home; in Flanders only if it is their sole home. */
  ownHomePercent: number
  otherwisePercent: number
  ownHomeFree?: FreePart
  /**
   * Deducted once from a purchase, however many buy, of a sole home up to a price. That of some towns is higher: texts
   * name it, but the sums keep to the lower one.
   */
  modestHome?: { reductionCents: number; upToPriceCents: number; upToPriceInCitiesCents: number }
  /** Deducted for each buyer of an own home. */
  ownHomeCreditCents?: number
  /** What is due after the credit, at least. */
  minimumCents?: number
  /**
   * A plot on which the buyer builds an own home, to live there within some years: its own free part takes the place of
   * that of a home. Absent where land always has `otherwisePercent`.
   */
  plot?: { yearsToMoveIn: number; ownHomeFree?: FreePart }
}

/** The duty on land; undefined where the region does not favour a plot for an own home. */
export const dutyOnPlot = (duty: RegistrationDuty): RegistrationDuty | undefined =>
  duty.plot && { ...duty, ownHomeFree: duty.plot.ownHomeFree, modestHome: undefined }

export type Buyer = { ownHome: boolean; buyers: number }

/**
 * Registration duty (Flanders: sales duty) on a purchase.
 * @param priceCents - euro cents, 0 or more
 * @returns euro cents, never below 0
 * @see docs/facts.md, "Cost of buying"
 */
export function registrationDuty(
  priceCents: number,
  { ownHome, buyers }: Buyer,
  duty: RegistrationDuty,
): number {
  if (!ownHome) return percentOf(priceCents, duty.otherwisePercent)
  const free = duty.ownHomeFree
  const freeCents = free && priceCents <= free.upToPriceCents ? free.firstCents : 0
  const dueCents = percentOf(Math.max(0, priceCents - freeCents), duty.ownHomePercent)
  const leastCents = Math.min(dueCents, duty.minimumCents ?? 0)
  const modest = duty.modestHome
  const reductionCents = modest && priceCents <= modest.upToPriceCents ? modest.reductionCents : 0
  return Math.max(leastCents, dueCents - reductionCents - (duty.ownHomeCreditCents ?? 0) * buyers)
}
