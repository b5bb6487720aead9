import type { ListingRecord } from './listing-record.schema'
import type { Merged } from './merge-records'

/** Matches words beside a price to which VAT is still added: `excl. btw`, `hors TVA`, `zzgl. MwSt.`, `+ VAT`. */
const withoutVat = /\b(excl|exkl|exclusief|excluding|hors|htva|ht|zzgl|zuzüglich|ohne|zonder|plus)\b|\+/iu

/**
 * Tells whether VAT is added to the price of a listing under VAT. The words beside the price say it once for every
 * language, because a page in another language than theirs reckons with the same price.
 * @returns undefined where nothing says so
 */
export function vatAdded({ facts, records }: Merged<ListingRecord>): boolean | undefined {
  const { VatAdded, VatValue } = facts.Details?.Finance ?? {}
  if (VatAdded !== undefined || !VatValue) return VatAdded
  return records.some(({ PriceUnitText = '' }) => withoutVat.test(PriceUnitText)) || undefined
}
