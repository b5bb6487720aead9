import { plainTextOf } from './plain-text'

/** Splits by grapheme, so that no emoji or accent is cut in two. */
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** At most `limit` UTF-16 units from the start, whole graphemes only. */
function startOf(text: string, limit: number): string {
  return text.slice(0, characters.segment(text).containing(Math.max(0, limit))?.index)
}

/**
 * Cuts a text to at most `limit` characters; a cut text ends with an ellipsis.
 * @see docs/requirements.md, V2
 */
export function limitText(text: string, limit: number): string {
  if (text.length <= limit) return text
  return limit < 1 ? '' : `${startOf(text, limit - 1).trimEnd()}…`
}

/** A cut at a word boundary may lose at most a fifth of the limit (V2). */
const leastShare = 0.8

/**
 * Converts a description to one line of plain text: without tags and entities, spaces collapsed, at most `limit`
 * characters including the ellipsis. Cut at a word boundary if that is past 80 percent of the limit, otherwise within
 * the word. The text may contain `<`, so it has to be escaped.
 * @param limit - in characters; 250 by default
 * @see docs/requirements.md, V2
 */
export function cleanDescription(html: string, limit = 250): string {
  const text = plainTextOf(html)
  if (text.length <= limit) return text
  if (limit < 1) return ''
  const start = startOf(text, limit - 1)
  const boundary = text.charAt(start.length) === ' ' ? start.length : start.lastIndexOf(' ')
  return `${start.slice(0, boundary > limit * leastShare ? boundary : undefined).trimEnd()}…`
}
