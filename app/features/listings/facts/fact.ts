import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { formatDay } from '~/kernel/day'
import type { ListingDetails, ListingWords } from '~/kernel/listing-details'
import type { Kind, Unit } from '~/kernel/listing-field'
import { isPerLanguage, type ShownField } from '~/kernel/listing-fields'
import type { Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import { formatArea, formatNumber, formatPercent } from '~/kernel/numbers'
import type { Region } from '~/kernel/region'
import { labelKey } from './field-label'

/**
 * `lang`: the language of the value if not the page's. `note`: the value's meaning for a buyer.
 * `symbol`: a pictogram required by law or custom. `at`: name of its field. `flag`: the answer of a yes or no.
 */
export type Fact = {
  label: string
  value: string
  lang?: Locale
  note?: string
  symbol?: 'flood'
  at?: ShownField['at']
  flag?: boolean
}

/** The inputs that facts are made from. */
export type Facts = {
  details: ListingDetails
  words: ListingWords
  /** Language of the words if not the page's (L17). */
  wordsLang?: Locale
  typeName: string
  /** A flat, such as an apartment or a studio, has no building type of its own. */
  isFlat?: boolean | undefined
  place: string
  /** Decides the terms of labels. */
  region?: Region | null
  /** For sale: notes for buyers are shown. */
  isForSale?: boolean
  /** Our own estimate of the notary's fee is "about", in tens: stated amounts beside it are shown so too. */
  isNotaryFeeAbout?: boolean | undefined
  t: Translate<TextKey>
  locale: Locale
  moneyLocale: Locale
}

type Formatting = Pick<Facts, 't' | 'locale' | 'moneyLocale'>

/** Formats a field with its label; undefined if it has no value. */
export function factOf(field: ShownField, facts: Facts): Fact | undefined {
  const given = isPerLanguage(field) ? facts.words : facts.details
  const value = valueAt(given, field.at)
  const text = value === undefined ? undefined : format(field.kind, value, facts)
  if (!text) return undefined
  // Formatted values are in the page's language.
  const lang = field.kind.type === 'words' && text === value ? facts.wordsLang : undefined
  const fact: Fact = { label: facts.t(labelKey(field.label, facts.region)), value: text, lang, at: field.at }
  return field.kind.type === 'flag' ? { ...fact, flag: Boolean(value) } : fact
}

const valueAt = (given: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], given)

function format(kind: Kind, value: unknown, { t, locale, moneyLocale }: Formatting): string | undefined {
  switch (kind.type) {
    case 'text':
    case 'words':
      return kind.isDay ? formatDay(String(value), locale) : String(value)
    case 'flag':
      return t(value ? 'listings:yes' : 'listings:no')
    case 'euro':
      return formatPrice(Number(value), moneyLocale)
    case 'whole':
      // Years are names, not quantities: no thousands separator.
      return kind.isYear ? String(value) : formatNumber(Number(value), locale)
    case 'amount':
      return formatMeasure(Number(value), kind.unit, { t, locale })
    case 'choice':
    case 'code':
      return value === kind.omitted ? undefined : t(`listings:${kind.texts}.${value}` as TextKey)
    default:
      return undefined
  }
}

function formatMeasure(
  value: number,
  unit: Unit | undefined,
  { t, locale }: Omit<Formatting, 'moneyLocale'>,
): string {
  if (unit === 'm2') return formatArea(value, locale)
  if (unit === 'percent') return formatPercent(value, locale)
  const number = formatNumber(value, locale)
  if (!unit) return number
  const unitText = unit === 'm' ? 'm' : t(`listings:units.${unit}`)
  return `${number}\u00a0${unitText}`
}
