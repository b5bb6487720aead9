import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant, searchVector } from './columns'
import { phoneWord, searchWords, valuesOf } from './plain-words'

const words = sql`${valuesOf(sql`fields`)} || ' ' || email || ' ' || coalesce(listing_id::text, '') || ' ' || ${phoneWord(sql`fields->>'phone'`)}`

/** Viewings and valuations booked online (A1). Personal data, deleted after a while. */
export const appointments = pgTable(
  'appointments',
  {
    /** Identifies it in links and calendar entries. */
    id: uuid('id').primaryKey(),
    bookedAt: instant('booked_at').notNull(),
    state: text('state').$type<'confirmed' | 'cancelled' | 'held'>().notNull().default('confirmed'),
    /** Until when a time is held for somebody who has not followed their mailed link yet (S-17). */
    heldUntil: instant('held_until'),
    /** Keyed hash of the network that it is held for, to count by. */
    heldFor: text('held_for'),
    /** `viewing`, `open-viewing` or `valuation`. */
    kind: text('kind').notNull(),
    /** Name of the opening in the agency's settings. */
    opening: text('opening').notNull(),
    /** Mail address of the agent whose time is booked; empty: the agency's. */
    agent: text('agent').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Number of the place at its time, from 1; unique in the database, so that no place is booked twice. */
    place: smallint('place').notNull(),
    /** Changes since it was booked, for calendars (RFC 5545, SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
    /** No foreign key, because listings leave the feed. */
    listingId: integer('listing_id'),
    /** The visitor's language. */
    locale: text('locale').$type<Locale>().notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    fields: jsonb('fields').$type<Record<string, string | string[]>>().notNull(),
    /** Path of the page on which it was booked. */
    page: text('page').notNull(),
    /** Hash of the privacy notice beside the button. */
    consentVersion: text('consent_version').notNull(),
    /** The visitor's feedback after a viewing; null until then. */
    feedback: jsonb('feedback').$type<Record<string, string>>(),
    feedbackAt: instant('feedback_at'),
    /** For the search of the office. */
    words: searchVector('words').generatedAlwaysAs(searchWords(words)),
  },
  (table) => [
    uniqueIndex('appointments_place')
      .on(table.opening, table.startsAt, table.place)
      .where(sql`state = 'confirmed'`),
    index('appointments_time').on(table.startsAt),
    index('appointments_email').on(table.email),
    index('appointments_listing').on(table.listingId, table.startsAt),
    index('appointments_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)
