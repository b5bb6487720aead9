import { isNotNull, sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Estimate, EstimateFacts, UnpricedFacts } from '~/kernel/estimate/estimate'
import type { Locale } from '~/kernel/locale'
import type { CountryCode } from '~/kernel/places/municipalities'
import { instant, searchVector } from './columns'
import { people } from './people'
import { phoneWord, searchWords, valuesOf } from './plain-words'
import { staff } from './staff'

const words = sql`${valuesOf(sql`fields`)} || ' ' || coalesce(email, '') || ' ' || coalesce(listing_id::text, '') || ' ' || coalesce(project_id::text, '') || ' ' || ${phoneWord(sql`fields->>'phone'`)}`

/**
 * What a visitor sent by a form or booked, unchanged, and where the agency stands with it. A member of staff enters what
 * came by telephone. Personal data, deleted after a while (F11).
 */
export const leads = pgTable(
  'leads',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Name of the form (F1). */
    form: text('form').notNull(),
    /** The visitor's language. */
    locale: text('locale').$type<Locale>().notNull(),
    /** In lower case; null where only a telephone number is known, which a member of staff entered. */
    email: text('email'),
    /** Every field of the form that has a value, by its name. */
    fields: jsonb('fields').$type<Record<string, string | string[]>>().notNull(),
    /** Its listing, project or unit. No foreign key, because these leave the feed. */
    listingId: integer('listing_id'),
    projectId: integer('project_id'),
    unitId: integer('unit_id'),
    /** Result of an online estimate (F1). */
    estimate: jsonb('estimate').$type<GivenEstimate>(),
    /** Path of the page that showed the form. */
    page: text('page').notNull(),
    /** Hash of the privacy notice beside the button. */
    consentVersion: text('consent_version').notNull(),
    /** Hash of form, subject and fields: a repetition within minutes is the same lead (F4). */
    digest: text('digest').notNull(),
    personId: bigint('person_id', { mode: 'number' }).references(() => people.id, { onDelete: 'set null' }),
    state: text('state').$type<LeadState>().notNull().default('new'),
    /** Since when it is in its state; null: since it came. */
    stateAt: instant('state_at'),
    /** Whose it is; null: nobody's yet. */
    staffId: bigint('staff_id', { mode: 'number' }).references(() => staff.id),
    /** When what waits is to be taken up again. */
    dueAt: instant('due_at'),
    /** What came of it, when it is done. */
    outcome: text('outcome').$type<LeadOutcome>(),
    /** How it came; null: by the website. */
    source: text('source').$type<LeadSource>(),
    /** The booking that it tells of. No foreign key, because both end by themselves. */
    appointmentId: uuid('appointment_id'),
    /** When it was answered first. */
    answeredAt: instant('answered_at'),
    /** Minutes of office hours until then. */
    answerMinutes: integer('answer_minutes'),
    /** Rises with each change: who changes what was changed meanwhile is told (B22). */
    revision: integer('revision').notNull().default(0),
    /** Who entered it; null: its visitor sent it. */
    enteredBy: bigint('entered_by', { mode: 'number' }).references(() => staff.id),
    /** For the search of the inbox. */
    words: searchVector('words').generatedAlwaysAs(searchWords(words)),
  },
  (table) => [
    index('leads_digest').on(table.digest, table.at),
    index('leads_email').on(table.email),
    index('leads_at').on(table.at),
    index('leads_listing').on(table.listingId, table.at),
    index('leads_project').on(table.projectId, table.at),
    index('leads_person').on(table.personId, table.at),
    index('leads_staff').on(table.staffId, table.at),
    index('leads_appointment').on(table.appointmentId).where(isNotNull(table.appointmentId)),
    index('leads_due').on(table.dueAt).where(isNotNull(table.dueAt)),
    // Holds what the inbox is filtered by, so that a page of it is found without a look at the leads themselves.
    index('leads_inbox').on(
      ...[table.at, table.id, table.state, table.staffId, table.form, table.locale],
      ...[table.source, table.listingId, table.projectId, table.answeredAt, table.dueAt],
    ),
    index('leads_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)

/** Where the agency stands with a lead. */
export type LeadState = 'new' | 'open' | 'waiting' | 'done' | 'spam'

export type LeadOutcome = 'viewing' | 'valuation' | 'mandate' | 'other-agency' | 'none'

export type LeadSource = 'telephone' | 'office' | 'mail' | 'portal' | 'other'

/** An estimate as shown to the visitor, independent of later prices and rules. */
export type GivenEstimate = {
  /** Day of the estimate in Brussels. */
  day: string
  zip: string
  /** As typed. */
  city: string
  /** Whose prices were looked up; absent in estimates of before it was kept. */
  country?: CountryCode
  facts: EstimateFacts | UnpricedFacts
  /** Absent without a price per square metre; an agent then values the property. */
  estimate?: Estimate
  /** Date and source of the prices. */
  priceDay?: string
  source?: Partial<Record<Locale, string>>
}
