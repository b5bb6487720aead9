import { plainLetters } from './plain-letters'

/** More words than these are left aside. */
const mostWords = 8

/** The words of what somebody typed, as columns of words keep them: small letters and digits, without accents. */
export const searchedWords = (typed: string): string[] =>
  plainLetters(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)

/**
 * Letters that columns of words keep because Unicode does not decompose them, by what `plainLetters` makes of them: a
 * column that folded them as well would have to be written anew, with all its rows.
 */
const undecomposed = [
  ['l', 'ł'],
  ['o', 'ø'],
  ['d', 'đ'],
  ['d', 'ð'],
  ['th', 'þ'],
  ['i', 'ı'],
] as const

/** Spellings that a word is looked for in; those with the fewest of these letters come first. */
const mostSpellings = 30

/**
 * A word by its beginning, as `to_tsquery('simple', …)` takes it: also with one or two of these letters, or with one
 * wherever it can stand.
 * @param word - of letters and digits alone, so that nothing in it is an operator
 * @example wordQuery('wal') // ('wal':* | 'wał':*)
 */
export function wordQuery(word: string): string {
  const once = [word, ...respelled(word)]
  const spellings = [...new Set([...once, ...once.flatMap(respelled)])].slice(0, mostSpellings)
  const beginnings = spellings.map((spelling) => `'${spelling}':*`)
  return beginnings.length === 1 ? beginnings.join() : `(${beginnings.join(' | ')})`
}

/** The word with one of the letters in place of what `plainLetters` makes of it: once, then wherever it can stand. */
const respelled = (word: string): string[] =>
  undecomposed.flatMap(([plain, letter]) => [
    ...Array.from(word.matchAll(new RegExp(plain, 'g')), ({ index }) =>
      word.slice(0, index).concat(letter, word.slice(index + plain.length)),
    ),
    ...(word.includes(plain) ? [word.replaceAll(plain, letter)] : []),
  ])
