import { redirect } from 'react-router'
import { idsParameter, idsQuery, maxFavourites, readIds } from '~/features/favourites/public'
import { CompareView } from '~/features/listings/compare/compare.view'
import { comparePage } from '~/features/listings/public.server'
import { pathTo } from '~/i18n/path-to'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import type { Route } from './+types/compare.route'
import { viewingPath } from './viewing-path.server'

/** Listings side by side (P6c); a form that chooses among them repeats the parameter, a link has it once. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const given = new URL(request.url).searchParams.getAll(idsParameter)
  const ids = readIds(given.join(), maxFavourites)
  if (given.length > 1) throw redirect(pathTo(app.locale, 'favourites.compare') + idsQuery(ids))
  return serverOnly(await comparePage(app, ids, (listing) => viewingPath(app, listing)))
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <CompareView comparing={loaderData} />
}
