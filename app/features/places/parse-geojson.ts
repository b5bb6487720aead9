import {
  countryIdOf,
  type Fields,
  namesOf,
  placeOf,
  positionMistake,
  type ReportMistake,
  zipOf,
} from './place-record'
import { type DraftOutline, emptyDraft, type PlacesDraft, type Polygons } from './places-file'

/** Maximum positions of one outline; more would be too detailed for a web map. */
const mostPositions = 20_000

/**
 * Parses points of interest (points) and outlines of municipalities (polygons) from a GeoJSON feature collection.
 * @see docs/places.md, "GeoJSON"
 */
export function parsePlacesGeoJson(text: string): PlacesDraft {
  const draft = emptyDraft()
  try {
    const document: unknown = JSON.parse(text)
    if (!isRecord(document) || document.type !== 'FeatureCollection' || !Array.isArray(document.features)) {
      draft.mistakes.push({ reason: 'is no GeoJSON FeatureCollection' })
      return draft
    }
    for (const [index, feature] of document.features.entries()) {
      const say = (reason: string) => draft.mistakes.push({ at: `feature ${index + 1}`, reason })
      readFeature(feature, draft, say)
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    draft.mistakes.push({ reason: `is no JSON: ${error.message}` })
  }
  return draft
}

function readFeature(feature: unknown, draft: PlacesDraft, say: ReportMistake) {
  const { properties, geometry } = isRecord(feature) && feature.type === 'Feature' ? feature : {}
  if (!isRecord(geometry)) return say('is no feature with a geometry')
  const fields = isRecord(properties) ? properties : {}
  const { type, coordinates } = geometry
  if (type === 'Point') {
    const [lng, lat] = Array.isArray(coordinates) ? coordinates : []
    const place = placeOf(fields, degrees(lat), degrees(lng), say)
    if (place) draft.places.push(place)
  } else if (type === 'Polygon' || type === 'MultiPolygon') {
    const outline = outlineOf(fields, type === 'Polygon' ? [coordinates] : coordinates, say)
    if (outline) draft.outlines.push(outline)
  } else say(`is a ${String(type)}: a place is a Point, a municipality a Polygon or MultiPolygon`)
}

function outlineOf(fields: Fields, coordinates: unknown, say: ReportMistake): DraftOutline | undefined {
  let isSound = true
  const tell = (reason: string) => {
    isSound = false
    say(reason)
  }
  const names = namesOf(fields, tell)
  const zip = zipOf(fields, tell)
  const countryId = countryIdOf(fields, tell)
  if (zip === null) tell('is a municipality without a postal code (zip)')
  const polygons = polygonsOf(coordinates, tell)
  return isSound && polygons && zip !== null ? { ...names, countryId, zip, polygons } : undefined
}

/** Reads the rings of a polygon; reports the first mistake in them. */
function polygonsOf(coordinates: unknown, say: ReportMistake): Polygons | undefined {
  if (!isListOf(coordinates, (polygon) => isListOf(polygon, (ring) => isListOf(ring, isPosition)))) {
    say('has coordinates that are none')
    return undefined
  }
  const polygons = coordinates as Polygons
  const positions = polygons.flat(2)
  const open = polygons.flat().find((ring) => ring.length < 4 || !isSame(ring[0], ring.at(-1)))
  const wrong = positions.map(([lng, lat]) => positionMistake(lat, lng)).find(Boolean)
  if (positions.length > mostPositions) say(`has ${positions.length} positions, more than ${mostPositions}`)
  else if (open) say('has a ring that is not closed, or of fewer than four positions')
  else if (wrong) say(wrong)
  // An altitude is dropped.
  return polygons.map((rings) => rings.map((ring) => ring.map(([lng, lat]) => [lng, lat])))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isOne)

const isPosition = (value: unknown) =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1])

const isSame = (one: [number, number] | undefined, other: [number, number] | undefined) =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1]

const degrees = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)
