import { idsParameter, maxFavourites, readIds } from '~/features/favourites/public'
import { cardsOf } from '~/features/listings/public.server'
import { jsonAnswer } from '~/features/search/public.server'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/favourites-cards.route'

/** `/{lang}/{favourites}/cards.json?ids=2706,2684`: cards of the listings saved on a device. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = readIds(new URL(request.url).searchParams.get(idsParameter), maxFavourites)
  return jsonAnswer(JSON.stringify(await cardsOf(appOf(context), ids)))
}
