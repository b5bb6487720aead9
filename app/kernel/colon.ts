import type { Locale } from './locale'

/** The colon after a label; in French with a non-breaking space before it. */
export const colonIn = (locale: Locale): string => (locale === 'fr' ? '\u00a0:' : ':')
