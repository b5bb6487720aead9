import { siteOf } from '~/features/content/public.server'
import type { OwnListing } from '~/features/listings/public.server'
import { toOwnerSheet } from '~/features/valuation/public'
import { pathTo } from '~/i18n/path-to'
import { textsFor } from '~/i18n/texts.server'
import { moneyLocaleOf } from '~/kernel/money'
import type { App } from '~/platform/app.server'

/**
 * What the owner keeps of the asking price (D12); undefined where nothing is for sale at a price.
 * @param given - of the page's address
 */
export async function ownKeep(app: App, listing: OwnListing, given: URLSearchParams) {
  const { goal, state, isAnnuity, isWithdrawn, card } = listing
  const isForSale = goal === 'sale' && !isAnnuity && !isWithdrawn && state !== 'sold'
  if (!isForSale || card.price.kind !== 'amount') return undefined
  const { sale, languages } = await siteOf(app.db)
  const moneyLocale = moneyLocaleOf(languages.amounts, app.locale)
  const usual = { cents: card.price.cents, isAbout: card.price.startingFrom }
  return {
    sheet: toOwnerSheet({ usual, priceFrom: 'listing', feePercent: sale.feePercent, given }, moneyLocale),
    action: pathTo(app.locale, 'portal.listing', { id: card.id }),
    moneyLocale,
    texts: textsFor(app.locale, ['valuation:keep.', 'ui:amount.']),
  }
}

export type OwnKeep = NonNullable<Awaited<ReturnType<typeof ownKeep>>>
