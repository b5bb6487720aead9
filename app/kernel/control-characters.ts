/**
 * Control characters except tab and line breaks, which PostgreSQL or a terminal cannot handle, and invisible direction
 * marks that would reverse a line.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Without what no text of a feed or a form needs; broken halves of characters are made whole, for PostgreSQL rejects them. */
export const withoutControls = (text: string): string => text.toWellFormed().replace(unwanted, '')
