import { type Circle, geoJSON, type Map as LeafletMap, svg } from 'leaflet'
import type { MapOutlines } from '../surroundings'
import { chunked } from './chunked.client'

/** An area of the map, until the outline of its municipality is there. */
type Area = { lat: number; lng: number; circle: Circle }

/** Draws the municipalities; the one that an area is the centre of takes the place of its circle. */
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

/** Whether a point lies in one of these polygons and in none of their holes. */
const holds = (polygons: number[][][][], { lat, lng }: Area) =>
  polygons.some(
    ([outer = [], ...holes]) => isWithin(outer, lat, lng) && !holes.some((hole) => isWithin(hole, lat, lng)),
  )

/** How often a line from the point to the east crosses the ring: an odd number when it is within. */
function isWithin(ring: number[][], lat: number, lng: number): boolean {
  const crossings = ring.filter(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = ring.at(index - 1) ?? []
    return ay > lat !== by > lat && lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax
  })
  return crossings.length % 2 === 1
}
