import { memo } from './memo'

const euro = { style: 'currency', currency: 'EUR' } as const
const whole = new Intl.NumberFormat('nl-BE', { ...euro, maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('nl-BE', euro)

/** Cents as euros; `+ 0` because minus zero would be written with its sign. */
const toEuros = (cents: number) => cents / 100 + 0

/**
 * A price in Belgian Dutch number style, whatever the page's language: `€ 450.000`, with decimals only where
 * there are cents. The space does not break.
 *
 * "A currency formatting failure yields NaN" is read as: what is not a finite number becomes the text `NaN`,
 * and nothing is thrown, so that one bad price does not take a page down. A price that is absent is not a
 * failure: the caller says "price on request".
 * @param cents - euro cents
 * @see docs/requirements.md, P3 and V4
 */
export function formatPrice(cents: number): string {
  if (!Number.isFinite(cents)) return 'NaN'
  return priceText(String(cents + 0))
}

/** A list says the same prices again and again, and a format takes longer than all else of a card's price. */
const priceText = memo((text) => {
  const cents = Number(text)
  return (cents % 100 === 0 ? whole : exact).format(toEuros(cents))
})

/**
 * The same style, always with both decimals (`€ 1.250,00`), for sums that stand below each other.
 * @param cents - euro cents
 */
export function formatAmount(cents: number): string {
  return Number.isFinite(cents) ? exact.format(toEuros(cents)) : 'NaN'
}

/**
 * Euros as a feed or a form writes them, rounded to whole cents, half away from zero.
 * @throws {RangeError} when `euros` is not finite
 */
export function eurosToCents(euros: number): number {
  if (!Number.isFinite(euros)) throw new RangeError(`an amount must be finite, got ${euros}`)
  // Via the shortest decimal text: 1.005 * 100 is 100.49999999999999, the person wrote 1.005.
  const shifted = Number(`${Math.abs(euros)}e2`)
  const cents = Math.round(Number.isNaN(shifted) ? Math.abs(euros) * 100 : shifted)
  return euros < 0 ? 0 - cents : cents
}
