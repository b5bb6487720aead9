import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** A file of the site folder that pages use. Its bytes are in DATA_DIR, named by their hash. */
export const siteFiles = pgTable('site_files', {
  /** Path in the site folder, by which pages refer to it. */
  name: text('name').primaryKey(),
  /** SHA-256 of its bytes, in hex. */
  hash: text('hash').notNull(),
  mimetype: text('mimetype').notNull(),
  bytes: integer('bytes').notNull(),
  /** In pixels; null for other files. */
  width: integer('width'),
  height: integer('height'),
  /** The markup of an SVG, for the emblem that becomes part of a page. */
  drawing: text('drawing'),
  createdAt: instant('created_at').notNull(),
})
