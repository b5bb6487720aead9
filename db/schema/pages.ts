import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, type Translations, writtenBy } from './columns'

/** A page of the site; for screens of the product their texts and place in the menu. */
export const pages = pgTable('pages', {
  id: text('id').primaryKey(),
  parentId: text('parent_id'),
  status: text('status').$type<'Published' | 'Draft'>().notNull(),
  /** Place in the main menu; without one the page is not in it. */
  menuSort: smallint('menu_sort'),
  /** Localised paths without the language, `/diensten/`. */
  paths: jsonb('paths').$type<Translations>().notNull(),
  /** The address without language that redirects to them. */
  original: text('original').unique(),
  /** Title, metadata, banner and switches in the form of `pageSchema`. */
  params: jsonb('params').notNull(),
  /** The page's own text, Markdown. */
  body: jsonb('body').$type<Translations>().notNull(),
  writtenBy: writtenBy(),
  createdAt: instant('created_at').notNull(),
  modifiedAt: instant('modified_at').notNull(),
})
