import type { Site } from '~/features/content/public'
import { pathOfOriginal } from '~/features/content/public.server'
import { pathTo } from '~/i18n/path-to'
import type { ListingCard, PresenterContext } from '../card/listing-card'
import { listNameOf, readCriteria, writeCriteria } from '../list/listing-criteria'
import { placeParameter } from '../list/place-parameter'
import type { PublicListing } from '../projection/listing-rows'

/** Where visitors of a sold or rented listing go on: an alert for its like, its list, and the value of their own. */
export type ClosedWays = { alert: string | undefined; list: string; valuation: string | undefined }

export function closedWays(
  { goal, webId, zip }: Pick<PublicListing, 'goal' | 'webId' | 'zip'>,
  { city }: Pick<ListingCard, 'city'>,
  site: Site,
  { locale }: Pick<PresenterContext, 'locale'>,
): ClosedWays {
  const form = pathOfOriginal(site, '/demand-register/', locale)
  const like = { ...readCriteria(goal, new URLSearchParams()), webIds: [webId], zips: [zip] }
  const query = writeCriteria(like, () => placeParameter(city, zip))
  return {
    alert: form && `${form}?goal=${goal}${query.replace('?', '&')}`,
    list: pathTo(locale, listNameOf(goal)),
    valuation: pathOfOriginal(site, '/contact-demand/', locale),
  }
}
