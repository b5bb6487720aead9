import Supercluster from 'supercluster'
import type { MapProperty } from '../map-message'

type ClusterProperties = { areas: number }
export type MarkerIndex = Supercluster<MapProperty, ClusterProperties>
type IndexedFeature = ReturnType<MarkerIndex['getClusters']>[number]

/** A marker: one listing, several that come apart when the map zooms in, or several on one spot. */
export type ShownMarker = {
  key: string
  lat: number
  lng: number
  count: number
  clusterId?: number
  home?: MapProperty
  areOnlyAreas: boolean
}

/** Listings closer to each other than this share a marker, in px: a little less than the width of a price. */
const radius = 60

export function markerIndexOf(properties: MapProperty[], maxZoom: number): MarkerIndex {
  const index: MarkerIndex = new Supercluster<MapProperty, ClusterProperties>({
    radius,
    // Clusters exist at every zoom level: listings at one spot share a marker, whose cards link to each.
    maxZoom,
    extent: 256,
    map: ({ kind }) => ({ areas: kind === 'area' ? 1 : 0 }),
    reduce: (sum, one) => {
      sum.areas += one.areas
    },
  })
  return index.load(
    properties.map((home) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [home.lng, home.lat] },
      properties: home,
    })),
  )
}

export function shownOf({ geometry, properties }: IndexedFeature): ShownMarker {
  const [lng = 0, lat = 0] = geometry.coordinates
  if (!('cluster_id' in properties)) {
    const areOnlyAreas = properties.kind === 'area'
    return { key: `home ${properties.id}`, lat, lng, count: 1, home: properties, areOnlyAreas }
  }
  const { cluster_id: clusterId, point_count: count, areas } = properties
  return { key: `cluster ${clusterId}`, lat, lng, count, clusterId, areOnlyAreas: areas === count }
}

/** The zoom level at which a marker comes apart; undefined for one listing, and for several on one spot. */
export function zoomApart(
  index: MarkerIndex,
  { clusterId }: ShownMarker,
  maxZoom: number,
): number | undefined {
  if (clusterId === undefined) return undefined
  const zoom = index.getClusterExpansionZoom(clusterId)
  return zoom <= maxZoom ? zoom : undefined
}

/** Ids of the listings of a marker, the newest first. */
export function idsAt(index: MarkerIndex, { home, clusterId }: ShownMarker): number[] {
  if (home) return [home.id]
  const found = clusterId === undefined ? [] : index.getLeaves(clusterId, Number.POSITIVE_INFINITY)
  return found.map(({ properties: { id } }) => id).sort((a, b) => b - a)
}
