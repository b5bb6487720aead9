import { appOf } from '~/platform/app.server'
import type { Route } from './+types/list-feed.route'
import { listFeed } from './list-feed.server'
import { goalOfOutlet } from './list-outlets'
import { readCriteria } from './listing-criteria'

/** `/{lang}/{list}/feed.atom`, with the filters of the list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  return await listFeed(appOf(context), readCriteria(goalOfOutlet(url.pathname) ?? 'sale', url.searchParams))
}
