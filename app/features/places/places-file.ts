import type { Translations } from '#db/schema/columns'
import type { PlaceKind } from '~/kernel/places/place-kinds'

/** Names of a place: the local one, and those in the languages of the file. */
export type PlaceNames = { name: string | null; names: Translations }

/** A point of interest in a file. Degrees, WGS 84. */
export type DraftPlace = PlaceNames & {
  kind: PlaceKind
  latitude: number
  longitude: number
  zip: string | null
}

/** Polygons, of rings, of [longitude, latitude]: the coordinates of a GeoJSON MultiPolygon. */
export type Polygons = [number, number][][][]

/** The outline of a municipality in a file. */
export type DraftOutline = PlaceNames & { countryId: number; zip: string; polygons: Polygons }

/** The readable part of a file, and the mistakes in the rest. */
export type PlacesDraft = { places: DraftPlace[]; outlines: DraftOutline[]; mistakes: PlacesMistake[] }

/** A reason to refuse a file, with its position in the file. */
export type PlacesMistake = { at?: string; reason: string }

export const describePlacesMistake = (file: string, { at, reason }: PlacesMistake): string =>
  `${file}${at ? `, ${at}` : ''}: ${reason}`

export const emptyDraft = (): PlacesDraft => ({ places: [], outlines: [], mistakes: [] })
