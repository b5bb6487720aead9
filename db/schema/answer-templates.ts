import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'

/** Answers to visitors that the agency keeps ready (B18). */
export const answerTemplates = pgTable('answer_templates', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  texts: jsonb('texts').$type<Partial<Record<Locale, { subject: string; body: string }>>>().notNull(),
  /** Its place in the list. */
  position: integer('position').notNull().default(0),
})
