import { plainLetters } from './plain-letters'

/** Longest slug, in characters (L10). */
const longest = 70

/**
 * The part of an address that says a title: lower case, accents folded, hyphenated, cut at a word boundary.
 * A single word longer than the limit is cut inside.
 * @param limit - in characters; 70 unless told
 * @returns possibly the empty text, for a title without a Latin letter or digit
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
