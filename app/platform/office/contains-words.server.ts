import { and, type SQL, sql } from 'drizzle-orm'
import { plainWords } from '#db/schema/plain-words'
import { plainLetters } from '~/kernel/plain-letters'

/** Words of a search; more are left aside. */
const mostWords = 8

/**
 * Whether texts hold every word that somebody typed, at any place, whatever case and accents; signs stand for themselves.
 * For lists of some thousand rows, which are read one by one.
 * @returns undefined where nothing was typed
 */
export function containsWords(texts: readonly SQL[], typed: string): SQL | undefined {
  const text = plain(sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`)
  // Control characters are no text of the database, and it takes an apostrophe of print for a space.
  const words = plainLetters(typed)
    .split(/[\s\p{Cc}’]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
  return and(...words.map((word) => sql`strpos(${text}, ${word}) > 0`))
}

/** As `plainLetters` makes words, those letters included that Unicode does not decompose. */
const plain = (text: SQL): SQL => sql`replace(translate(${plainWords(text)}, 'øłđðı', 'olddi'), 'þ', 'th')`
