/** A postal code of Belgium or Luxembourg. */
export type Zip = { zip: string; country?: 'BE' | 'LU' }

/**
 * Reads a postal code as people write it: 1630, B-1630, L 1648. Both countries' codes have four digits.
 * @returns undefined for other text
 */
export function readZip(typed: string): Zip | undefined {
  const [, country = '', zip] = /^(BE?|LU?)?[\s-]*([1-9]\d{3})$/i.exec(typed.trim()) ?? []
  if (!zip) return undefined
  return country ? { zip, country: country.toUpperCase().startsWith('B') ? 'BE' : 'LU' } : { zip }
}

/** For expressions that look for a code in other text, written as `readZip` reads it. */
export const zipPattern = String.raw`(?:(?:BE?|LU?)[\s-]*)?[1-9]\d{3}`

/** Folded words that begin with a code and its country, with the country as one letter apart: "be1180" is "b 1180". */
export const withLetter = (folded: string): string =>
  folded.replace(/^be? ?(?=\d)/, 'b ').replace(/^lu? ?(?=\d)/, 'l ')

/** The first postal code among words, written the same ways: "L 1110 Luxembourg", "Beersel (1650)". */
export function zipAmong(words: string): Zip | undefined {
  const [, written = ''] = /(?:^|[\s,(])((?:(?:BE?|LU?)[\s-]*)?[1-9]\d{3})(?=$|[\s,)])/i.exec(words) ?? []
  return readZip(written)
}
