import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** A file of the site folder that pages show. Its bytes lie in DATA_DIR, under their hash. */
export const siteFiles = pgTable('site_files', {
  /** Path in the site folder: what pages call it. */
  name: text('name').primaryKey(),
  /** SHA-256 of its bytes, in hex. */
  hash: text('hash').notNull(),
  mimetype: text('mimetype').notNull(),
  bytes: integer('bytes').notNull(),
  /** In pixels; null for what is no picture. */
  width: integer('width'),
  height: integer('height'),
  /** The drawing itself; SVG only, for the emblem that becomes part of a page. */
  drawing: text('drawing'),
  createdAt: instant('created_at').notNull(),
})
