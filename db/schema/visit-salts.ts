import { date, pgTable, text } from 'drizzle-orm/pg-core'

/** The random salt of today's keys for all processes; once it is deleted, keys cannot be recreated. */
export const visitSalts = pgTable('visit_salts', {
  /** In Brussels. */
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
})
