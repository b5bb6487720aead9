const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * What XML 1.0 cannot hold in any spelling: control characters, halves of surrogate pairs and two code points.
 * @see https://www.w3.org/TR/xml/#charsets
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\p{Cs}\ufffe\uffff]/gu

/** A text as it stands in an element or in an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (character) => entities[character] ?? character)
