import { siteOf } from '~/features/content/public.server'
import { placesAround } from '~/features/places/public.server'
import { translateTo } from '~/i18n/texts.server'
import { isInBelgiumOrLuxembourg, type Point } from '~/kernel/geo'
import { reachMeters } from '~/kernel/mobility'
import { placeThemes } from '~/kernel/places/place-kinds'
import type { App } from '~/platform/app.server'
import type { NearbyTheme } from './surroundings'

/**
 * Finds points of interest around a position, by theme, without empty themes. Takes a position instead of a listing, so
 * that the answer cannot reveal a hidden location.
 */
export async function nearbyThemes({ db, locale }: App, point: Point): Promise<NearbyTheme[]> {
  if (!isInBelgiumOrLuxembourg(point.lat, point.lng)) return []
  const t = translateTo(locale)
  const { languages } = await siteOf(db)
  const places = await placesAround(db, point, reachMeters, { locale, defaultLocale: languages.default })
  return placeThemes.flatMap((theme) => {
    const ofTheme = places.filter((place) => place.theme === theme)
    const shown = ofTheme.map(({ kind, name, lang, lat, lng }) => ({
      kind: t(`places:kinds.${kind}`),
      name,
      lang,
      lat,
      lng,
    }))
    return shown.length > 0 ? [{ theme, title: t(`places:themes.${theme}`), places: shown }] : []
  })
}
