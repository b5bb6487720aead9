import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { Translations } from './columns'
import { listings } from './listings'
import { projects } from './projects'

/** A picture or floor plan of a listing or project. Its id is used in `/media/{id}/…`. */
export const pictures = pgTable(
  'pictures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'picture' | 'floor-plan'>().notNull().default('picture'),
    /** The feed's ID of the picture, unique within its owner and kind. */
    sourceId: integer('source_id').notNull(),
    /** The first is the card's. */
    position: smallint('position').notNull(),
    /** `https:` address, or a path beside the feed file. */
    url: text('url').notNull(),
    /** For a path: folder of the feed file, relative to the product's folder if inside it. */
    folder: text('folder'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    names: jsonb('names').$type<Translations>().notNull(),
  },
  (table) => [
    unique('pictures_of_listing').on(table.listingId, table.kind, table.sourceId),
    unique('pictures_of_project').on(table.projectId, table.kind, table.sourceId),
    index('pictures_by_listing').on(table.listingId, table.position),
    index('pictures_by_project').on(table.projectId, table.position),
    check('pictures_one_owner', sql`(listing_id is null) <> (project_id is null)`),
  ],
)
