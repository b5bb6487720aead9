import { type DivIcon, divIcon } from 'leaflet'
import type { PlaceTheme } from '~/kernel/places/place-kinds'
import { element } from './element.client'

/** Reads the markup of a symbol that the server rendered (`MapDrawings`). */
const signOf = (name: 'point' | 'area' | PlaceTheme): string =>
  document.querySelector(`[data-map-sign="${name}"]`)?.innerHTML ?? ''

/** Icon of a listing at its point, or somewhere in a municipality; large enough for a thumb. */
export const iconOf = (kind: 'point' | 'area', more = ''): DivIcon =>
  divIcon({
    html: signOf(kind),
    className: `map-home ${more}`,
    iconSize: [44, 44],
    // The pin's tip is the position.
    ...(kind === 'point' ? { iconAnchor: [22, 41] } : {}),
  })

/** Icon of a point of interest near a listing. */
export const themeIcon = (theme: PlaceTheme): DivIcon =>
  divIcon({ html: signOf(theme), className: 'map-place', iconSize: [28, 28] })

/** Icon of several listings with their number, in three sizes. */
export function clusterIcon(count: number, areOnlyAreas: boolean): DivIcon {
  const size = count < 10 ? 44 : count < 100 ? 50 : 58
  const html = element('span', {}, [count < 1_000 ? String(count) : `${Math.round(count / 100) / 10}k`])
  const className = areOnlyAreas ? 'map-cluster map-cluster-area' : 'map-cluster'
  return divIcon({ html, className, iconSize: [size, size] })
}
