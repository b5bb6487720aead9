import { type LatLng, type Map as LeafletMap, polyline } from 'leaflet'
import type { MapShape } from '~/kernel/places/map-shape'
import type { FrameTexts } from '../map-frame'
import { simplifyArea } from '../simplify-area'
import { addCornerButton } from './corners.client'
import { addTo, element } from './element.client'

/** Drawing is a mode: the map stands still while a finger or the mouse goes around the area. */
export function offerDrawing(map: LeafletMap, texts: FrameTexts, search: (area: MapShape) => void) {
  const container = map.getContainer()
  const { button: begin } = addCornerButton(map, 'topleft', texts.draw, () => setDrawing(true))
  const { button: stop } = addCornerButton(map, 'topleft', texts.stopDrawing, () => setDrawing(false))
  stop.hidden = true
  const hint = element('p', { className: 'map-line map-hint', hidden: true }, [texts.drawHint])
  hint.role = 'status'
  addTo(container, [hint])
  const isDrawing = () => container.classList.contains('map-drawing')

  function setDrawing(on: boolean) {
    container.classList.toggle('map-drawing', on)
    const hadFocus = document.activeElement === begin || document.activeElement === stop
    begin.hidden = on
    stop.hidden = !on
    hint.hidden = !on
    if (hadFocus) (on ? stop : begin).focus()
    if (on) map.dragging.disable()
    else map.dragging.enable()
  }

  container.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isDrawing()) setDrawing(false)
  })
  container.addEventListener(
    'pointerdown',
    (event) => {
      if (!isDrawing() || !event.isPrimary || isControl(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      follow(map, event, (drawn) => {
        if (!drawn) return
        setDrawing(false)
        search(drawn)
      })
    },
    { capture: true },
  )
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, .leaflet-control, .leaflet-popup') !== null

/** Follows one stroke. @param onEnd - takes the area; undefined for a dot or a line */
function follow(map: LeafletMap, first: PointerEvent, onEnd: (drawn: MapShape | undefined) => void) {
  const container = map.getContainer()
  const points: LatLng[] = [map.mouseEventToLatLng(first)]
  const line = polyline(points, { className: 'map-drawn', interactive: false }).addTo(map)
  const move = (event: PointerEvent) => {
    if (event.pointerId !== first.pointerId) return
    points.push(map.mouseEventToLatLng(event))
    line.setLatLngs(points)
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== first.pointerId) return
    container.removeEventListener('pointermove', move)
    for (const name of ['pointerup', 'pointercancel'] as const) container.removeEventListener(name, end)
    line.remove()
    onEnd(event.type === 'pointerup' ? areaOf(map, points) : undefined)
  }
  container.setPointerCapture(first.pointerId)
  container.addEventListener('pointermove', move)
  for (const name of ['pointerup', 'pointercancel'] as const) container.addEventListener(name, end)
}

/** A stroke around less than this is a slip, in px. */
const smallest = 24

function areaOf(map: LeafletMap, points: LatLng[]): MapShape | undefined {
  const pixels = points.map((point) => map.latLngToContainerPoint(point))
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
  if (spread(pixels.map(({ x }) => x)) < smallest || spread(pixels.map(({ y }) => y)) < smallest)
    return undefined
  return simplifyArea(points)
}
