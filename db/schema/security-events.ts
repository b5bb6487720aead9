import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { SecurityEventKind, SecurityEventResult } from '~/kernel/security-events'
import { instant } from './columns'

/** What happened to accounts, links and limits (S-10). Each line holds the hash of the one before; none is ever changed. */
export const securityEvents = pgTable(
  'security_events',
  {
    /** Counts up without a gap. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    result: text('result').$type<SecurityEventResult>().notNull(),
    /** Pseudonyms: keyed hashes of a mail address and of a network. */
    account: text('account'),
    network: text('network'),
    /** Name of a limit or of a command; never what somebody typed. */
    detail: text('detail'),
    /** How often within ten minutes, where strangers can cause it at will. */
    count: integer('count').notNull(),
    /** SHA-256 of the previous hash and of this line, in hex. */
    hash: text('hash').notNull(),
  },
  (table) => [index('security_events_at').on(table.at), index('security_events_account').on(table.account)],
)
