import {
  Control,
  DomEvent,
  divIcon,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  marker,
} from 'leaflet'
import type { FrameOptions } from '../map-frame'
import type { NearbyTheme } from '../surroundings'
import { element } from './element.client'
import { themeSign } from './icons.client'

/** A panel in a corner with the themes that are near; each shows or hides its places. Nothing is asked before it opens. */
export function offerNearby(
  map: LeafletMap,
  { lat, lng }: { lat: number; lng: number },
  options: FrameOptions,
) {
  const { texts } = options
  const list = element('div', { className: 'map-themes', textContent: texts.loading })
  const panel = element('details', { className: 'map-nearby' }, [
    element('summary', { textContent: texts.nearby }),
    list,
  ])
  const open = async () => {
    if (!panel.open) return
    panel.removeEventListener('toggle', open)
    const themes = await fetchThemes(`${options.nearby}?lat=${lat.toFixed(3)}&lng=${lng.toFixed(3)}`)
    if (!themes) panel.addEventListener('toggle', open)
    list.replaceChildren(
      ...(themes?.map((theme) => themeChoice(map, theme)) ?? [texts.failed]),
      ...(themes?.length === 0 ? [texts.nothingNearby] : []),
    )
  }
  panel.addEventListener('toggle', open)
  // Typing, clicking and scrolling in the panel moves no map.
  panel.addEventListener('keydown', (event) => event.stopPropagation())
  DomEvent.disableClickPropagation(panel).disableScrollPropagation(panel)
  const corner = new Control({ position: 'topright' })
  corner.onAdd = () => panel
  corner.addTo(map)
}

async function fetchThemes(href: string): Promise<NearbyTheme[] | undefined> {
  try {
    const answer = await fetch(href)
    return answer.ok ? ((await answer.json()) as NearbyTheme[]) : undefined
  } catch {
    return undefined
  }
}

function themeChoice(map: LeafletMap, theme: NearbyTheme): HTMLElement {
  const layer = markersOf(theme)
  const box = element('input', { type: 'checkbox' })
  box.addEventListener('change', () => {
    if (box.checked) layer.addTo(map)
    else layer.remove()
    // The names of the plain map make room.
    map.fire('moveend')
  })
  const sign = element('span', { className: 'map-sign', innerHTML: themeSign(theme.theme) })
  const count = element('span', { className: 'map-number', textContent: String(theme.places.length) })
  return element('label', {}, [box, sign, element('span', { textContent: theme.title }), count])
}

function markersOf({ theme, places }: NearbyTheme): LayerGroup {
  const icon = divIcon({ html: themeSign(theme), className: 'map-place', iconSize: [28, 28] })
  const markers = places.map(({ name, lang, kind, lat, lng }) => {
    const words = element('span', {}, [
      element('strong', { textContent: name, lang: lang ?? '' }),
      ...(kind === name ? [] : [element('span', { textContent: kind })]),
    ])
    const placed = marker([lat, lng], { icon, riseOnHover: true })
    placed.bindTooltip(words, { direction: 'top', offset: [0, -12], className: 'map-tip' })
    placed.on('add', () =>
      placed.getElement()?.setAttribute('aria-label', kind === name ? name : `${name}, ${kind}`),
    )
    return placed
  })
  return layerGroup(markers)
}
