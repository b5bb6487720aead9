import { appOf } from '~/platform/app.server'
import { goalOfList } from '../list/list-outlets'
import { readCriteria } from '../list/listing-criteria'
import type { Route } from './+types/list-geojson.route'
import { listGeojson } from './list-geojson.server'

/** `/{lang}/{list}/list.geojson`, with the filters of the list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const app = appOf(context)
  return await listGeojson(app, readCriteria(goalOfList(url.pathname), url.searchParams, app.locale))
}
