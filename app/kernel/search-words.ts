import { keptLetters, plainLetters } from './plain-letters'

/** More words than these are left aside. */
const mostWords = 8

const wordsIn = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)

/** The words of what somebody typed: small letters and digits, without accents. */
export const searchedWords = (typed: string): string[] => wordsIn(plainLetters(typed))

/** The same words as columns of words keep them, with letters such as `ł` and `ø`. */
export const keptWords = (typed: string): string[] => wordsIn(keptLetters(typed))

/**
 * A word by its beginning, as `to_tsquery('simple', …)` takes it. One with such a letter is looked for without it too; not the
 * other way round: many spellings of each word would have PostgreSQL expect so many rows that it reads all of them.
 * @param word - of letters and digits alone, so that nothing in it is an operator
 * @example wordQuery('wałęsa') // ('wałesa':* | 'walesa':*)
 */
export function wordQuery(word: string): string {
  const plain = plainLetters(word)
  return plain === word ? `'${word}':*` : `('${word}':* | '${plain}':*)`
}
