import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { newsletterSubscribers } from './newsletter-subscribers'

/** Which news article was mailed to whom: nobody gets one twice (F8). */
export const newsletterSendings = pgTable(
  'newsletter_sendings',
  {
    /** Name of the article. */
    news: text('news').notNull(),
    subscriberId: bigint('subscriber_id', { mode: 'number' })
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.news, table.subscriberId] }),
    index('newsletter_sendings_subscriber').on(table.subscriberId),
  ],
)
