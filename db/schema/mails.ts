import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'

/** Mails on their way: written in the transaction that causes them, sent by a job, kept when they fail (F5). */
export const mails = pgTable(
  'mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** What it is for, such as `lead-agency`. */
    kind: text('kind').notNull(),
    /** Address of the recipient. */
    recipient: text('recipient').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    replyTo: text('reply_to'),
    /** Headers beside the usual ones, such as List-Unsubscribe. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** Files that go with it; small ones, such as a calendar entry. */
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    /** The same at every try, so that a mail that came twice is seen as one. */
    messageId: text('message_id').notNull().unique(),
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    tries: integer('tries').notNull().default(0),
    /** What the mail server said at the last try; holds no address. */
    problem: text('problem'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_state').on(table.state, table.at),
    index('mails_recipient').on(table.recipient),
    index('mails_at').on(table.at),
  ],
)

export type MailAttachment = { name: string; type: string; content: string; encoding?: 'base64' }
