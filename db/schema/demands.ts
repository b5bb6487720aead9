import { bigint, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'
import type { ListingGoal } from './listings'

/** Frequency of the mails of an alert; never more than once a day. */
export type AlertFrequency = 'at-once' | 'daily' | 'weekly'

/** A search alert (F7). Personal: deleted when its owner stops it. */
export const demands = pgTable(
  'demands',
  {
    /** Random; signed in mailed links. */
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    goal: text('goal').$type<ListingGoal>().notNull(),
    /** Main types; empty for all of them. */
    types: integer('types').array().notNull(),
    /** Postal codes and areas in the notation of `app/features/alerts/zones.ts`; at least one. */
    zones: text('zones').array().notNull(),
    priceMinCents: bigint('price_min_cents', { mode: 'number' }),
    priceMaxCents: bigint('price_max_cents', { mode: 'number' }),
    bedroomsMin: smallint('bedrooms_min'),
    bedroomsMax: smallint('bedrooms_max'),
    /** m² of living surface */
    surfaceMin: integer('surface_min'),
    /** Worst acceptable energy label, see kernel/energy-bands. */
    energyRank: smallint('energy_rank'),
    /** Further filters of a list, as its query; null if there are none. */
    filter: text('filter'),
    /** At least so many. */
    garages: smallint('garages'),
    /** At least so many, inside or outside. */
    parkings: smallint('parkings'),
    frequency: text('rhythm').$type<AlertFrequency>().notNull(),
    /** Every field of the form that has a value, by its name. */
    fields: jsonb('fields').$type<Record<string, string | string[]>>().notNull(),
    /** Path of the page that showed the form. */
    page: text('page').notNull(),
    /** Hash of address and criteria: a repeated request before confirmation is the same alert (F4). */
    digest: text('digest').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Null until the mailed link is followed; nothing is mailed before. */
    confirmedAt: instant('confirmed_at'),
    /** Last confirmation or change by its owner. */
    renewedAt: instant('renewed_at').notNull(),
    /** Time of the last mail with listings. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [index('demands_email').on(table.email), index('demands_digest').on(table.digest)],
)
