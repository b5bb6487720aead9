import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'
import { plainWords } from './plain-words'

/** The words of a subject and of its recipient's address, whose parts are words too. */
export const mailWords = sql`to_tsvector('simple'::regconfig, translate(${plainWords(sql`subject || ' ' || recipient`)}, '@._+-/:#', '        '))`

/** Outbox: mails are written in the transaction that causes them, sent by a job, and kept if they fail (F5). */
export const mails = pgTable(
  'mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Its purpose, such as `lead-agency`. */
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
    /** Small attachments, such as a calendar entry. */
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    /** The same for every attempt, so that recipients recognise duplicates. */
    messageId: text('message_id').notNull().unique(),
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    tries: integer('tries').notNull().default(0),
    /** The mail server's response to the last attempt, without addresses. */
    problem: text('problem'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_state').on(table.state, table.at),
    index('mails_recipient').on(table.recipient),
    index('mails_at').on(table.at),
    // Holds what the outbox is filtered by, so that a page of it is found without a look at the mails themselves.
    index('mails_outbox').on(table.at, table.id, table.state, table.kind, table.locale),
    index('mails_words').using('gin', mailWords).with({ fastupdate: false }),
  ],
)

export type MailAttachment = { name: string; type: string; content: string; encoding?: 'base64' }
