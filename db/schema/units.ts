import { bigint, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'
import type { Translations } from './columns'
import { projects } from './projects'

/** A unit of a new-build project. */
export const units = pgTable(
  'units',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The feed's ID, unique within its project. */
    id: integer('id').notNull(),
    position: smallint('position').notNull(),
    state: text('state').$type<'free' | 'option' | 'sold'>().notNull(),
    names: jsonb('names').$type<Translations>().notNull(),
    floors: jsonb('floors').$type<Translations>().notNull(),
    types: jsonb('types').$type<Translations>().notNull(),
    /** m² */
    surface: real('surface'),
    /** m² */
    terrace: real('terrace'),
    bedrooms: smallint('bedrooms'),
    priceCents: bigint('price_cents', { mode: 'number' }),
    planUrl: text('plan_url'),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
)
