import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { PlaceKind } from '~/kernel/places/place-kinds'
import { instant, type Translations } from './columns'

/** A point of interest from a file of places. */
export const places = pgTable(
  'places',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    /** Name of its source; the next import of this name replaces it. */
    source: text('source').notNull(),
    kind: text('kind').$type<PlaceKind>().notNull(),
    /** Its local name, without a language. */
    name: text('name'),
    names: jsonb('names').$type<Translations>().notNull(),
    /** Degrees, WGS 84. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    zip: text('zip'),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    index('places_position').on(table.latitude, table.longitude),
    index('places_source').on(table.source),
  ],
)

/** The outline of a municipality; of several the last imported one is shown. */
export const municipalityOutlines = pgTable(
  'municipality_outlines',
  {
    source: text('source').notNull(),
    /** 10 Belgium, 50 Luxembourg. */
    countryId: smallint('country_id').notNull(),
    zip: text('zip').notNull(),
    name: text('name'),
    names: jsonb('names').$type<Translations>().notNull(),
    /** The coordinates of a GeoJSON MultiPolygon: polygons, of rings, of [longitude, latitude]. */
    polygons: jsonb('polygons').$type<[number, number][][][]>().notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.countryId, table.zip] })],
)
