import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { projects } from './projects'

/** Texts of a project in one language. */
export const projectTexts = pgTable(
  'project_texts',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull().default(''),
    city: text('city').notNull(),
    typeName: text('type_name').notNull().default(''),
    delivery: text('delivery').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.locale] })],
)
