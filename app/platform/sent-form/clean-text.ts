/** Control characters that no field holds; line breaks stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufeff]/g

/**
 * A typed text as it is kept: composed letters, lines that end with `\n` (browsers send `\r\n`), no control characters.
 * Broken halves of characters are made whole, so that a database can keep them.
 */
export const cleanText = (typed: string): string =>
  typed.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(control, '')
