import { jsonAnswer } from '~/features/search/public.server'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/base-map.route'
import { baseMapOf } from './base-map.server'

/** `/{lang}/{map}/ground.json`: outlines and names of the base map. */
export function loader({ context }: Route.LoaderArgs) {
  return jsonAnswer(baseMapOf(appOf(context).locale))
}
