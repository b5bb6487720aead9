import { type DivIcon, divIcon } from 'leaflet'
import type { PlaceTheme } from '~/kernel/places/place-kinds'
import type { MapProperty } from '../map-message'
import { element } from './element.client'

/** Reads the markup of a symbol that the server rendered (`MapDrawings`). */
const signOf = (name: 'point' | 'area' | PlaceTheme): string =>
  document.querySelector(`[data-map-sign="${name}"]`)?.innerHTML ?? ''

/** Height of a marker in px: large enough for a thumb. */
const height = 44

/** Icon of the place of a page's own listing, or of its municipality. */
export const placeIcon = (kind: 'point' | 'area'): DivIcon => signIcon(kind, 'map-home')

/** Icon of a listing: its price, or a symbol where the price is not public. */
export const iconOf = ({ kind, price }: Pick<MapProperty, 'kind' | 'price'>, more = ''): DivIcon =>
  price
    ? pillIcon(price, `map-pill ${kind === 'area' ? 'map-pill-area' : ''} ${more}`)
    : signIcon(kind, `map-home ${more}`)

/** Icon of several listings on one spot. */
export const spotIcon = (text: string, areOnlyAreas: boolean): DivIcon =>
  pillIcon(text, `map-pill map-spot ${areOnlyAreas ? 'map-pill-area' : ''}`)

const signIcon = (kind: 'point' | 'area', className: string): DivIcon =>
  divIcon({
    html: signOf(kind),
    className,
    iconSize: [height, height],
    // The pin's tip is the position.
    ...(kind === 'point' ? { iconAnchor: [22, 41] } : {}),
  })

/** A text above its position, whose tip points at it. */
function pillIcon(text: string, className: string): DivIcon {
  // Approximate width of the text.
  const width = Math.max(height, Math.round(text.length * 7.4) + 20)
  return divIcon({
    html: element('span', {}, [text]),
    className,
    iconSize: [width, height],
    iconAnchor: [width / 2, height - 3],
  })
}

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
