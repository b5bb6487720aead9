/** The public part of a price. */
export type PublicPrice =
  | { kind: 'on-request' }
  | { kind: 'amount'; cents: number; startingFrom: boolean; unitText: string; perMonth: boolean }

/** Text of the ribbon across a card's picture: the listing's state, or the agency's own words. */
export type Ribbon = 'sold' | 'rented' | 'option' | 'marquee'
