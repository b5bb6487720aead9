import { Parser } from 'htmlparser2'

/** Tags inside a word, which leave no space behind: CO<sub>2</sub>. */
const inline = new Set('a abbr b em font i mark s small span strong sub sup u wbr'.split(' '))

/** Content of these is not for readers. */
const hidden = new Set(['script', 'style', 'template', 'title'])

/**
 * The words of an HTML text on one line: tags and comments removed, entities decoded, spaces collapsed.
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
    // Editors write `<script src="x"/>`, whose words after it are for readers.
    { recognizeSelfClosing: true },
  )
  parser.end(html)
  return words.replace(/\s+/g, ' ').trim()
}
