import { jsonAnswer } from '~/features/search/public.server'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/ground.route'
import { groundOf } from './ground.server'

/** `/{lang}/{map}/ground.json`: outlines and names of the plain map. */
export function loader({ context }: Route.LoaderArgs) {
  return jsonAnswer(groundOf(appOf(context).locale))
}
