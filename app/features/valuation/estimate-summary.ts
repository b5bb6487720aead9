import type { GivenEstimate } from '#db/schema'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { formatDay } from '~/kernel/day'
import type { EstimateLine } from '~/kernel/estimate/estimate'
import { inLocale, type Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import { formatArea } from '~/kernel/numbers'

/** An estimate as text in a language, for its page and for mails. */
export type EstimateSummary = {
  /** Such as `House, 160 m², 1630 Linkebeek`. */
  subject: string
  low: string
  middle: string
  high: string
  /** How it was reached: the price of the surface first, then each correction, then the sum of all. */
  lines: { label: string; amount: string }[]
  total: string
  /** What was not said, in a sentence; nothing when all was. */
  unknown?: string
  /** Of what day the prices are, and where they come from. */
  source: string
}

export type EstimateContext = { t: Translate<TextKey>; locale: Locale; fallback: Locale }

/** @returns undefined where an agent has to value the property */
export function toEstimateSummary(
  given: GivenEstimate,
  { t, locale, fallback }: EstimateContext,
): EstimateSummary | undefined {
  const { estimate, facts, zip, city } = given
  if (!estimate) return undefined
  const { base, lines, lowCents, middleCents, highCents, unknown } = estimate
  const surface = formatArea(base.m2, locale)
  const type = t(`valuation:choice.propertyType.${facts.type}`)
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, base.cents)
  return {
    subject: `${type}, ${surface}, ${zip} ${city}`,
    low: formatPrice(lowCents),
    middle: formatPrice(middleCents),
    high: formatPrice(highCents),
    lines: [
      {
        label: t('valuation:line.base', { surface, price: formatPrice(base.pricePerM2Cents) }),
        amount: inEuros(base.cents),
      },
      ...lines.map((line) => ({ label: lineLabel(line, given, t), amount: signed(line.cents) })),
    ],
    total: inEuros(totalCents),
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
  t: EstimateContext['t'],
): string {
  const share = percent === undefined ? '' : ` (${percent > 0 ? '+' : '−'}${Math.abs(percent)}%)`
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

/** To the euro: the sum is shown as it was calculated, the range is what was rounded. */
const inEuros = (cents: number) => formatPrice(Math.round(cents / 100) * 100)
const signed = (cents: number) => `${cents < 0 ? '− ' : '+ '}${inEuros(Math.abs(cents))}`
