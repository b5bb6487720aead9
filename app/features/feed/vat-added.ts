import type { ListingRecord } from './listing-record.schema'
import type { Merged } from './merge-records'

const vat = String.raw`(?<!\p{L})(?:b\.?t\.?w|t\.?v\.?a|v\.?a\.?t|mwst|mehrwertsteuer)(?!\p{L})\.?`
const percent = String.raw`[(\s]*(?:\d+(?:[.,]\d+)?\s*%)?[)\s]*`
const included = String.raw`(?:in[ck]l|inbegr|compr|enth)\p{L}*\.?`
const not = String.raw`(?:niet|non|nicht|not)\s+`
/** Exclusions that stand before the word for VAT, and those that stand behind it too. */
const without = String.raw`(?<!\p{L})(?:excl|exkl|zzgl|zuzüglich|hors|${not}${included})\p{L}*\.?`
const before = String.raw`(?:${without}|(?<!\p{L})(?:ohne|zonder|sans|without|plus)(?!\p{L})|\+)`
/** Other costs that are left out together with VAT: "excl. notariskosten en btw". */
const others = String.raw`(?:[\p{L}\s]{1,40}\s(?:en|et|and|und)\s)?`
const article = String.raw`(?:\s*(?:de|la|der|die|of)\s)?`

/**
 * Words beside a price to which VAT is still added: `excl. btw`, `+ 21 % TVA`, `MwSt. nicht enthalten`, `HT`. What is
 * left out or added must be VAT, for a garage may be too ("excl. garage").
 */
const vatIsAdded = [
  `${before}${others}${article}${percent}${vat}(?!${percent}${included})`,
  String.raw`(?<!${included}${percent})${vat}${percent}(?:is\s+|ist\s+|est\s+)?${without}`,
  String.raw`(?<!\p{L})h\.?t\.?(?:v\.?a\.?)?(?!\p{L})`,
].map((pattern) => new RegExp(pattern, 'iu'))

/**
 * Tells whether VAT is added to the price of a listing under VAT. The words beside the price say it once for every
 * language, because a page in another language than theirs reckons with the same price.
 * @returns undefined where nothing says so
 */
export function vatAdded({ facts, records }: Merged<ListingRecord>): boolean | undefined {
  const { VatAdded, VatValue } = facts.Details?.Finance ?? {}
  if (VatAdded !== undefined || !VatValue) return VatAdded
  return records.some(({ PriceUnitText = '' }) => saysVatIsAdded(PriceUnitText)) || undefined
}

const saysVatIsAdded = (words: string) => vatIsAdded.some((pattern) => pattern.test(words))
