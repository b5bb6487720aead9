import { translateTo } from '~/i18n/texts.server'
import { postalCode } from '~/kernel/region'
import type { App } from '~/platform/app.server'
import type { OfficeSearch, SearchHit } from '~/platform/office/office-search'
import { findOffers, type Offer } from '../offers/offer.server'
import { findFoundListings } from './listing-words.repo.server'
import { findListingIds } from './listing-words.server'

/** Listings by reference number, title, type and whole address, withdrawn ones too (B27). */
export const listingSearch: OfficeSearch = {
  kind: 'listings',
  permission: 'search.read',
  async find({ app }, { words, number }, most) {
    const ids = await findListingIds(app.db, words, number, most)
    if (ids.length === 0) return []
    const [rows, offers] = await Promise.all([
      findFoundListings(app.db, ids, app.locale),
      findOffers(app, ids),
    ])
    return ids.flatMap((id) =>
      rows.filter((row) => row.id === id).map((row) => toHit(app, row, offers.get(id), id === number)),
    )
  },
}

type Row = Awaited<ReturnType<typeof findFoundListings>>[number]

function toHit({ locale }: App, row: Row, offer: Offer | undefined, isExact: boolean): SearchHit {
  const t = translateTo(locale)
  const { id, goal, state, street, houseNumber, box, countryId, zip, city, title, withdrawnAt } = row
  const house = [street, houseNumber, box && `/ ${box}`].filter(Boolean).join(' ')
  const place = [house, [postalCode({ countryId, zip }), city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const shownState = state === 'available' ? goal : state
  return {
    id,
    title: `${id} · ${place}`,
    facts: [
      title ?? '',
      offer?.price ?? '',
      t(withdrawnAt ? 'office:search.state.withdrawn' : `office:search.state.${shownState}`),
    ].filter(Boolean),
    ...(offer && { href: offer.href }),
    ...(isExact && { isExact }),
  }
}
