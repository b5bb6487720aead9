import type { GivenEstimate } from '#db/schema'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { formatDay } from '~/kernel/day'
import type { EstimateLine } from '~/kernel/estimate/estimate'
import { inLocale, type Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import { formatArea, formatPercent } from '~/kernel/numbers'
import { codeOf } from '~/kernel/places/municipalities'

/** An estimate as text in a language, for its page and for mails. */
export type EstimateSummary = {
  /** For example `House, 160 m², 1630 Linkebeek`. */
  subject: string
  low: string
  middle: string
  high: string
  /** Where the middle lies between both, 0 to 1. */
  middleAt: number
  /** The calculation: the price of the surface, then each correction. */
  lines: { label: string; amount: string }[]
  total: string
  /** A sentence that lists missing data; undefined if nothing is missing. */
  unknown?: string
  /** Date and source of the prices. */
  source: string
}

export type EstimateContext = {
  t: Translate<TextKey>
  locale: Locale
  fallback: Locale
  /** Language whose style amounts have (P3). */
  moneyLocale: Locale
}

/** @returns undefined if an agent has to value the property */
export function toEstimateSummary(
  given: GivenEstimate,
  context: EstimateContext,
): EstimateSummary | undefined {
  const { t, locale, fallback, moneyLocale } = context
  // Those of before the country was kept have the four digits alone.
  const { estimate, facts, zip, city, country = 'BE' } = given
  if (!estimate) return undefined
  const { base, lines, lowCents, middleCents, highCents, unknown } = estimate
  const surface = formatArea(base.m2, locale)
  const type = t(`valuation:choice.propertyType.${facts.type}`)
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, base.cents)
  return {
    subject: `${type}, ${surface}, ${codeOf({ country, zip })} ${city}`,
    low: formatPrice(lowCents, moneyLocale),
    middle: formatPrice(middleCents, moneyLocale),
    high: formatPrice(highCents, moneyLocale),
    middleAt: highCents > lowCents ? (middleCents - lowCents) / (highCents - lowCents) : 0.5,
    lines: [
      {
        label: t('valuation:line.base', { surface, price: formatPrice(base.pricePerM2Cents, moneyLocale) }),
        amount: inEuros(base.cents, moneyLocale),
      },
      ...lines.map((line) => ({
        label: lineLabel(line, given, context),
        amount: signed(line.cents, moneyLocale),
      })),
    ],
    total: inEuros(totalCents, moneyLocale),
    unknown:
      unknown.length === 0
        ? undefined
        : t('valuation:unknown', {
            list: new Intl.ListFormat(locale).format(unknown.map((one) => t(`valuation:unknownOf.${one}`))),
          }),
    source: t('valuation:source', {
      day: formatDay(given.priceDay ?? given.day, locale),
      source: inLocale(given.source, locale, fallback),
    }),
  }
}

function lineLabel(
  { key, percent }: EstimateLine,
  { facts }: GivenEstimate,
  { t, locale }: EstimateContext,
): string {
  const share =
    percent === undefined ? '' : ` (${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(percent), locale)})`
  const value =
    key === 'condition' && 'condition' in facts && facts.condition
      ? t(`valuation:choice.condition.${facts.condition}`)
      : key === 'age' && 'year' in facts
        ? String(facts.year)
        : key === 'energy' && 'energyLetter' in facts
          ? String(facts.energyLetter)
          : ''
  return t(`valuation:line.${key}`, { value }) + share
}

/** Whole euros: the calculation is exact, only the range is rounded. */
const inEuros = (cents: number, moneyLocale: Locale) =>
  formatPrice(Math.round(cents / 100) * 100, moneyLocale)
const signed = (cents: number, moneyLocale: Locale) =>
  `${cents < 0 ? '−' : '+'}\u00a0${inEuros(Math.abs(cents), moneyLocale)}`
