import { plainLetters } from './plain-letters'

/**
 * A text as names are compared: without accents and case; hyphens, apostrophes and other punctuation are
 * spaces, several spaces one.
 * @see docs/requirements.md, H4 and P1
 */
export const foldText = (text: string): string =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
