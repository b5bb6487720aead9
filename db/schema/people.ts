import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Somebody who wrote to the agency or booked, whatever address they used (B25). Personal data. */
export const people = pgTable('people', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  createdAt: instant('created_at').notNull(),
  /** As last given. */
  name: text('name'),
  phone: text('phone'),
  /** What the agency notes about them. */
  note: text('note'),
  /** Rises with each change by a member of staff. */
  revision: integer('revision').notNull().default(0),
})
