import type { FeatureCollection, LineString, MultiPolygon, Polygon } from 'geojson'

/** Data of the base map, as sent to the browser. */
export type BaseMap = {
  outlines: FeatureCollection<MultiPolygon, { country: string; served: boolean }>
  /** Rivers, the canal and the woods around Brussels, sketched for orientation. */
  landscape: FeatureCollection<LineString | Polygon, { kind: 'water' | 'wood'; wide: boolean }>
  /** Municipalities, the most important first. Rank 0 is shown from farthest out. */
  names: { name: string; lat: number; lng: number; rank: 0 | 1 | 2 | 3 }[]
}
