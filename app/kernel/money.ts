import { memo } from './memo'

const euro = { style: 'currency', currency: 'EUR' } as const
const whole = new Intl.NumberFormat('nl-BE', { ...euro, maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('nl-BE', euro)

/** Cents as euros; `+ 0` because minus zero would be formatted with its sign. */
const toEuros = (cents: number) => cents / 100 + 0

/**
 * Formats a price in Belgian Dutch style in every language: `€ 450.000`, with decimals only if there are cents. The
 * space is non-breaking.
 *
 * "A currency formatting failure yields NaN" means here: anything but a finite number becomes the text `NaN`, without
 * an error, so that one bad price does not break a page. An absent price is no failure: the caller shows "price on
 * request".
 * @param cents - euro cents
 * @see docs/requirements.md, P3 and V4
 */
export function formatPrice(cents: number): string {
  if (!Number.isFinite(cents)) return 'NaN'
  return priceText(String(cents + 0))
}

/** Cached, because lists repeat prices, and formatting is the slowest part of a card's price. */
const priceText = memo((text) => {
  const cents = Number(text)
  return (cents % 100 === 0 ? whole : exact).format(toEuros(cents))
})

/**
 * Formats in the same style with two decimals (`€ 1.250,00`), for columns of sums.
 * @param cents - euro cents
 */
export function formatAmount(cents: number): string {
  return Number.isFinite(cents) ? exact.format(toEuros(cents)) : 'NaN'
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
