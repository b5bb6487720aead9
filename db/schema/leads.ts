import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Estimate, EstimateFacts, UnpricedFacts } from '~/kernel/estimate/estimate'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'

/** What a visitor sent through a form, as it was said. It is personal: kept for a time only (F11). */
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
    /** Listing, project or unit that it is about. No key: feeds forget what visitors asked about. */
    listingId: integer('listing_id'),
    projectId: integer('project_id'),
    unitId: integer('unit_id'),
    /** What an online estimate answered (F1). */
    estimate: jsonb('estimate').$type<GivenEstimate>(),
    /** Path of the page that showed the form. */
    page: text('page').notNull(),
    /** Hash of the words on privacy that stood beside the button. */
    consentVersion: text('consent_version').notNull(),
    /** Hash of form, subject and fields: the same once more within minutes is the same lead (F4). */
    digest: text('digest').notNull(),
  },
  (table) => [
    index('leads_digest').on(table.digest, table.at),
    index('leads_email').on(table.email),
    index('leads_at').on(table.at),
    index('leads_listing').on(table.listingId, table.at),
  ],
)

/** An estimate as its asker saw it, whatever prices and rules say later. */
export type GivenEstimate = {
  /** Of the day in Brussels. */
  day: string
  zip: string
  /** As its asker wrote it. */
  city: string
  facts: EstimateFacts | UnpricedFacts
  /** Missing where there is no price of a square metre: an agent has to look. */
  estimate?: Estimate
  /** Day of the price level, and where the prices come from. */
  priceDay?: string
  source?: Partial<Record<Locale, string>>
}
