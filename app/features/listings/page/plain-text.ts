import { decodeEntities } from './entities'

/** The beginning or end of a comment, or a tag; each part once, so that the time grows with the length only. */
const markup = /(<!--|-->|<[a-z/!?][^<>]*>?)/i

/** Tags inside a word, which leave no space behind: CO<sub>2</sub>. */
const inline = /^<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|sub|sup|u|wbr)\b/i

/** Content of these is not for readers. */
const hidden = /^<(script|style|template|title)\b/i

/**
 * The words of an HTML text on one line: tags and comments removed, entities decoded, spaces collapsed.
 * @see docs/requirements.md, V2
 */
export function plainTextOf(html: string): string {
  let words = ''
  let until = ''
  for (const [at, part] of html.split(markup).entries()) {
    const isMarkup = at % 2 === 1
    if (until) until = isMarkup && part.toLowerCase().startsWith(until) ? '' : until
    else if (!isMarkup) words += part
    else {
      until = endOf(part)
      words += inline.test(part) ? '' : ' '
    }
  }
  return decodeEntities(words).replace(/\s+/g, ' ').trim()
}

/** What must come before words are for readers again; empty when they are. */
function endOf(part: string): string {
  if (part === '<!--') return '-->'
  const name = hidden.exec(part)?.[1]
  return name && !part.endsWith('/>') ? `</${name.toLowerCase()}` : ''
}
