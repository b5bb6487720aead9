/** Letters that Unicode does not take apart into a base letter and an accent. */
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
 * A text in small letters without accents; what addresses and comparisons of names are made from.
 * Taken apart before lower case, because letters such as `𝐅` only then show that they are capitals.
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłđðþı]/g, (letter) => apart[letter] ?? letter)
}
