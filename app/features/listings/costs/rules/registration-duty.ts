import { percentOf } from '~/kernel/percent'

/** A region's duty on the deed, in percent of the price. */
export type RegistrationDuty = {
  /** For the buyer's own home; in Flanders only if it is their sole home. */
  ownHomePercent: number
  otherwisePercent: number
  /** The first part of the price is free for an own home, unless the price is above `upToPriceCents`. */
  ownHomeFree?: { firstCents: number; upToPriceCents: number }
  /** Deducted for each buyer of an own home. */
  ownHomeCreditCents?: number
  /** What is due after the credit, at least. */
  minimumCents?: number
}

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
  return Math.max(leastCents, dueCents - (duty.ownHomeCreditCents ?? 0) * buyers)
}
