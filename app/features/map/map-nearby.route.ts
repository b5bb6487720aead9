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

/**
 * Rounded to a thousandth of a degree, about 100 m: precise enough for a walk, and few distinct answers. Undefined if
 * absent or invalid.
 */
const degrees = (text: string | null) => Math.round(Number(text || Number.NaN) * 1_000) / 1_000
