import type { OwnListing } from '~/features/listings/public.server'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'

/**
 * A price as its owner reads it: one that the public does not see is marked as hidden. A life annuity sale has none, and
 * none will be set.
 */
export function describePrice(
  t: Translate<TextKey>,
  { price, showsPrice, isAnnuity }: Pick<OwnListing, 'price' | 'showsPrice' | 'isAnnuity'>,
): string {
  if (!price) return isAnnuity ? '—' : t('owners:listing.state.noPrice')
  return showsPrice ? price : t('owners:listing.state.priceHidden', { price })
}

export function describeState(
  t: Translate<TextKey>,
  { state, goal }: Pick<OwnListing, 'state' | 'goal'>,
): string {
  const key = state === 'available' ? (`available-${goal}` as const) : state
  return t(`owners:listing.state.${key}`)
}
