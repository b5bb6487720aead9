import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'

/** Who asked for the newsletter, and the proof that they did. It is personal (F8, F11). */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    /** Language in which they asked; that of their newsletter. */
    locale: text('locale').$type<Locale>().notNull(),
    /** `asked`: the link of the mail was not opened yet, so nothing is sent. */
    state: text('state').$type<'asked' | 'confirmed' | 'stopped'>().notNull(),
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    stoppedAt: instant('stopped_at'),
    /** Form and path of the page where they asked. */
    form: text('form').notNull(),
    page: text('page').notNull(),
    /** Hash of the words that they agreed to. */
    consentVersion: text('consent_version').notNull(),
    /** When the last mail of the subscription itself went out: a second press asks for no second one. */
    mailedAt: instant('mailed_at').notNull(),
  },
  (table) => [index('newsletter_subscribers_state').on(table.state, table.id)],
)
