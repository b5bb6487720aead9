import type { Site } from '~/features/content/public'
import { pathOfOriginal } from '~/features/content/public.server'
import { pathTo } from '~/i18n/path-to'
import { postalCode } from '~/kernel/region'
import type { ListingCard, PresenterContext } from '../card/listing-card'
import { listNameOf, readCriteria, writeCriteria } from '../list/listing-criteria'
import { placeParameter } from '../list/place-parameter'
import type { PublicListing } from '../projection/listing-rows'

/** Links for visitors of a sold or rented listing (D8). */
export type ClosedListingLinks = {
  /** Search alert for listings like it. */
  alert: string | undefined
  /** Similar listings, and the whole list. */
  onward: { href: string; text: string }[]
  /** Page of valuations. */
  valuation: string | undefined
}

export function closedListingLinks(
  { goal, webId, ...place }: Pick<PublicListing, 'goal' | 'webId' | 'countryId' | 'zip'>,
  { city, hasSimilar }: Pick<ListingCard, 'city'> & { hasSimilar: boolean },
  site: Site,
  { locale, t }: Pick<PresenterContext, 'locale' | 't'>,
): ClosedListingLinks {
  const form = pathOfOriginal(site, '/demand-register/', locale)
  const like = { ...readCriteria(goal, new URLSearchParams()), webIds: [webId], zips: [postalCode(place)] }
  const query = writeCriteria(like, (code) => placeParameter(city, code))
  const list = { href: pathTo(locale, listNameOf(goal)), text: t(`listings:waysOn.${goal}`) }
  return {
    alert: form && `${form}?goal=${goal}${query.replace('?', '&')}`,
    onward: hasSimilar ? [{ href: '#similar', text: t('listings:waysOn.similar') }, list] : [list],
    valuation: pathOfOriginal(site, '/contact-demand/', locale),
  }
}
