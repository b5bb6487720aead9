import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'

/** What visitors say of the agency; the public sees it once the agency has approved it (T1). */
export const testimonials = pgTable(
  'testimonials',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** When it was sent: the date of posting. */
    at: instant('at').notNull(),
    /** Language of the page it was sent from. */
    locale: text('locale').$type<Locale>().notNull(),
    /** The author, as they want to be called. */
    name: text('name').notNull(),
    /** What they say of themselves; empty when nothing. */
    about: text('about').notNull(),
    /** Address of their site; empty when none. */
    website: text('website').notNull(),
    comment: text('comment').notNull(),
    /** In lower case; never shown. */
    email: text('email').notNull(),
    /** Name of the kept picture in `DATA_DIR/uploads`, and its size in pixels. */
    picture: text('picture').unique(),
    pictureWidth: integer('picture_width'),
    pictureHeight: integer('picture_height'),
    state: text('state').$type<TestimonialState>().notNull().default('waiting'),
    /** When the agency last decided. */
    decidedAt: instant('decided_at'),
    /** Hash of the words on privacy that stood beside the button. */
    consentVersion: text('consent_version').notNull(),
    /** Hash of what was said: the same once more within minutes is the same (F4). */
    digest: text('digest').notNull(),
  },
  (table) => [
    index('testimonials_state').on(table.state, table.at),
    index('testimonials_email').on(table.email),
    index('testimonials_digest').on(table.digest, table.at),
  ],
)

export type TestimonialState = 'waiting' | 'approved' | 'refused' | 'withdrawn'
