import type { ListingDetails, ListingWords } from '~/kernel/listing-details'
import type { CardRow, ListingRow } from './listing-rows'

/**
 * The one projection: what of a listing the public may know. Page, structured data, feed, map, mail and
 * print all take from here and from nowhere else, so that a hidden price or address cannot slip out.
 */
export type PublicPrice =
  | { kind: 'on-request' }
  | { kind: 'amount'; cents: number; startingFrom: boolean; unitText: string; perMonth: boolean }

type Priced = Pick<ListingRow, 'publishPrice' | 'priceCents' | 'priceUnit' | 'goal'>

/** Price unit of the feed that means "starting from". */
const startingFromUnit = 7

export function publicPrice(row: Priced, unitText = ''): PublicPrice {
  if (!row.publishPrice || !row.priceCents) return { kind: 'on-request' }
  const startingFrom = row.priceUnit === startingFromUnit
  return {
    kind: 'amount',
    cents: row.priceCents,
    startingFrom,
    unitText: startingFrom ? '' : unitText.trim(),
    perMonth: row.goal === 'rent',
  }
}

type Addressed = Pick<ListingRow, 'publishAddress' | 'street' | 'houseNumber' | 'box'>

/** `Lindelaan 12 bus 3`, or nothing when the owner wants it hidden. */
export function publicAddress(row: Addressed, boxWord: string): string | undefined {
  if (!row.publishAddress || !row.street) return undefined
  const number = [row.street, row.houseNumber].filter(Boolean).join(' ')
  return row.box ? `${number} ${boxWord} ${row.box}` : number
}

/** Details without what would give a hidden price away: amounts that are the price, or grow with it. */
export function publicDetails(row: Pick<ListingRow, 'publishPrice' | 'details'>): ListingDetails {
  if (row.publishPrice) return row.details
  const {
    rent,
    totalCostCents,
    depositCents,
    minimumIncomeCents,
    agencyCostCents,
    viager,
    finance,
    ...rest
  } = row.details
  return {
    ...rest,
    rent: rent && { chargesOwnerCents: rent.chargesOwnerCents, chargesRenterCents: rent.chargesRenterCents },
    viager: viager && {
      age1: viager.age1,
      age2: viager.age2,
      indexed: viager.indexed,
      maxYears: viager.maxYears,
    },
    finance: finance && {
      cadastralIncomeCents: finance.cadastralIncomeCents,
      garagePriceCents: finance.garagePriceCents,
      parkingPriceCents: finance.parkingPriceCents,
      vatValue: finance.vatValue,
    },
  }
}

/** Words without those that may hold an amount that follows from a hidden price. */
export function publicWords(row: Pick<ListingRow, 'publishPrice'>, words: ListingWords): ListingWords {
  return row.publishPrice ? words : { ...words, registeredRights: undefined, chargesIncluded: undefined }
}

export type Ribbon = 'sold' | 'rented' | 'option' | 'marquee'

/** What the ribbon says: the state first, else the agency's own marquee. */
export function ribbonOf(row: Pick<CardRow, 'state' | 'marquee'>): Ribbon | undefined {
  if (row.state !== 'available') return row.state
  return row.marquee > 0 ? 'marquee' : undefined
}
