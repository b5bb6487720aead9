import type { Point } from '~/kernel/geo'
import type { Locale } from '~/kernel/locale'
import { type Area, type AreaPlace, centreName, centreOf, isInArea } from '~/kernel/places/areas'
import { placesNamed } from '~/kernel/places/find-places'
import {
  codeOf,
  findMunicipalities,
  type Municipality,
  municipalityByZip,
  municipalityName,
} from '~/kernel/places/municipalities'
import { readZip } from '~/kernel/read-zip'
import { postalCode } from '~/kernel/region'
import type { KnownPoint, PlaceLookup } from './place-lookup'

/** The place in the middle of a radius. */
export type Centre = {
  /** Of several places with one name each is a centre. */
  points: readonly Point[]
  /** Listings in the place itself match, however large it is. */
  contains(place: AreaPlace): boolean
  nameIn(locale: Locale): string
}

/**
 * Finds the place that a radius is around: a postal code, a loaded station or school, a municipality.
 * @returns undefined for an unknown name, and for a region or province, which has no centre
 */
export function centreNamed(name: string, lookup: PlaceLookup): Centre | undefined {
  const zip = readZip(name)
  if (zip) return ofPlaces(zip.country ? knownZip(zip.zip, zip.country) : findMunicipalities(zip.zip))
  const { areas, places } = placesNamed(name)
  // A name of several means all of them: Saint-Nicolas is a town of Liège, and Sint-Niklaas in French.
  const found = [...areas.map(ofArea), ofPlaces(places)].filter((one) => one !== undefined)
  if (areas.length > 0 || places.length > 0) return found[0] && together(found[0], found)
  const points = lookup.pointsNamed(name)
  return points[0] && ofPoints(points)
}

const together = (first: Centre, all: readonly Centre[]): Centre => ({
  points: all.flatMap(({ points }) => points),
  contains: (place) => all.some((one) => one.contains(place)),
  nameIn: first.nameIn,
})

const knownZip = (zip: string, country: 'BE' | 'LU') => municipalityByZip(zip, country) ?? []

function ofPlaces(found: Municipality | readonly Municipality[]): Centre | undefined {
  const places = [found].flat()
  const [first] = places
  if (!first) return undefined
  const codes = new Set(places.map(codeOf))
  return {
    points: places,
    contains: (place) => codes.has(postalCode(place)),
    nameIn: (locale) => municipalityName(first, locale),
  }
}

function ofArea(area: Area): Centre | undefined {
  const point = centreOf(area)
  if (!point) return undefined
  return {
    points: [point],
    contains: (place) => area.kind !== 'country' && isInArea(area.id, place),
    nameIn: (locale) => centreName(area, locale),
  }
}

const ofPoints = (points: readonly KnownPoint[]): Centre => ({
  points,
  contains: () => false,
  nameIn: (locale) => points[0]?.nameIn(locale) ?? '',
})
