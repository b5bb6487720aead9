import { type Locale, localeTags } from './locale'
import { memo } from './memo'

/** How a site writes amounts: in Belgian Dutch style in every language, or in each page's own. */
export const moneyStyles = ['nl-BE', 'page'] as const

export type MoneyStyle = (typeof moneyStyles)[number]

/** Returns the language whose style amounts have on a page in `locale`. */
export const moneyLocaleOf = (style: MoneyStyle, locale: Locale): Locale => (style === 'page' ? locale : 'nl')

const formatsOf = memo((locale) => {
  const tag = localeTags[locale as Locale]
  const euro = { style: 'currency', currency: 'EUR' } as const
  return {
    whole: new Intl.NumberFormat(tag, { ...euro, maximumFractionDigits: 0 }),
    exact: new Intl.NumberFormat(tag, euro),
  }
})

/** Cents as euros; `+ 0` because minus zero would be formatted with its sign. */
const toEuros = (cents: number) => cents / 100 + 0

/**
 * Formats a price: `€ 450.000` in Belgian Dutch style, with decimals only if there are cents. The space is
 * non-breaking.
 *
 * "A currency formatting failure yields NaN" means here: anything but a finite number becomes the text `NaN`, without
 * an error, so that one bad price does not break a page. An absent price is no failure: the caller shows "price on
 * request".
 * @param cents - euro cents
 * @param moneyLocale - from `moneyLocaleOf`, not the page's language
 * @see docs/requirements.md, P3 and V4
 */
export function formatPrice(cents: number, moneyLocale: Locale): string {
  if (!Number.isFinite(cents)) return 'NaN'
  return priceText(`${moneyLocale}${cents + 0}`)
}

/** Cached, because lists repeat prices, and formatting is the slowest part of a card's price. */
const priceText = memo((key) => {
  const cents = Number(key.slice(2))
  const { whole, exact } = formatsOf(key.slice(0, 2))
  return (cents % 100 === 0 ? whole : exact).format(toEuros(cents))
})

const shortFormatOf = memo(
  (locale) =>
    new Intl.NumberFormat(localeTags[locale as Locale], {
      style: 'currency',
      currency: 'EUR',
      notation: 'compact',
      maximumSignificantDigits: 3,
    }),
)

/** From here on a price is shortened; a rent never is. */
const shortFromCents = 1_000_000

/**
 * Formats a price for a marker on a map: `€ 395k`, `€ 1,25 mln.`, on a French page `€ 1,25 M`; below 10,000 euros in
 * whole euros.
 * @param moneyLocale - from `moneyLocaleOf`: the style of the number
 * @param locale - the page's language, whose word for a million it is
 */
export function formatShortPrice(cents: number, moneyLocale: Locale, locale: Locale): string {
  if (cents < shortFromCents) return formatPrice(Math.round(cents / 100) * 100, moneyLocale)
  return shortText(`${moneyLocale}${locale}${cents}`)
}

const shortText = memo((key) => {
  const [moneyLocale, locale, euros] = [key.slice(0, 2), key.slice(2, 4), toEuros(Number(key.slice(4)))]
  const unitIn = (of: string) =>
    shortFormatOf(of)
      .formatToParts(euros)
      .find(({ type }) => type === 'compact')?.value
  return shortFormatOf(moneyLocale)
    .formatToParts(euros)
    .map(({ type, value }) => (type === 'compact' ? (unitIn(locale) ?? value) : value))
    .join('')
    .replace(/K$/, 'k')
})

/**
 * Formats in the same style with two decimals (`€ 1.250,00`), for columns of sums.
 * @param cents - euro cents
 * @param moneyLocale - from `moneyLocaleOf`
 */
export function formatAmount(cents: number, moneyLocale: Locale): string {
  return Number.isFinite(cents) ? formatsOf(moneyLocale).exact.format(toEuros(cents)) : 'NaN'
}

/**
 * Converts euros of a feed or a form to whole cents, rounding half away from zero.
 * @throws {RangeError} if `euros` is not finite
 */
export function eurosToCents(euros: number): number {
  if (!Number.isFinite(euros)) throw new RangeError(`an amount must be finite, got ${euros}`)
  // Via the shortest decimal text, because 1.005 * 100 is 100.49999999999999.
  const shifted = Number(`${Math.abs(euros)}e2`)
  const cents = Math.round(Number.isNaN(shifted) ? Math.abs(euros) * 100 : shifted)
  return euros < 0 ? 0 - cents : cents
}

/** Rounds to whole euros. */
export const toWholeEuros = (cents: number): number => Math.round(cents / 100) * 100

/** Rounds to whole tens of euros, as all amounts that are only known approximately. */
export const toTens = (cents: number): number => Math.round(cents / 1000) * 1000
