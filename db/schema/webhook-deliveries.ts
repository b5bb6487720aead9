import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { leads } from './leads'

/** Leads on their way to the agency's CRM (B20). Each ends with its lead. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The same for every try, so that the CRM recognises duplicates. */
    id: uuid('id').primaryKey(),
    leadId: bigint('lead_id', { mode: 'number' })
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'refused'>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    /** When the CRM took it. */
    answeredAt: instant('answered_at'),
    /** HTTP status of the last answer. */
    status: integer('status'),
    /** Why the last try failed, without personal data. */
    problem: text('problem'),
  },
  (table) => [
    index('webhook_deliveries_next').on(table.state, table.nextAt),
    index('webhook_deliveries_lead').on(table.leadId),
  ],
)
