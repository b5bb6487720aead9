import { type Locale, localeTags } from './locale'

/** Cached, because creating a format is far slower than using it. */
const formats = new Map<Locale, Intl.NumberFormat>()

function formatOf(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 2 })
  formats.set(locale, made)
  return made
}

/**
 * Formats a number in the page's language, with at most two decimals. For prices see `money`. Whole numbers below 1,000 are
 * the same in all of them, and a list has a hundred and fifty.
 */
export const formatNumber = (number: number, locale: Locale): string =>
  Number.isInteger(number) && number >= 0 && number < 1000 ? String(number) : formatOf(locale).format(number)

/** `1.250 m²`, with a non-breaking space. */
export const formatArea = (m2: number, locale: Locale): string => `${formatNumber(m2, locale)}\u00a0m²`

/** The percent sign with the space that a language puts before it: none in English, else a non-breaking one. */
export const percentSign = (locale: Locale): string => (locale === 'en' ? '%' : '\u00a0%')

/** `21 %`, in English `21%`. */
export const formatPercent = (percent: number, locale: Locale): string =>
  formatNumber(percent, locale) + percentSign(locale)

const oneDecimal = new Map<Locale, Intl.NumberFormat>()

/** Formats a number with exactly one decimal in the page's language: `7,0`. */
export function formatOneDecimal(number: number, locale: Locale): string {
  const known = oneDecimal.get(locale)
  if (known) return known.format(number)
  const made = new Intl.NumberFormat(localeTags[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  oneDecimal.set(locale, made)
  return made.format(number)
}
