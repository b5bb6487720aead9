import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Who asked for the documents of what, while the links that they got are good (F6). It is personal. */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text('email').notNull(),
    /** Listing or project; the other is null. No key: feeds forget what visitors asked about. */
    listingId: integer('listing_id'),
    projectId: integer('project_id'),
    at: instant('at').notNull(),
    /** When the links end: from then on they may be asked for again. */
    until: instant('until').notNull(),
  },
  (table) => [
    unique('document_requests_once').on(table.email, table.listingId, table.projectId).nullsNotDistinct(),
    index('document_requests_until').on(table.until),
  ],
)
