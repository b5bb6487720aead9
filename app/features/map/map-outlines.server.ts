import { catalogueOf } from '~/features/listings/public.server'
import { type Outline, outlinesOf } from '~/features/places/public.server'
import { countryIds } from '~/kernel/region'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { type Position, simplifyLine } from './simplify-line'
import type { MapOutlines } from './surroundings'

/** Tolerances in metres. A line on the base map is wider than the first one up to zoom 12. */
const tolerances = [25, 50, 100, 200, 400, 800]

/** This many positions are about 100 kB, 35 kB compressed. */
const mostPositions = 6_000

/**
 * Outlines of the municipalities with listings, as GeoJSON, simplified until small enough. Cached per content version,
 * which imports of places raise too.
 */
export const mapOutlinesOf = versioned(async (db: Db, _: 'all'): Promise<string> => {
  const zips = await zipsOf(db)
  // Names are omitted: the base map has its own in each language.
  const speaking = { locale: 'nl', defaultLocale: 'nl' } as const
  const { belgium, luxembourg } = countryIds
  const read = [belgium, luxembourg].map((country) =>
    outlinesOf(db, country, zips.get(country) ?? [], speaking),
  )
  const outlines = (await Promise.all(read)).flat()
  return JSON.stringify(simplifyOutline(outlines))
})

/** Postal codes of the places with listings, by country. */
export async function zipsOf(db: Db): Promise<Map<number, string[]>> {
  const lists = await Promise.all([catalogueOf(db, 'sale'), catalogueOf(db, 'rent')])
  const cities = lists.flatMap((list) => list.cities)
  const of = (country: number) => [
    ...new Set(cities.filter(({ countryId }) => countryId === country).map(({ zip }) => zip)),
  ]
  return new Map(Object.values(countryIds).map((country) => [country, of(country)]))
}

type ListedOutline = Pick<Outline, 'zip' | 'polygons'>

/** Simplifies the outlines in steps until they are small enough. */
export function simplifyOutline(outlines: ListedOutline[]): MapOutlines {
  let simplified = outlines
  for (const tolerance of tolerances) {
    simplified = simplified.map(({ zip, polygons }) => ({ zip, polygons: coarser(polygons, tolerance) }))
    if (positionsIn(simplified) <= mostPositions) break
  }
  return {
    type: 'FeatureCollection',
    features: simplified.map(({ zip, polygons }) => ({
      type: 'Feature',
      properties: { zip },
      geometry: { type: 'MultiPolygon', coordinates: polygons },
    })),
  }
}

const coarser = (polygons: ListedOutline['polygons'], tolerance: number) =>
  polygons.flatMap((rings) => {
    const simplified = rings.map((ring) => simplifyLine(ring, tolerance).map(rounded)).filter(isArea)
    return simplified.length > 0 ? [simplified] : []
  })

/** Rounds to a ten-thousandth of a degree: at most 11 m. */
const rounded = ([lng, lat]: Position): Position => [
  Math.round(lng * 10_000) / 10_000,
  Math.round(lat * 10_000) / 10_000,
]

/** A ring smaller than the tolerance would become a line. */
const isArea = (ring: Position[]) => ring.length >= 4

const positionsIn = (outlines: ListedOutline[]) =>
  outlines.reduce((sum, { polygons }) => sum + polygons.flat(2).length, 0)
