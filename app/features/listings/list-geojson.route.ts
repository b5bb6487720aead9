import { appOf } from '~/platform/app.server'
import type { Route } from './+types/list-geojson.route'
import { listGeojson } from './list-geojson.server'
import { goalOfOutlet } from './list-outlets'
import { readCriteria } from './listing-criteria'

/** `/{lang}/{list}/list.geojson`, with the filters of the list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  return await listGeojson(
    appOf(context),
    readCriteria(goalOfOutlet(url.pathname) ?? 'sale', url.searchParams),
  )
}
