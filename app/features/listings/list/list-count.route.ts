import { appOf } from '~/platform/app.server'
import type { Route } from './+types/list-count.route'
import { countCards } from './find-listings.server'
import { goalOfList } from './list-outlets'
import { readCriteria } from './listing-criteria'

/**
 * `/{lang}/{list}/count.json`: how many listings a filter would show, before it is applied; `closed` of them are sold or
 * rented.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const app = appOf(context)
  const criteria = readCriteria(goalOfList(pathname), searchParams, app.locale)
  const counts = await countCards(app.db, criteria)
  return Response.json(counts)
}
