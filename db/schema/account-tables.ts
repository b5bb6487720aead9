import { sql } from 'drizzle-orm'
import type { BuildColumns } from 'drizzle-orm/column-builder'
import {
  type AnyPgColumn,
  bigint,
  type ExtraConfigColumn,
  index,
  type PgColumnBuilderBase,
  type PgTableWithColumns,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'

/** The columns of whoever logs in: the tables of owners and of staff have them all. */
export const accountColumns = () => ({
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
})

/** Whose sessions, browsers and links a table holds: the name of its column, and what that refers to. */
export type AccountReference = { column: string; accounts: () => AnyPgColumn }

const accountId = ({ column, accounts }: AccountReference) =>
  bigint(column, { mode: 'number' }).notNull().references(accounts, { onDelete: 'cascade' })

/** Sessions, and until when each lasts. */
export const sessionColumns = (of: AccountReference) => ({
  /** SHA-256 of what the cookie holds: who reads the database cannot log in with it. */
  id: text('id').primaryKey(),
  accountId: accountId(of),
  /** Browser and system, such as `Firefox, Windows`. */
  device: text('device').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  /** However much it is used, it ends then. */
  expires: instant('expires').notNull(),
})

/** Browsers that somebody logged in with: guesses of strangers cannot lock these out. */
export const deviceColumns = (of: AccountReference) => ({
  /** SHA-256 of what the browser's cookie holds. */
  id: text('id').notNull(),
  accountId: accountId(of),
  seenAt: instant('seen_at').notNull(),
})

/** Mailed links that set a password: a row goes when its link is used. */
export const linkColumns = (of: AccountReference) => ({
  /** Random; the link holds it, signed. */
  id: text('id').primaryKey(),
  accountId: accountId(of),
  expires: instant('expires').notNull(),
})

/** Indexes of sessions and of links. */
export const expiryIndexes =
  (table: string, whose: string) => (columns: Record<'accountId' | 'expires', ExtraConfigColumn>) => [
    index(`${table}_${whose}`).on(columns.accountId),
    index(`${table}_expires`).on(columns.expires),
  ]

export const deviceIndexes =
  (table: string) => (columns: Record<'accountId' | 'id' | 'seenAt', ExtraConfigColumn>) => [
    primaryKey({ columns: [columns.accountId, columns.id] }),
    index(`${table}_seen_at`).on(columns.seenAt),
  ]

type TableOf<Columns extends Record<string, PgColumnBuilderBase>> = PgTableWithColumns<{
  name: string
  schema: undefined
  columns: BuildColumns<string, Columns, 'pg'>
  dialect: 'pg'
}>

/** What the tables of every kind of account have in common. */
export type AccountTable = TableOf<ReturnType<typeof accountColumns>>
export type SessionTable = TableOf<ReturnType<typeof sessionColumns>>
export type DeviceTable = TableOf<ReturnType<typeof deviceColumns>>
export type LinkTable = TableOf<ReturnType<typeof linkColumns>>
