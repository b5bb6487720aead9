import { jsonAnswer } from '~/features/search/public.server'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/map-cards.route'
import { cardsAtOnce } from './map-card'
import { mapCardsOf } from './map-cards.server'

/** `/{lang}/{map}/cards.json?ids=2706,2684`: the cards of a marker. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get('ids') ?? ''
  const ids = given.split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text))
  const uniqueIds = [...new Set(ids.map(Number))].slice(0, cardsAtOnce)
  return jsonAnswer(JSON.stringify(await mapCardsOf(appOf(context), uniqueIds)))
}
