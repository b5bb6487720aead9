import type { Translated } from '#db/schema/columns'
import type { PlaceKind } from '~/kernel/places/place-kinds'

/** What a place is called: as locals write it, and in the languages that the file knows. */
export type PlaceNames = { name: string | null; names: Translated }

/** A point of interest as a file gives it. Degrees, WGS 84. */
export type DraftPlace = PlaceNames & {
  kind: PlaceKind
  latitude: number
  longitude: number
  zip: string | null
}

/** Polygons, of rings, of [longitude, latitude]: the coordinates of a GeoJSON MultiPolygon. */
export type Polygons = [number, number][][][]

/** The outline of a municipality as a file gives it. */
export type DraftOutline = PlaceNames & { countryId: number; zip: string; polygons: Polygons }

/** What of a file could be read, and what is wrong with the rest. */
export type PlacesDraft = { places: DraftPlace[]; outlines: DraftOutline[]; mistakes: PlacesMistake[] }

/** Why a file is refused: where in it, and what is wrong there. */
export type PlacesMistake = { at?: string; reason: string }

export const describePlacesMistake = (file: string, { at, reason }: PlacesMistake): string =>
  `${file}${at ? `, ${at}` : ''}: ${reason}`

export const emptyDraft = (): PlacesDraft => ({ places: [], outlines: [], mistakes: [] })
