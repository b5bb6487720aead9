import fraunces from '~/ui/fonts/fraunces.outlines.json'
import manrope from '~/ui/fonts/manrope.outlines.json'

type Outlines = { unitsPerEm: number; glyphs: Record<string, string>; kerning: Record<string, string> }

const fonts = { fraunces, manrope } satisfies Record<string, Outlines>

export type OutlinedFont = keyof typeof fonts

/** A line of text as paths, with its baseline at zero; width in the unit of the size. */
export type OutlinedText = { width: number; paths: string }

/**
 * Draws a line of text as paths from the product's own fonts, so that no installed font is needed and every machine
 * draws the same. A letter missing from the fonts loses its accent, or is left out.
 * @param size - of the letters, in pixels
 */
export function outlineText(text: string, font: OutlinedFont, size: number): OutlinedText {
  const { unitsPerEm, glyphs, kerning }: Outlines = fonts[font]
  const scale = size / unitsPerEm
  let at = 0
  let before = ''
  const paths: string[] = []
  for (const letter of lettersOf(text, glyphs)) {
    const [, advance, path] = /^(\d+) (.*)$/.exec(glyphs[letter] ?? '') ?? []
    at += kerningOf(kerning, before, letter)
    if (path) paths.push(`<path transform="translate(${at})" d="${path}"/>`)
    at += Number(advance ?? 0)
    before = letter
  }
  const scaled = paths.length > 0 ? `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>` : ''
  return { width: at * scale, paths: scaled }
}

/** Shortens the text to the width, ending with an ellipsis. */
export function outlineWithin(text: string, font: OutlinedFont, size: number, width: number): OutlinedText {
  const whole = outlineText(text, font, size)
  if (whole.width <= width) return whole
  const letters = [...text]
  while (letters.length > 1) {
    letters.pop()
    const shorter = outlineText(`${letters.join('').trimEnd()}…`, font, size)
    if (shorter.width <= width) return shorter
  }
  return { width: 0, paths: '' }
}

/** Wraps words into at most `most` lines; the last one is shortened if necessary. */
export function outlineLines(
  text: string,
  font: OutlinedFont,
  size: number,
  { width, most }: { width: number; most: number },
): OutlinedText[] {
  const lines: string[] = ['']
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1) ?? ''
    const longer = last ? `${last} ${word}` : word
    const fits = !last || lines.length === most || outlineText(longer, font, size).width <= width
    if (fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => outlineWithin(line, font, size, width))
}

const lettersOf = (text: string, glyphs: Outlines['glyphs']) =>
  [...text.normalize('NFC')].flatMap((letter) => {
    if (Object.hasOwn(glyphs, letter)) return [letter]
    const plain = letter.normalize('NFKD').charAt(0)
    return Object.hasOwn(glyphs, plain) ? [plain] : []
  })

const plainOf = (letter: string) => letter.normalize('NFD').charAt(0)

/** Kerning between two letters, ignoring accents. */
function kerningOf(kerning: Outlines['kerning'], before: string, letter: string): number {
  const changes = kerning[plainOf(before)]
  if (!changes) return 0
  const plain = plainOf(letter)
  for (const [, second, change] of changes.matchAll(/(.)(-?\d+)(?: |$)/gsuy)) {
    if (second === plain) return Number(change)
  }
  return 0
}
