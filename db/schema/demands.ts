import { bigint, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'
import type { ListingGoal } from './listings'

/** How often somebody wants to hear of listings; never more than once a day. */
export type AlertFrequency = 'at-once' | 'daily' | 'weekly'

/** A search alert (F7). Personal: deleted when its owner stops it. */
export const demands = pgTable(
  'demands',
  {
    /** Random; links in mails hold it, signed. */
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    goal: text('goal').$type<ListingGoal>().notNull(),
    /** Main types; at least one. */
    types: integer('types').array().notNull(),
    /** Regions and municipalities as `app/features/alerts/zones.ts` writes them; at least one. */
    zones: text('zones').array().notNull(),
    priceMinCents: bigint('price_min_cents', { mode: 'number' }),
    priceMaxCents: bigint('price_max_cents', { mode: 'number' }),
    bedroomsMin: smallint('bedrooms_min'),
    bedroomsMax: smallint('bedrooms_max'),
    /** m² of living surface */
    surfaceMin: integer('surface_min'),
    /** Worst energy label that will do, see kernel/energy-bands. */
    energyRank: smallint('energy_rank'),
    /** At least so many. */
    garages: smallint('garages'),
    /** At least so many, inside or outside. */
    parkings: smallint('parkings'),
    rhythm: text('rhythm').$type<AlertFrequency>().notNull(),
    /** Every field of the form that has a value, by its name. */
    fields: jsonb('fields').$type<Record<string, string | string[]>>().notNull(),
    /** Path of the page that showed the form. */
    page: text('page').notNull(),
    /** Hash of address and criteria: the same once more before it is confirmed is the same demand (F4). */
    digest: text('digest').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Null until the link in the mail is followed; till then nothing is mailed. */
    confirmedAt: instant('confirmed_at'),
    /** When its owner last confirmed or changed it. */
    renewedAt: instant('renewed_at').notNull(),
    /** The last mail of listings. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [index('demands_email').on(table.email), index('demands_digest').on(table.digest)],
)
