import { matchPath } from '~/i18n/path-to'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/place-suggestions.route'
import { suggestPlaces } from './place-suggestions.server'

/** `/{lang}/{list}/places.json?q=`: the places that a text may mean, with the parameter that narrows the list to each. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const app = appOf(context)
  const list = matchPath(pathname.slice(0, pathname.lastIndexOf('/') + 1))
  const goal = list?.name === 'for-rent' ? 'rent' : 'sale'
  const found = await suggestPlaces(app.db, { goal, locale: app.locale }, searchParams.get('q') ?? '')
  return Response.json(found, { headers: { 'cache-control': 'public, max-age=60' } })
}
