import { text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'

/** An instant; PostgreSQL keeps it in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A short text in the languages it is known in. */
export type Translated = Partial<Record<Locale, string>>

/** Who wrote a row of the site's content last: an import leaves alone what a hand wrote. */
export const writtenBy = () => text('written_by').$type<'import' | 'hand'>().notNull().default('import')
