import { filterParameters } from '~/kernel/filter-parameters'
import { decodeShape, encodeShape, type MapShape } from '~/kernel/places/map-shape'

const { zips, areas, around, polygon } = filterParameters

/** The area that the list at an address is narrowed to. */
export function shapeIn(href: string): MapShape | undefined {
  const text = new URL(href).searchParams.get(polygon.name)
  return text === null ? undefined : decodeShape(text)
}

/**
 * The address of the same list in an area, or without one. The area takes the place of municipalities and radii: whoever
 * moves the map away from them looks elsewhere.
 */
export function searchHref(href: string, shape: MapShape | undefined): string {
  const url = new URL(href)
  for (const name of [polygon.name, 'page']) url.searchParams.delete(name)
  if (shape) {
    for (const { name } of [zips, areas, around]) url.searchParams.delete(name)
    url.searchParams.set(polygon.name, encodeShape(shape))
  }
  url.hash = ''
  return url.href
}
