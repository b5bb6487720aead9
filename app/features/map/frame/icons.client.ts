import { type DivIcon, divIcon } from 'leaflet'

/** A pin with the hollow of a gable, its tip at the place. */
const pin =
  '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path class="map-pin" d="M16 39S3 25.6 3 15a13 13 0 0 1 26 0c0 10.6-13 24-13 24Z"/><path class="map-roof" d="m9.5 15.5 6.5-6 6.5 6M11.5 14v6.5h9V14"/></svg>'

const area =
  '<svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true"><circle class="map-ring" cx="22" cy="22" r="15"/><path class="map-roof-dark" d="m15.5 22.5 6.5-6 6.5 6M17.5 21v6.5h9V21"/></svg>'

/** A home at its point, or somewhere in a municipality; each as large as a thumb. */
export const iconOf = (kind: 'point' | 'area', more = ''): DivIcon =>
  kind === 'point'
    ? divIcon({ html: pin, className: `map-home ${more}`, iconSize: [44, 44], iconAnchor: [22, 41] })
    : divIcon({ html: area, className: `map-home ${more}`, iconSize: [44, 44] })

/** Several homes, with their number; larger in three steps. */
export function clusterIcon(count: number, areOnlyAreas: boolean): DivIcon {
  const size = count < 10 ? 44 : count < 100 ? 50 : 58
  const html = document.createElement('span')
  html.textContent = count < 1_000 ? String(count) : `${Math.round(count / 100) / 10}k`
  const className = areOnlyAreas ? 'map-cluster map-cluster-area' : 'map-cluster'
  return divIcon({ html, className, iconSize: [size, size] })
}
