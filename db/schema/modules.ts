import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { pages } from './pages'

/** A piece of a page, with what it shows of the site: its relations, and the rules that decide whether it shows. */
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
    /** Words, widths, background, as `moduleSchema` has them. */
    params: jsonb('params').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.position] })],
)
