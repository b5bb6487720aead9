import { type Locale, localeTags } from './locale'

/** Making a format costs far more than using it. */
const formats = new Map<Locale, Intl.NumberFormat>()

function formatOf(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 2 })
  formats.set(locale, made)
  return made
}

/** A number as the page's language writes it, with at most two decimals. Prices are not numbers: see `money`. */
export const formatNumber = (number: number, locale: Locale): string => formatOf(locale).format(number)

/** `1.250 m²`, with a space that does not break. */
export const formatArea = (m2: number, locale: Locale): string => `${formatNumber(m2, locale)}\u00a0m²`

const oneDecimal = new Map<Locale, Intl.NumberFormat>()

/** A number with exactly one decimal, as the page's language writes it: `7,0`. */
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
