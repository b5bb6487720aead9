import { Parser } from 'htmlparser2'

/** Inline tags, which are removed without leaving a space: CO<sub>2</sub>. */
const inline = new Set('a abbr b em font i mark s small span strong sub sup u wbr'.split(' '))

/** Elements whose content is not text. */
const hidden = new Set(['script', 'style', 'template', 'title'])

/**
 * Extracts the text of HTML on one line: tags and comments removed, entities decoded, spaces collapsed.
 * @see docs/requirements.md, V2
 */
export function plainTextOf(html: string): string {
  let words = ''
  let openHidden = 0
  const parser = new Parser(
    {
      ontext: (text) => {
        if (openHidden === 0) words += text
      },
      onopentagname: (name) => {
        if (hidden.has(name)) openHidden += 1
        if (!inline.has(name)) words += ' '
      },
      onclosetag: (name) => {
        if (hidden.has(name)) openHidden -= 1
        if (!inline.has(name)) words += ' '
      },
    },
    // Editors write `<script src="x"/>`; the words after it are text.
    { recognizeSelfClosing: true },
  )
  parser.end(html)
  return words.replace(/\s+/g, ' ').trim()
}
