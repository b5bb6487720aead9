import { sql } from 'drizzle-orm'
import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'

/** Who may log in to see their listings (O1). The agency makes them; nobody registers. */
export const owners = pgTable(
  'owners',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Of the mails to them. */
    locale: text('locale').$type<Locale>().notNull(),
    /** Argon2id in PHC form. Null until the invitation is answered. */
    passwordHash: text('password_hash'),
    /** Secret of the second factor, encrypted; null: there is none. */
    totpSecret: text('totp_secret'),
    /** Count of the 30 seconds whose code was used last: none is good twice. */
    totpStep: bigint('totp_step', { mode: 'number' }),
    /** Recovery codes not used yet, as hashes. */
    recoveryCodes: text('recovery_codes').array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('owners_email').on(table.email)],
)
