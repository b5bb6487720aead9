/** Letters that Unicode does not decompose into a base letter and an accent. */
const apart: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Returns a text in lower case without accents, for addresses and comparisons of names. Decomposed before lower case,
 * because letters such as `𝐅` are recognised as capitals only then.
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłđðþı]/g, (letter) => apart[letter] ?? letter)
}
