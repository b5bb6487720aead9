import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Translations } from './columns'
import { listings } from './listings'
import { projects } from './projects'

/** A certificate, plan or form that belongs to a listing or a project. */
export const documents = pgTable(
  'documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    sourceId: integer('source_id').notNull(),
    names: jsonb('names').$type<Translations>().notNull(),
    url: text('url').notNull(),
    /** Folder of the feed file that named it, for a path; relative to the product's folder when below it. */
    folder: text('folder'),
    kind: text('kind'),
    /** False: only by request, through the mailed link (F6). */
    public: boolean('public').notNull().default(false),
  },
  (table) => [
    unique('documents_of_listing').on(table.listingId, table.sourceId),
    unique('documents_of_project').on(table.projectId, table.sourceId),
    index('documents_by_listing').on(table.listingId),
    index('documents_by_project').on(table.projectId),
    check('documents_one_owner', sql`(listing_id is null) <> (project_id is null)`),
  ],
)
