import { goalOfList, readCriteria } from '~/features/listings/public'
import { jsonAnswer } from '~/features/search/public.server'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/map-data.route'
import { mapDataOf } from './map-data.server'

/** `/{lang}/{list}/map.json`: positions of all listings of a list, on all its pages, with its filters. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const app = appOf(context)
  const criteria = readCriteria(goalOfList(pathname), searchParams, app.locale)
  return jsonAnswer(JSON.stringify(await mapDataOf(app, criteria)))
}
