import { date, pgTable, text } from 'drizzle-orm/pg-core'

/** The random salt of today's keys, for all processes; deleted with its day, and then no key can be made again. */
export const visitSalts = pgTable('visit_salts', {
  /** In Brussels. */
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
})
