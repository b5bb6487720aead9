import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { pages } from './pages'

/** A module of a page, with its relations to content and the conditions of its display. */
export const modules = pgTable(
  'modules',
  {
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    status: text('status').$type<'Published' | 'Draft'>().notNull(),
    relations: jsonb('relations').notNull(),
    conditions: jsonb('conditions').notNull(),
    /** Texts, widths and background in the form of `moduleSchema`. */
    params: jsonb('params').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.position] })],
)
