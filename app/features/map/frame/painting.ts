import type { DrawnKind } from '../archive/drawn-kind'

export type Colours = Record<DrawnKind | 'text' | 'halo' | 'font', string>

export type Painting = {
  /** Zoom level of the map. */
  zoom: number
  /** Width of the square, in px. */
  size: number
  /** The square's part of the tile, where the map is closer than the tile. */
  scale: number
  dx: number
  dy: number
  colours: Colours
  lang: string
  isKnownName: (name: string) => boolean
}

/** From units of the tile to px of the square. */
export const toSquare = (
  { x, y }: { x: number; y: number },
  extent: number,
  { size, scale, dx, dy }: Pick<Painting, 'size' | 'scale' | 'dx' | 'dy'>,
): [x: number, y: number] => [((x / extent) * scale - dx) * size, ((y / extent) * scale - dy) * size]
