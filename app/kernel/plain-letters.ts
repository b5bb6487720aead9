/** Letters that Unicode does not decompose into a base letter and an accent; columns of words write the first three out. */
const written: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae' }
const kept: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/**
 * Returns a text in lower case without accents, as the database keeps it to be searched: `plainWords` of
 * `db/schema/plain-words.ts`. Decomposed before lower case, because letters such as `𝐅` are recognised as capitals only then.
 */
export const keptLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæ]/g, (letter) => written[letter] ?? letter)

/** Returns a text in lower case without accents, for addresses and comparisons of names. */
export const plainLetters = (text: string): string =>
  keptLetters(text).replace(/[øłđðþı]/g, (letter) => kept[letter] ?? letter)
