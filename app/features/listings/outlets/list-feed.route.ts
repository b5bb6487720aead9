import { appOf } from '~/platform/app.server'
import { goalOfList } from '../list/list-outlets'
import { readCriteria } from '../list/listing-criteria'
import type { Route } from './+types/list-feed.route'
import { listFeed } from './list-feed.server'

/** `/{lang}/{list}/feed.atom`, with the filters of the list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const app = appOf(context)
  return await listFeed(app, readCriteria(goalOfList(url.pathname), url.searchParams, app.locale))
}
