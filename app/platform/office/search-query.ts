import { nationalDigits } from '~/kernel/phone'
import { keptWords, searchedWords, wordQuery } from '~/kernel/search-words'

/** What somebody looks for in the office (B27). */
export type SearchQuery = {
  /** Beginnings of words, all of which have to be there: small letters and digits, without accents. */
  words: string[]
  /** The same as the database keeps them, where that is not the same. */
  kept?: string[]
  /** The beginning of a telephone number, if that may be meant: its national digits. */
  phone?: string
  /** Number of a listing or project, if that may be meant. */
  number?: number
}

const mostLetters = 100
const fewestPhoneDigits = 3

/** Reads what was typed. @returns undefined for less than two letters or digits */
export function readSearch(typed: string): SearchQuery | undefined {
  const text = typed.slice(0, mostLetters)
  const words = searchedWords(text)
  if (words.join('').length < 2) return undefined
  const [phone, number] = [phoneOf(text), numberOf(text)]
  const kept = keptWords(text)
  const isSame = kept.join() === words.join()
  return { words, ...(isSame ? {} : { kept }), ...(phone && { phone }), ...(number && { number }) }
}

function phoneOf(text: string): string | undefined {
  const digits = /^[\d\s()+./-]+$/.test(text) ? nationalDigits(text) : ''
  return digits.length >= fewestPhoneDigits ? digits : undefined
}

/** As the agency writes it, also with a word or sign before it: `2706`, `#2706`, `réf. 2706`. */
function numberOf(text: string): number | undefined {
  const [, digits] = /^\s*(?:r[eé]f[\p{L}]*\.?[\s:]*)?[#°:]?\s*(\d{1,10})\s*$/iu.exec(text) ?? []
  const number = Number(digits ?? 0)
  return number > 0 && number <= 2_147_483_647 ? number : undefined
}

/**
 * The query as PostgreSQL takes it: each word by its beginning, or the telephone number. A number within other words is
 * one too, however its beginning is written.
 */
export function toTsQuery({ words, kept = words, phone }: SearchQuery): string {
  const all = kept.map(beginning).join(' & ')
  return phone ? `(${all}) | ${asPhone(phone).join(' | ')}` : all
}

function beginning(word: string): string {
  const digits = /^0\d{3,}$/.test(word) ? nationalDigits(word) : ''
  return digits.length >= fewestPhoneDigits
    ? `(${[wordQuery(word), ...asPhone(digits)].join(' | ')})`
    : wordQuery(word)
}

/** Some write the country code of Belgium without a sign before it. */
const asPhone = (digits: string): string[] =>
  [digits, `32${digits}`, ...(/^32\d{3}/.test(digits) ? [digits.slice(2)] : [])].map(wordQuery)
