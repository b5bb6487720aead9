import { appOf } from '~/platform/app.server'
import { goalOfList } from '../list-outlets'
import type { Route } from './+types/place-suggestions.route'
import { suggestPlaces } from './place-suggestions.server'

/** `/{lang}/{list}/places.json?q=`: the places that a text may mean, with the parameter that narrows the list to each. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const app = appOf(context)
  const goal = goalOfList(pathname)
  const found = await suggestPlaces(app.db, { goal, locale: app.locale }, searchParams.get('q') ?? '')
  return Response.json(found)
}
