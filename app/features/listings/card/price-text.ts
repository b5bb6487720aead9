import { formatPrice } from '~/kernel/money'
import type { PublicPrice } from '../projection/public-words'
import type { PresenterContext } from './listing-card'

export type MoneyContext = Pick<PresenterContext, 't' | 'moneyLocale'>

/** Formats a price as one line of plain text, as `Price` renders it. */
export function priceText(price: PublicPrice, { t, moneyLocale }: MoneyContext): string {
  if (price.kind === 'on-request') return t('listings:priceOnRequest')
  const words = [
    price.startingFrom && t('listings:startingFrom'),
    formatPrice(price.cents, moneyLocale),
    price.perMonth && t('listings:perMonth'),
    price.unitText,
  ]
  return words.filter(Boolean).join(' ')
}
