/** Named entities of texts in Dutch, French, English and German. */
const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  euro: '€',
  pound: '£',
  sect: '§',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  plusmn: '±',
  times: '×',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
}

/** Accents by the name that follows the letter: `eacute`, `Uuml`. */
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
}

/**
 * Entities as the characters they stand for, once: `&amp;lt;` becomes `&lt;`. What is unknown becomes a space.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi, (_, decimal, hex, name) => {
    if (name) return named(name)
    return numbered(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

function named(name: string): string {
  if (Object.hasOwn(characters, name)) return characters[name] ?? ' '
  const accent = accents[name.slice(1)]
  return accent ? `${name.charAt(0)}${accent}`.normalize('NFC') : ' '
}

/** Control characters and halves of surrogate pairs are no text. */
function numbered(code: number): string {
  const isText = code >= 0x20 && code <= 0x10ffff && !(code >= 0x7f && code <= 0x9f)
  return isText && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
}
