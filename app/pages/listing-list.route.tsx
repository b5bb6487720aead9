import { redirect } from 'react-router'
import { ListView } from '~/features/listings/list/list.view'
import {
  filterFormId,
  goalOfList,
  type ListingCriteria,
  readCriteria,
  withSearchWords,
} from '~/features/listings/public'
import { listingPath, listPage, listPath } from '~/features/listings/public.server'
import { BesideMap, ViewSwitch } from '~/features/map/public'
import { listMapOf } from '~/features/map/public.server'
import { ListSearch } from '~/features/search/public'
import { resolveSearchWords } from '~/features/search/public.server'
import { type App, appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import type { Route } from './+types/listing-list.route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const url = new URL(request.url)
  const goal = goalOfList(url.pathname)
  const criteria = readCriteria(goal, url.searchParams, app.locale)
  if (!criteria.words) return serverOnly(await shownPage(app, criteria))

  // Search words are redirected to ordinary filters, so that each list has one canonical address.
  const { listingId, ...found } = await resolveSearchWords(app, criteria.words, goal)
  const listing = listingId && (await listingPath(app.db, listingId, app.locale))
  throw redirect(listing || (await listPath(app, withSearchWords(criteria, found))), 302)
}

/** The list, and beside it a map of all its listings if the address requests one. */
async function shownPage(app: App, criteria: ListingCriteria) {
  const list = await listPage(app, criteria)
  // An area without listings keeps its map, so that another one can be chosen on it.
  const isMap = criteria.view === 'map' && (list.total > 0 || criteria.polygon !== undefined)
  return { ...list, map: isMap ? await listMapOf(app, await listPath(app, criteria)) : undefined }
}

export default function ListingList({ loaderData }: Route.ComponentProps) {
  const { map, views } = loaderData
  return (
    <ListView
      loaded={loaderData}
      wordField={<ListSearch formId={filterFormId} />}
      viewSwitch={<ViewSwitch views={views} />}
      besideMap={
        map &&
        ((list) => (
          <BesideMap frame={map} listHref={views.find(({ view }) => view === 'list')?.href ?? ''}>
            {list}
          </BesideMap>
        ))
      }
    />
  )
}
