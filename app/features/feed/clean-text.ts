/**
 * Control characters except tab and line breaks, which PostgreSQL or a terminal cannot handle, and invisible direction
 * marks that would reverse a line.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * Cleans a text for storage: removes unwanted characters and lone surrogates (PostgreSQL rejects them), and trims it.
 */
export const cleanText = (value: string) =>
  (value.isWellFormed() ? value : value.toWellFormed()).replace(unwanted, '').trim()
