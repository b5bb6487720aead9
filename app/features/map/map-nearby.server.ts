import { siteOf } from '~/features/content/public.server'
import { placesAround } from '~/features/places/public.server'
import { translateTo } from '~/i18n/texts.server'
import { isInBelgiumOrLuxembourg, type Point } from '~/kernel/geo'
import { reachMeters } from '~/kernel/mobility'
import { placeThemes } from '~/kernel/places/place-kinds'
import type { App } from '~/platform/app.server'
import type { NearbyTheme } from './surroundings'

/**
 * Points of interest around a place on a map, by theme; themes without any are left out. Asked with a place and not
 * with a listing, so that nothing in the answer can follow from where a hidden listing stands.
 */
export async function nearbyThemes({ db, locale }: App, point: Point): Promise<NearbyTheme[]> {
  if (!isInBelgiumOrLuxembourg(point.lat, point.lng)) return []
  const t = translateTo(locale)
  const { languages } = await siteOf(db)
  const places = await placesAround(db, point, reachMeters, { locale, defaultLocale: languages.default })
  return placeThemes.flatMap((theme) => {
    const ofTheme = places.filter((place) => place.theme === theme)
    const said = ofTheme.map(({ kind, name, lang, lat, lng }) => ({
      kind: t(`places:kinds.${kind}`),
      name,
      lang,
      lat,
      lng,
    }))
    return said.length > 0 ? [{ theme, title: t(`places:themes.${theme}`), places: said }] : []
  })
}
