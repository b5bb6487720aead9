import type { Locale } from './locale'

/** The colon after a label: French has a space before it that never breaks. */
export const colonIn = (locale: Locale): string => (locale === 'fr' ? '\u00a0:' : ':')
