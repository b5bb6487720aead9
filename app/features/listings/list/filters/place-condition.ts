import { circle, type Point, type Surface } from '~/kernel/geo'
import { type AreaPlace, isInArea } from '~/kernel/places/areas'
import { readAround } from '~/kernel/places/around'
import { insideOf } from '~/kernel/places/inside-of'
import { decodeShape } from '~/kernel/places/map-shape'
import { postalCode } from '~/kernel/region'
import { centreNamed } from '../where/place-around'
import { emptyLookup, type NearKind, type PlaceLookup } from '../where/place-lookup'
import type { FilterValues } from './filters'
import type { SearchedListing } from './searched-listing'

type ListingPosition = Pick<SearchedListing, 'countryId' | 'zip' | 'position'>
type Place = { countryId: number; zip: string }

const meters = 1_000

/** The filters of places, apart, so that an index asks for each place once. */
export type PlaceFilter = {
  /** Any of these is asked for: the place itself … */
  inPlace: ((place: Place) => boolean) | undefined
  /** … or its distance from another one. */
  isClose: Surface | undefined
  /** All of these are asked for. */
  within: readonly ((lat: number, lng: number, isPoint: boolean) => boolean)[]
}

/**
 * The filters of places: in any of the places, areas and radii named, within the shape on the map, and near each kind
 * of point. All of them see the public position alone: a listing whose address is hidden is in a radius or a shape when
 * the centre of its municipality is, and never near a point, so that nothing tells where it stands.
 * @returns undefined if none is set
 */
export function placeFilter(values: FilterValues, lookup: PlaceLookup): PlaceFilter | undefined {
  const centre = centreOf(values, lookup)
  const named = [zipCondition(values), areaCondition(values, lookup), centre?.inPlace]
  const set = named.filter((one) => one !== undefined)
  const inPlace = set.length > 0 ? (place: Place) => set.some((holds) => holds(place)) : undefined
  const within = [...shapeCondition(values), ...nearConditions(values, lookup)]
  return inPlace || within.length > 0 ? { inPlace, isClose: centre?.isClose, within } : undefined
}

/** The same as one condition. */
export function placeCondition(
  values: FilterValues,
  lookup: PlaceLookup = emptyLookup,
): ((listing: ListingPosition) => boolean) | undefined {
  const filter = placeFilter(values, lookup)
  if (!filter) return undefined
  const { inPlace, isClose, within } = filter
  return ({ position, ...place }) => {
    const { lat, lng, kind } = position ?? nowhere
    const isThere = !inPlace || inPlace(place) || isClose?.(lat, lng) === true
    return isThere && within.every((holds) => holds(lat, lng, kind === 'point'))
  }
}

/** Comparing with NaN is false: what has no position is in no radius and no shape. */
const nowhere = { kind: 'area', lat: Number.NaN, lng: Number.NaN } as const

function zipCondition({ zips }: FilterValues) {
  const asked = new Set(zips)
  return asked.size > 0 ? (place: Place) => asked.has(postalCode(place)) : undefined
}

function areaCondition({ areas }: FilterValues, lookup: PlaceLookup) {
  if (areas.length === 0) return undefined
  return (place: Place) =>
    namedPlaces(place, lookup).some((named) => areas.some((area) => isInArea(area, named)))
}

/** A place under each of its names. */
function namedPlaces({ countryId, zip }: Place, lookup: PlaceLookup): AreaPlace[] {
  const names = lookup.cityNames({ countryId, zip })
  return names.length > 0 ? names.map((city) => ({ countryId, zip, city })) : [{ countryId, zip }]
}

/** A name that means nothing here matches nothing, so that a list is never wider than it says. */
function centreOf({ around }: FilterValues, lookup: PlaceLookup) {
  const asked = around && readAround(around)
  if (!asked) return undefined
  const centre = centreNamed(asked.place, lookup)
  return {
    inPlace: (place: Place) =>
      centre !== undefined && namedPlaces(place, lookup).some((named) => centre.contains(named)),
    isClose: centre ? closeTo(centre.points, asked.km * meters) : () => false,
  }
}

/** In any of the circles. */
function closeTo(points: readonly Point[], reach: number): Surface {
  const circles = points.map((point) => circle(point, reach))
  return (lat, lng) => circles.some((holds) => holds(lat, lng))
}

function shapeCondition({ polygon }: FilterValues): Surface[] {
  const shape = polygon && decodeShape(polygon)
  return shape ? [insideOf(shape)] : []
}

const nearConditions = ({ near }: FilterValues, lookup: PlaceLookup) =>
  near.map((kind) => nearPoint(kind, lookup))

/** Holds for positions of their own that are near a point of a kind. */
export const nearPoint =
  (kind: NearKind, { isNear }: Pick<PlaceLookup, 'isNear'>) =>
  (lat: number, lng: number, isPoint: boolean) =>
    isPoint && isNear(kind, lat, lng)
