import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { ProjectFacts } from '~/kernel/listing-details'
import { instant } from './columns'

/** A new-build project, without its texts and units. */
export const projects = pgTable('projects', {
  id: integer('id').primaryKey(),
  goal: text('goal').$type<'sale' | 'rent'>().notNull(),
  state: text('state').$type<'for-sale' | 'sold-out'>().notNull().default('for-sale'),
  number: text('number'),
  countryId: smallint('country_id').notNull(),
  zip: text('zip').notNull(),
  region: text('region').$type<'brussels' | 'flanders' | 'wallonia' | 'luxembourg'>(),
  street: text('street'),
  houseNumber: text('house_number'),
  box: text('box'),
  publishAddress: boolean('publish_address').notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  /** Address of the project's own site, if it has one (L12). */
  externalWeb: text('external_web'),
  webId: integer('web_id'),
  /** Percent built. */
  progress: smallint('progress'),
  details: jsonb('details').$type<ProjectFacts>().notNull(),
  coverPictureId: integer('cover_picture_id'),
  contentHash: text('content_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  modifiedAt: instant('modified_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
})
