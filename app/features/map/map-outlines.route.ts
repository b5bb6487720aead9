import { jsonAnswer } from '~/features/search/public.server'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/map-outlines.route'
import { mapOutlinesOf } from './map-outlines.server'

/** `/{lang}/{map}/municipalities.json`: outlines of the municipalities with listings. */
export async function loader({ context }: Route.LoaderArgs) {
  return jsonAnswer(await mapOutlinesOf(appOf(context).db, 'all'))
}
