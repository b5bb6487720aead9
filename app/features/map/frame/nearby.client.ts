import { type LayerGroup, type Map as LeafletMap, layerGroup, marker } from 'leaflet'
import type { PlaceTheme } from '~/kernel/places/place-kinds'
import type { NearbyTheme } from '../surroundings'
import { element } from './element.client'
import { themeIcon } from './icons.client'
import { announceNearbyMap } from './nearby-map'

/** Shows the list of nearby places, which shows and hides its themes on this map. */
export function offerNearby(map: LeafletMap, { lat, lng }: { lat: number; lng: number }) {
  const layers = new Map<PlaceTheme, LayerGroup>()
  const layerOf = (theme: NearbyTheme) => {
    const layer = layers.get(theme.theme) ?? markersOf(theme)
    layers.set(theme.theme, layer)
    return layer
  }
  // Redraws the names of the base map, so that they avoid the new markers.
  const makeRoom = () => map.fire('moveend')
  announceNearbyMap({
    lat,
    lng,
    show(theme) {
      layerOf(theme).addTo(map)
      makeRoom()
    },
    hide(theme) {
      layerOf(theme).remove()
      makeRoom()
    },
  })
  const list = document.querySelector<HTMLElement>('[data-map-nearby]')
  if (list) list.hidden = false
}

function markersOf({ theme, places }: NearbyTheme): LayerGroup {
  const icon = themeIcon(theme)
  const markers = places.map(({ name, lang, kind, lat, lng }) => {
    const words = element('span', {}, [
      element('strong', { lang: lang ?? '' }, [name]),
      ...(kind === name ? [] : [element('span', {}, [kind])]),
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
