import { type SQL, sql } from 'drizzle-orm'

/**
 * A text in small letters without accents; `plainLetters` (`app/kernel/plain-letters.ts`) does the same with words that
 * are looked for.
 */
export function plainWords(text: SQL): SQL {
  const plain = sql`replace(replace(replace(replace(lower(${text}), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '’', ' ')`
  return sql`regexp_replace(normalize(${plain}, NFKD), '[\\u0300-\\u036f]', '', 'g')`
}
