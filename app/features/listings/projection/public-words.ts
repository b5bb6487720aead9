import type { Locale } from '~/kernel/locale'

/** The public part of a price. */
export type PublicPrice =
  | { kind: 'on-request' }
  /** A life annuity sale: a sum at the deed, and an annuity a month; neither is a price. */
  | { kind: 'annuity'; bouquetCents?: number | undefined; monthlyCents?: number | undefined }
  | {
      kind: 'amount'
      cents: number
      startingFrom: boolean
      /** The agency's words beside the price. */
      unitText: string
      /** Their language, if it is not the page's (L17). */
      unitLang?: Locale | undefined
      perMonth: boolean
    }

/** Text of the ribbon across a card's picture: the listing's state, or the agency's own words. */
export type Ribbon = 'sold' | 'rented' | 'option' | 'marquee'
