import { plainLetters } from './plain-letters'

/** Longest slug, in characters (L10). */
const longest = 70

/**
 * Converts a title to a part of an address: lower case, without accents, hyphenated, cut at a word boundary. A single
 * word longer than the limit is cut within.
 * @param limit - in characters; 70 by default
 * @returns empty for a title without Latin letters and digits
 * @see docs/requirements.md, L10
 */
export function slugOf(title: string, limit = longest): string {
  const words = plainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (words.length <= limit) return words
  const boundary = words.lastIndexOf('-', limit)
  return words.slice(0, boundary > 0 ? boundary : limit)
}
