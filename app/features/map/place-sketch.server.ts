import { outlinesOf } from '~/features/places/public.server'
import type { Locale } from '~/kernel/locale'
import { type CountryCode, municipalityByZip, municipalityName } from '~/kernel/places/municipalities'
import { countryIds } from '~/kernel/region'
import type { Db } from '~/platform/database.server'
import { drawSketch } from './draw-sketch.server'
import { zipsOf } from './map-outlines.server'
import type { PlaceSketch } from './sketched-place'

type Place = { zip: string; country: CountryCode }

/**
 * Draws the municipality of a place between its neighbours, with the village where the place is one of several;
 * undefined where no outline of it was imported.
 */
export async function placeSketch(
  db: Db,
  { zip, country }: Place,
  speaking: { locale: Locale; defaultLocale: Locale },
): Promise<PlaceSketch | undefined> {
  const place = municipalityByZip(zip, country)
  // A village is part of a municipality, whose outline has the code of its main place.
  const codes = [...new Set([zip, place?.zip, place?.parentZip])].filter((code) => code !== undefined)
  const countryId = country === 'LU' ? countryIds.luxembourg : countryIds.belgium
  const found = await outlinesOf(db, countryId, codes, speaking)
  const own = codes.map((code) => found.find((one) => one.zip === code)).find((one) => one)
  if (!own) return undefined
  const served = (await zipsOf(db)).get(countryId) ?? []
  const others = served.filter((other) => other !== own.zip)
  const neighbours = await outlinesOf(db, countryId, others, speaking)
  const isPart = place !== undefined && place.zip !== own.zip
  return drawSketch(
    own,
    neighbours,
    isPart ? { ...place, name: municipalityName(place, speaking.locale) } : undefined,
  )
}
