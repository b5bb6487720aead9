import { type Circle, geoJSON, type Map as LeafletMap, svg } from 'leaflet'
import type { MapOutlines } from '../surroundings'
import { chunked } from './chunked.client'

/** A circle shown for an area until the outline of its municipality has loaded. */
type Area = { lat: number; lng: number; circle: Circle }

/** Draws the municipalities; the outline that contains the area's centre replaces its circle. */
export async function drawOutlines(map: LeafletMap, href: string, area?: Area): Promise<void> {
  const outlines = await fetch(href).then(
    (answer) => (answer.ok ? (answer.json() as Promise<MapOutlines>) : undefined),
    () => undefined,
  )
  if (!outlines || !map.getPane('mapPane')) return
  map.createPane('outlines')
  const here = area && outlines.features.find(({ geometry }) => holds(geometry.coordinates, area))
  if (here) area?.circle.remove()
  const renderer = svg({ padding: 1, pane: 'outlines' })
  const drawn = geoJSON(undefined, {
    interactive: false,
    style: (one) => ({ renderer, className: here && one === here ? 'map-area' : 'map-outline' }),
  }).addTo(map)
  await chunked(map, outlines.features, (one) => drawn.addData(one))
}

/** Tells whether a point lies in one of these polygons and in none of their holes. */
const holds = (polygons: number[][][][], { lat, lng }: Area) =>
  polygons.some(
    ([outer = [], ...holes]) => isWithin(outer, lat, lng) && !holes.some((hole) => isWithin(hole, lat, lng)),
  )

/** Ray casting: a line from the point to the east crosses the ring an odd number of times if the point is inside. */
function isWithin(ring: number[][], lat: number, lng: number): boolean {
  const crossings = ring.filter(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = ring.at(index - 1) ?? []
    return ay > lat !== by > lat && lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax
  })
  return crossings.length % 2 === 1
}
