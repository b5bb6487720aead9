import { plainLetters } from './plain-letters'

/**
 * Normalises a text for comparing names: without accents and case, punctuation as spaces, repeated spaces as one.
 * @see docs/requirements.md, H4 and P1
 */
export const foldText = (text: string): string =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
