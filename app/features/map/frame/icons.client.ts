import { type DivIcon, divIcon } from 'leaflet'
import type { PlaceTheme } from '~/kernel/places/place-kinds'
import { element } from './element.client'

/** A sign that the server drew (`MapDrawings`), as Leaflet takes it. */
const signOf = (name: 'point' | 'area' | PlaceTheme): string =>
  document.querySelector(`[data-map-sign="${name}"]`)?.innerHTML ?? ''

/** A listing at its point, or somewhere in a municipality; each as large as a thumb. */
export const iconOf = (kind: 'point' | 'area', more = ''): DivIcon =>
  divIcon({
    html: signOf(kind),
    className: `map-home ${more}`,
    iconSize: [44, 44],
    // The tip of the pin is at the place.
    ...(kind === 'point' ? { iconAnchor: [22, 41] } : {}),
  })

/** A place of a theme near a listing. */
export const themeIcon = (theme: PlaceTheme): DivIcon =>
  divIcon({ html: signOf(theme), className: 'map-place', iconSize: [28, 28] })

/** Several listings, with their number; larger in three steps. */
export function clusterIcon(count: number, areOnlyAreas: boolean): DivIcon {
  const size = count < 10 ? 44 : count < 100 ? 50 : 58
  const html = element('span', {}, [count < 1_000 ? String(count) : `${Math.round(count / 100) / 10}k`])
  const className = areOnlyAreas ? 'map-cluster map-cluster-area' : 'map-cluster'
  return divIcon({ html, className, iconSize: [size, size] })
}
