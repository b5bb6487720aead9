import { distanceMeters, type Point } from '~/kernel/geo'
import type { Locale } from '~/kernel/locale'
import { type PlaceKind, type PlaceTheme, themeOf } from '~/kernel/places/place-kinds'
import type { Db } from '~/platform/database.server'
import { placeNameIn } from './neighbourhood.server'
import { findOutlines, findPlacesAround } from './places.repo.server'
import type { Polygons } from './places-file'

type Speaking = { locale: Locale; defaultLocale: Locale }

/** A place on a map; `lang` is set if its name is not in the requested language. */
export type MapPlace = Point & { kind: PlaceKind; theme: PlaceTheme; name: string; lang?: Locale }

/** The outline of a municipality: polygons, of rings (the first is the outer one), of [longitude, latitude]. */
export type Outline = { zip: string; name: string; lang?: Locale; polygons: Polygons }

/** Maximum number of markers; more would overlap. */
const mostPlaces = 300

/**
 * Points of interest around a point, the nearest first.
 * @param radius - in metres, as the crow flies
 */
export async function placesAround(
  db: Db,
  point: Point,
  radius: number,
  speaking: Speaking,
): Promise<MapPlace[]> {
  const rows = await findPlacesAround(db, point, radius, mostPlaces)
  return rows
    .map((row) => {
      const { text, lang } = placeNameIn(row, speaking)
      const { kind, latitude: lat, longitude: lng } = row
      return { kind, theme: themeOf(kind), name: text, lang, lat, lng }
    })
    .filter((place) => distanceMeters(point, place) <= radius)
}

/**
 * Outlines of the municipalities with these postal codes, as far as they were imported.
 * @param countryId - 10 Belgium, 50 Luxembourg
 */
export async function outlinesOf(
  db: Db,
  countryId: number,
  zips: string[],
  speaking: Speaking,
): Promise<Outline[]> {
  if (zips.length === 0) return []
  const rows = await findOutlines(db, countryId, zips)
  return rows.map((row) => {
    const { text, lang } = placeNameIn(row, speaking)
    return { zip: row.zip, name: text, lang, polygons: row.polygons }
  })
}
