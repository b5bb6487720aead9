import type { Locale } from '~/kernel/locale'

/**
 * Dictionaries of PostgreSQL, by which words of a text are found in any of their forms. A generated column is made of
 * them, so a change needs a migration.
 */
export const dictionaries: Record<Locale, string> = { nl: 'dutch', fr: 'french', en: 'english', de: 'german' }
