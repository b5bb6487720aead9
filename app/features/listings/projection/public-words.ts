/** What everybody may know of a price. */
export type PublicPrice =
  | { kind: 'on-request' }
  | { kind: 'amount'; cents: number; startingFrom: boolean; unitText: string; perMonth: boolean }

/** What stands across a card's picture: the state of a home, or what the agency says of it. */
export type Ribbon = 'sold' | 'rented' | 'option' | 'marquee'
