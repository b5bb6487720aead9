/** The public part of a price. */
export type PublicPrice =
  | { kind: 'on-request' }
  /** A life annuity sale: a sum at the deed, and an annuity a month; neither is a price. */
  | { kind: 'annuity'; bouquetCents?: number | undefined; monthlyCents?: number | undefined }
  | { kind: 'amount'; cents: number; startingFrom: boolean; unitText: string; perMonth: boolean }

/** Text of the ribbon across a card's picture: the listing's state, or the agency's own words. */
export type Ribbon = 'sold' | 'rented' | 'option' | 'marquee'
