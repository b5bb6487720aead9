const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Characters that XML 1.0 forbids in any notation: control characters, lone surrogates and two code points.
 * @see https://www.w3.org/TR/xml/#charsets
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\p{Cs}\ufffe\uffff]/gu

/** Escapes a text for an element or for an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (character) => entities[character] ?? character)
