import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Proof that somebody's data were erased at their wish (F11). It knows nobody: who asks again can be recognised, no more. */
export const erasures = pgTable(
  'erasures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** HMAC of the address with the product's secret. */
    emailHash: text('email_hash').notNull(),
    /** How many of each kind went. */
    erased: jsonb('erased').$type<Record<string, number>>().notNull(),
  },
  (table) => [index('erasures_at').on(table.at)],
)
