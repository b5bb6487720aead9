import { longestParameter } from '~/kernel/bounds'
import type { CountryCode } from '~/kernel/places/municipalities'
import { plainLetters } from '~/kernel/plain-letters'

/** A word, a number or a sign, with where it stands in the text. */
export type Token = {
  start: number
  end: number
  /** In small letters without accents; of a sign, the sign. */
  folded: string
  /** What digits say: `600.000` and `600 000` are 600000. */
  number?: number
  /** Of a postal code that is written with it: B-1630, L-1648. */
  country?: CountryCode
  /** A dash stands between it and the token before. */
  dashed: boolean
  /** A slash does: `15/01`. */
  slashed: boolean
  /** A comma or the end of a sentence stands between it and the token before. */
  apart: boolean
  /** An apostrophe joins it to the next word: the d of "d’au moins". */
  elided: boolean
}

/** Longest text that is read, in characters; of a longer one the rest is left out. */
export const longestText = longestParameter

/**
 * A postal code may have its country: B-1630, BE 1630, L 1648; "B 1200" is rather an energy label with a rent.
 * Groups of three digits, of which the first begins with no 0, may be parted, but not before hectares, by a point, a space, an apostrophe or, as in English, a comma; otherwise
 * a comma or a point is followed by decimals; behind groups those are cents, and left out. `m2` and `m²` are words, also directly after their number.
 */
const pattern =
  /(?<country>\b(?:B-|BE[ -]?|LU?[ -]?))(?<code>[1-9]\d{3})\b|(?<grouped>(?!\d{1,3}[.,]\d{3} ?(?:ha\b|he[ck]t))[1-9]\d{0,2}(?:[. '’]\d{3})+(?!\d)|(?!\d{1,3},\d{3} ?(?:ha\b|he[ck]t))[1-9]\d{0,2}(?:,\d{3})+(?!\d))(?:[.,]\d{2}(?!\d))?|(?<number>0[.,]\d{3}(?!\d)|\d{1,3}[.,]\d{3}(?= ?(?:ha\b|he[ck]t))|\d+(?:[.,]\d{1,2}(?!\d))?)|m[2²](?![\p{L}\p{N}])|\p{L}[\p{L}\p{M}]*|\+\s*\/\s*-|[€<>≤≥±+#]/giu

/** As it is read: all spaces alike, also those that do not break. */
export const normalized = (text: string): string => text.slice(0, longestText).replace(/\s/g, ' ')

/** @param text - normalized */
export function tokensOf(text: string): Token[] {
  let end = 0
  return [...text.matchAll(pattern)].map((match) => {
    const [written] = match
    const between = text.slice(end, match.index)
    end = match.index + written.length
    const { country, ...amount } = match.groups ?? {}
    const number = numberOf(amount)
    return {
      start: match.index,
      end,
      folded: plainLetters(written.slice(country?.length)).replace(/\s/g, ''),
      number,
      ...(country && { country: /^b/i.test(country) ? 'BE' : 'LU' }),
      dashed: /^\s*[-–—]\s*$/.test(between),
      slashed: between === '/',
      apart: /[,;.!?]\s*$/.test(between),
      elided: /^['’]\p{L}/u.test(text.slice(end, end + 2)),
    }
  })
}

function numberOf({ code, grouped, number }: Partial<Record<string, string>>): number | undefined {
  if (code) return Number(code)
  if (grouped) return Number(grouped.replace(/\D/g, ''))
  return number ? Number(number.replace(',', '.')) : undefined
}
