import type { ListingRecord } from './listing-record.schema'
import type { MergedRecord } from './merge-records'

const vat = /(?<!\p{L})(?:b\.?t\.?w|t\.?v\.?a|v\.?a\.?t|mwst|mehrwertsteuer)(?!\p{L})\.?/giu
/** Words that say of something that it is in a price, also with `not` before, and those that say it is not. */
const mark =
  /(?<!\p{L})(?<not>niet|non|nicht|not)?\s*(?<in>(?<!\p{L})(?:in[ck]l|inbegr|compr|enth)\p{L}*\.?)|(?<!\p{L})(?:(?:excl|exkl|zuzüglich)\p{L}*|zzgl|hors|ohne|zonder|sans|without|plus)(?!\p{L})\.?|\+/giu
/** What may stand between a mark and the word for VAT that it is about: "excl. (21 %) btw", "btw is inbegrepen". */
const beside = /^(?:[\s\d.,%()]|de|la|der|die|of|is|ist|est)*$/iu
/** Without VAT, in French: `HT`, `H.T.`, `HTVA`. */
const ht = /(?<!\p{L})h\.?t\.?(?:v\.?a\.?)?(?!\p{L})/iu

/** In letters: words beside a price are a few. */
const longest = 200

type Mark = { start: number; end: number; isOut: boolean }

/**
 * Tells whether VAT is added to the price of a listing under VAT. The words beside the price say it once for every
 * language, because a page in another language than theirs reckons with the same price.
 * @returns undefined where nothing says so
 */
export function vatAdded({ facts, records }: MergedRecord<ListingRecord>): boolean | undefined {
  const { VatAdded, VatValue } = facts.Details?.Finance ?? {}
  if (VatAdded !== undefined || !VatValue) return VatAdded
  return records.some(({ PriceUnitText = '' }) => saysVatIsAdded(PriceUnitText)) || undefined
}

/**
 * `excl. btw`, `+ 21 % TVA`, `MwSt. nicht enthalten`, `excl. kosten & btw`, `HT`. What is left out or added must be VAT, for
 * a garage may be too ("excl. garage").
 */
function saysVatIsAdded(text: string): boolean {
  const words = text.slice(0, longest).replace(/\s+/g, ' ')
  const marks = [...words.matchAll(mark)].map(({ index, 0: { length }, groups }) => ({
    start: index,
    end: index + length,
    isOut: groups?.in === undefined || groups.not !== undefined,
  }))
  const isOut = ({ index, 0: { length } }: RegExpExecArray) => isLeftOut(words, marks, index, index + length)
  return ht.test(words) || [...words.matchAll(vat)].some(isOut)
}

/** The mark right before a word decides, else the one right behind it, else the last before: "excl. kosten, registratie en btw". */
function isLeftOut(words: string, marks: readonly Mark[], start: number, end: number): boolean {
  const before = marks.findLast((one) => one.end <= start)
  const behind = marks.find((one) => one.start >= end)
  if (before && beside.test(words.slice(before.end, start))) return before.isOut
  if (behind && beside.test(words.slice(end, behind.start))) return behind.isOut
  return before?.isOut ?? false
}
