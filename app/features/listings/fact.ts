import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { formatDay } from '~/kernel/day'
import type { ListingDetails, ListingWords } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import { formatNumber } from '~/kernel/numbers'

/**
 * `lang`: the language of the value, where it is not the page's. `note`: what the value means for a buyer.
 * `symbol`: a drawing that the law or the trade puts beside it.
 */
export type Fact = { label: string; value: string; lang?: Locale; note?: string; symbol?: 'flood' }

/** What facts are made of. */
export type Facts = {
  details: ListingDetails
  words: ListingWords
  /** Language of the words, where it is not the page's (L17). */
  wordsLang?: Locale
  typeName: string
  place: string
  /** For sale: what only a buyer has to know is said with it. */
  isForSale?: boolean
  t: Translate<TextKey>
  locale: Locale
}

export type MaybeFact = Fact | undefined
type FieldKey = Extract<TextKey, `listings:fields.${string}`>

export const fact = (t: Facts['t'], key: FieldKey, value: string | undefined, lang?: Locale): MaybeFact =>
  value ? { label: t(key), value, lang } : undefined

export const number = (locale: Locale, value: number | undefined) =>
  value === undefined ? undefined : formatNumber(value, locale)

export const measure = (locale: Locale, value: number | undefined, unit: string) =>
  value === undefined ? undefined : `${formatNumber(value, locale)}\u00a0${unit}`

/** Years are names, not quantities: no thousands separator. */
export const year = (value: number | undefined) => (value === undefined ? undefined : String(value))

export const money = (cents: number | undefined) => (cents === undefined ? undefined : formatPrice(cents))

export const yesNo = (t: Facts['t'], value: boolean | undefined) =>
  value === undefined ? undefined : t(value ? 'listings:yes' : 'listings:no')

export const day = (locale: Locale, text: string | undefined) => text && formatDay(text, locale)
