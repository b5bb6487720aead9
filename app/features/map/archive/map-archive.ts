/** From this zoom level on the archive is drawn; farther out the built-in map says as much, and loads faster. */
export const archiveFromZoom = 11

/** The agency's own map file, for the frame's script. */
export type MapArchive = {
  href: string
  /** Zoom levels of its tiles. */
  minZoom: number
  maxZoom: number
  bounds: [south: number, west: number, north: number, east: number]
  /** Whom the map names as the source of its data. */
  attribution: string
}
