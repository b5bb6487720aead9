import { formatPrice } from '~/kernel/money'
import type { PublicPrice } from '../projection/public-words'
import type { PresenterContext } from './listing-card'

export type MoneyContext = Pick<PresenterContext, 't' | 'moneyLocale'>

/** Formats a price as one line of plain text, as `Price` renders it. */
export function priceText(price: PublicPrice, { t, moneyLocale }: MoneyContext): string {
  if (price.kind === 'on-request') return t('listings:priceOnRequest')
  if (price.kind === 'annuity') return annuityText(price, { t, moneyLocale })
  const words = [
    price.startingFrom && t('listings:startingFrom'),
    formatPrice(price.cents, moneyLocale),
    price.perMonth && t('listings:perMonth'),
    price.unitText,
  ]
  return words.filter(Boolean).join(' ')
}

/** Formats bouquet and annuity of a life annuity sale, or the one that is known; never as one amount. */
export function annuityText(
  { bouquetCents, monthlyCents }: Extract<PublicPrice, { kind: 'annuity' }>,
  { t, moneyLocale }: MoneyContext,
): string {
  const bouquet = bouquetCents ? formatPrice(bouquetCents, moneyLocale) : ''
  const annuity = monthlyCents ? formatPrice(monthlyCents, moneyLocale) : ''
  if (!annuity) return t('listings:annuity.bouquet', { bouquet })
  return bouquet
    ? t('listings:annuity.both', { bouquet, annuity })
    : t('listings:annuity.monthly', { annuity })
}
