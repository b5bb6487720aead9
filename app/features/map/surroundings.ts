import type { FeatureCollection, MultiPolygon } from 'geojson'
import type { PlaceTheme } from '~/kernel/places/place-kinds'

/** Municipalities with listings, as a map draws them. */
export type MapOutlines = FeatureCollection<MultiPolygon, { zip: string }>

/** Points of interest around a place, by theme, formatted for display. */
export type NearbyTheme = {
  theme: PlaceTheme
  title: string
  places: { name: string; lang?: string; kind: string; lat: number; lng: number }[]
}
