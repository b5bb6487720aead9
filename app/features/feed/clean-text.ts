/**
 * Control characters but tab and line breaks, which PostgreSQL or a terminal would stumble over, and invisible
 * direction marks that turn a line around.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Text as it may be kept: nothing unwanted, no halves of surrogate pairs (PostgreSQL refuses them), trimmed. */
export const cleanText = (value: string) =>
  (value.isWellFormed() ? value : value.toWellFormed()).replace(unwanted, '').trim()
