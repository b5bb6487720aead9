import { jsonAnswer } from '~/features/search/public.server'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/map-nearby.route'
import { nearbyThemes } from './map-nearby.server'

/** `/{lang}/{map}/places.json?lat=50.765&lng=4.332`: points of interest around a place. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [lat, lng] = [degrees(searchParams.get('lat')), degrees(searchParams.get('lng'))]
  return jsonAnswer(JSON.stringify(await nearbyThemes(appOf(context), { lat, lng })))
}

/** To a thousandth, about 100 m: so precise is a walk, and so few are the answers. Absent or absurd is no place. */
const degrees = (text: string | null) => Math.round(Number(text || Number.NaN) * 1_000) / 1_000
