import { type Map as LeafletMap, type Marker, marker } from 'leaflet'
import type { MapProperty } from '../map-message'
import { iconOf } from './icons.client'
import { moveQuietly } from './quiet-move.client'

/** Returns a function that shows a listing's marker in another colour above all others, also when it is in a cluster. */
export function createHighlight(map: LeafletMap, homes: ReadonlyMap<number, MapProperty>) {
  let marked: Marker | undefined
  return (id: number | null) => {
    marked?.remove()
    marked = undefined
    const home = id === null ? undefined : homes.get(id)
    if (!home) return
    const icon = iconOf(home, 'map-marked')
    marked = marker([home.lat, home.lng], { icon, interactive: false, keyboard: false, zIndexOffset: 10_000 })
    marked.addTo(map)
    const at = marked.getLatLng()
    if (!map.getBounds().pad(-0.05).contains(at)) moveQuietly(map, () => map.panTo(at))
  }
}
