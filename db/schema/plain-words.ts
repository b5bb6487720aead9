import { type SQL, sql } from 'drizzle-orm'

/**
 * A text in small letters without accents; `plainLetters` (`app/kernel/plain-letters.ts`) does the same with words that
 * are looked for.
 */
export function plainWords(text: SQL): SQL {
  const plain = sql`replace(replace(replace(replace(lower(${text}), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '’', ' ')`
  return sql`regexp_replace(normalize(${plain}, NFKD), '[\\u0300-\\u036f]', '', 'g')`
}

/** What separates words of addresses, numbers and lists in JSON; a search splits its words at the same. */
const separators = '@._+-/:#"[],()'

/** The words of a text to be searched by their beginnings, whatever their language. */
export const searchWords = (text: SQL): SQL =>
  sql`to_tsvector('simple'::regconfig, translate(${plainWords(text)}, '${sql.raw(separators)}', '${sql.raw(' '.repeat(separators.length))}'))`

/** The values of a JSON object as one text, without its keys and without escapes such as those of line ends. */
export const valuesOf = (fields: SQL): SQL =>
  sql`regexp_replace(jsonb_path_query_array(${fields}, '$.*')::text, '\\\\(u[0-9a-fA-F]{4}|.)', ' ', 'g')`

/**
 * A telephone number as one word, so that it is found however it was written: its digits without the country code of
 * Belgium and its neighbours, and without leading zeros.
 */
export const phoneWord = (phone: SQL): SQL =>
  sql`ltrim(regexp_replace(regexp_replace(replace(coalesce(${phone}, ''), '(0)', ''), '[^0-9+]', '', 'g'), '^(\\+|00)(352|32|33|31|49)?', ''), '0')`
