import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Requests for documents, while their mailed links are valid (F6). Personal data. */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text('email').notNull(),
    /** Listing or project; the other is null. No foreign key, because both leave the feed. */
    listingId: integer('listing_id'),
    projectId: integer('project_id'),
    at: instant('at').notNull(),
    /** Expiry of the links; afterwards the documents can be requested again. */
    until: instant('until').notNull(),
  },
  (table) => [
    unique('document_requests_once').on(table.email, table.listingId, table.projectId).nullsNotDistinct(),
    index('document_requests_until').on(table.until),
  ],
)
