import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Estimate, EstimateFacts, UnpricedFacts } from '~/kernel/estimate/estimate'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'

/** A submitted form, unchanged. Personal data, deleted after a while (F11). */
export const leads = pgTable(
  'leads',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Name of the form (F1). */
    form: text('form').notNull(),
    /** The visitor's language. */
    locale: text('locale').$type<Locale>().notNull(),
    /** In lower case. */
    email: text('email').notNull(),
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
  },
  (table) => [
    index('leads_digest').on(table.digest, table.at),
    index('leads_email').on(table.email),
    index('leads_at').on(table.at),
    index('leads_listing').on(table.listingId, table.at),
  ],
)

/** An estimate as shown to the visitor, independent of later prices and rules. */
export type GivenEstimate = {
  /** Day of the estimate in Brussels. */
  day: string
  zip: string
  /** As typed. */
  city: string
  facts: EstimateFacts | UnpricedFacts
  /** Absent without a price per square metre; an agent then values the property. */
  estimate?: Estimate
  /** Date and source of the prices. */
  priceDay?: string
  source?: Partial<Record<Locale, string>>
}
