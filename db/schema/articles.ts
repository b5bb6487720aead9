import { date, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, type Translations, writtenBy } from './columns'

/** An article: a service, a news article, something to rent, a text that modules show. */
export const articles = pgTable(
  'articles',
  {
    id: text('id').primaryKey(),
    /** Its categories. */
    category: text('category'),
    sort: smallint('sort').notNull(),
    status: text('status').$type<'Published' | 'Draft'>().notNull(),
    /** Day of a news article. */
    day: date('day', { mode: 'string' }),
    /** Its parent page. */
    parentId: text('parent_id'),
    paths: jsonb('paths').$type<Translations>().notNull(),
    original: text('original').unique(),
    /** Title, introduction, picture and metadata in the form of `articleSchema`. */
    params: jsonb('params').notNull(),
    /** Markdown. */
    body: jsonb('body').$type<Translations>().notNull(),
    writtenBy: writtenBy(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [index('articles_by_category').on(table.category, table.sort)],
)
