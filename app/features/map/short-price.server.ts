import type { PlacedListing } from '~/features/listings/public.server'
import type { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { formatShortPrice } from '~/kernel/money'

type Context = { t: ReturnType<typeof translateTo>; moneyLocale: Locale; locale: Locale }

/** The price on a listing's marker; empty without a public price. Bouquet and annuity are never one amount. */
export function shortPrice(
  { price }: Pick<PlacedListing, 'price'>,
  { t, moneyLocale, locale }: Context,
): string {
  if (price.kind === 'on-request') return ''
  if (price.kind === 'annuity') return t('map:price.annuity')
  const amount = formatShortPrice(price.cents, moneyLocale, locale)
  return price.startingFrom ? t('map:price.from', { price: amount }) : amount
}
