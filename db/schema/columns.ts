import { customType, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Words to search for; never sent to the application. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A short text in the languages that it exists in. */
export type Translations = Partial<Record<Locale, string>>

/** Last writer of a row of the site's content; imports do not overwrite rows edited by hand. */
export const writtenBy = () => text('written_by').$type<'import' | 'hand'>().notNull().default('import')
