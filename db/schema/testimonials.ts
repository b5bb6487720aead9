import { bigint, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'
import { staff } from './staff'

/** Testimonials of visitors; public once the agency has approved them (T1). */
export const testimonials = pgTable(
  'testimonials',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Time of submission, shown as date; of one on paper noon of the day on it. */
    at: instant('at').notNull(),
    /** Language of the page it was sent from. */
    locale: text('locale').$type<Locale>().notNull(),
    /** The author's name as typed. */
    name: text('name').notNull(),
    /** The author's description of themselves; may be empty. */
    about: text('about').notNull(),
    /** Address of their website; may be empty. */
    website: text('website').notNull(),
    comment: text('comment').notNull(),
    /** In lower case; never shown. Null for one on paper whose author has none. */
    email: text('email'),
    /** Name of the stored picture in `DATA_DIR/uploads`, and its size in pixels. */
    picture: text('picture').unique(),
    pictureWidth: integer('picture_width'),
    pictureHeight: integer('picture_height'),
    /** False: the agency left the picture out. */
    pictureShown: boolean('picture_shown').notNull().default(true),
    state: text('state').$type<TestimonialState>().notNull().default('waiting'),
    /** Time of the agency's last decision. */
    decidedAt: instant('decided_at'),
    /** What the agency answers below it; public as long as it is. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Hash of the privacy notice beside the button; null for one on paper. */
    consentVersion: text('consent_version'),
    /** Of one on paper: who agreed that it is published, on which day, and who typed it. */
    agreedBy: text('agreed_by'),
    agreedOn: date('agreed_on'),
    enteredBy: bigint('entered_by', { mode: 'number' }).references(() => staff.id),
    /** When it was typed, from which on it waits: the day on the paper may be years ago. */
    enteredAt: instant('entered_at'),
    /** Hash of the submitted fields: a repetition within minutes is the same testimonial (F4). */
    digest: text('digest').notNull(),
  },
  (table) => [
    index('testimonials_state').on(table.state, table.at),
    index('testimonials_email').on(table.email),
    index('testimonials_digest').on(table.digest, table.at),
  ],
)

export type TestimonialState = 'waiting' | 'approved' | 'refused' | 'withdrawn'
