import type { OwnListing } from '~/features/listings/public.server'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'

/** A price as its owner reads it: one that the public does not see is marked as hidden. */
export function describePrice(
  t: Translate<TextKey>,
  { price, showsPrice }: Pick<OwnListing, 'price' | 'showsPrice'>,
): string {
  if (!price) return t('owners:listing.state.noPrice')
  return showsPrice ? price : t('owners:listing.state.priceHidden', { price })
}

export function describeState(
  t: Translate<TextKey>,
  { state, goal }: Pick<OwnListing, 'state' | 'goal'>,
): string {
  const key = state === 'available' ? (`available-${goal}` as const) : state
  return t(`owners:listing.state.${key}`)
}
