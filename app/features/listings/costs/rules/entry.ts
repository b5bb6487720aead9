export type Rental = {
  /** Per month, without charges. */
  rentCents: number
  /** The renter's charges per month. */
  chargesCents?: number
  /** The renter's share of the inventory of fixtures. */
  inventoryCents?: number
  /** The amount that the owner asks. */
  depositCents?: number
}

export type EntryLine = { key: 'rent' | 'charges' | 'guarantee' | 'inventory'; cents: number }

export type EntryCosts = {
  lines: EntryLine[]
  totalCents: number
  /** Set when the guarantee is a whole number of months' rent. */
  guaranteeMonths?: number
}

/**
 * Adds up what a renter pays to move in: first month, charges, guarantee, inventory. In euro cents.
 * @param guaranteeMonths - months of rent that the region allows as guarantee; undefined if unknown
 * @see docs/facts.md, "What an advertisement must say"; docs/specification.md, 5
 */
export function entryCosts(rental: Rental, guaranteeMonths: number | undefined): EntryCosts {
  const { rentCents, chargesCents, inventoryCents } = rental
  const guaranteeCents = rental.depositCents ?? (guaranteeMonths && rentCents * guaranteeMonths)
  const amounts = {
    rent: rentCents,
    charges: chargesCents,
    guarantee: guaranteeCents,
    inventory: inventoryCents,
  }
  const lines = (Object.keys(amounts) as (keyof typeof amounts)[]).flatMap((key) => {
    const cents = amounts[key]
    return cents === undefined ? [] : [{ key, cents }]
  })
  const months = guaranteeCents && rentCents > 0 ? guaranteeCents / rentCents : 0
  return {
    lines,
    totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
    guaranteeMonths: months > 0 && Number.isInteger(months) ? months : undefined,
  }
}
