import type { Outline } from '~/features/places/public.server'
import { positionLabel, positionName, type Ring } from './position-name'
import { type PlaceSketch, type SketchedPlace, sketchSize } from './sketched-place'

type Polygons = Outline['polygons']

/** How much of the drawing the municipality takes. */
const fill = 0.62

type OutlinedPlace = { name: string; polygons: Polygons }
type Village = { name: string; lng: number; lat: number }

/**
 * Draws a municipality in the middle of a small map, with those that are in sight around it.
 * @param others - neighbours and whatever else is known; what lies outside the drawing is left out
 * @param village - the part of the municipality that is meant, if it is not all of it
 */
export function drawSketch(
  own: OutlinedPlace,
  others: readonly OutlinedPlace[],
  village?: Village,
): PlaceSketch {
  const box = boxOf(own.polygons)
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180)
  const across = Math.max((box.east - box.west) * narrow, 1e-6)
  const down = Math.max(box.north - box.south, 1e-6)
  const scale = fill * Math.min(sketchSize.width / across, sketchSize.height / down)
  const toUnits = ([lng, lat]: readonly [number, number]): readonly [number, number] => [
    Math.round(sketchSize.width / 2 + (lng - (box.east + box.west) / 2) * narrow * scale),
    Math.round(sketchSize.height / 2 - (lat - (box.north + box.south) / 2) * scale),
  ]
  const dot = village && toUnits([village.lng, village.lat])
  const labelled = village && dot && { name: village.name, dot, ...positionLabel(village.name, dot) }
  const draw = (place: OutlinedPlace): SketchedPlace => {
    const rings: Ring[] = place.polygons.flat().map((ring) => ring.map(toUnits))
    const path = rings
      .map((ring) => `M${withoutRepeats(ring.map((position) => position.join(' '))).join('L')}Z`)
      .join('')
    return { name: place.name, path, ...positionName(place.name, rings, labelled) }
  }
  const isInSight = ({ polygons }: OutlinedPlace) => {
    const { west, east, south, north } = boxOf(polygons)
    const [left, bottom] = toUnits([west, south])
    const [right, top] = toUnits([east, north])
    return right > 0 && left < sketchSize.width && bottom > 0 && top < sketchSize.height
  }
  return {
    own: draw(own),
    others: others.filter(isInSight).map(draw),
    village: labelled,
  }
}

function boxOf(polygons: Polygons) {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const [lng, lat] of polygons.flat(2)) {
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return box
}

/** Positions that round to the same unit are one. */
const withoutRepeats = (positions: string[]) => positions.filter((one, at) => one !== positions[at - 1])
