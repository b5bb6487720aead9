import MarkdownIt, { type Token } from 'markdown-it'
import { misuseOf } from './file-types'
import { pictureName } from './picture-name'

/** Parses HTML as HTML and leaves addresses as written, so that both can be reported. */
const reader = new MarkdownIt('default', { html: true })
reader.validateLink = () => true

export type MarkdownMistake = { line: number; reason: string }

export type MarkdownCheck = {
  /** Tells whether the site has a page at an original path. */
  isPage: (original: string) => boolean
  /** Tells whether the site folder contains a file. */
  hasFile: (file: string) => boolean
}

/**
 * Finds mistakes in a text: HTML, forbidden kinds of address, links to missing pages, missing pictures, and files that
 * are no pictures.
 * @returns each with its line, from 1
 */
export function markdownMistakes(text: string, check: MarkdownCheck): MarkdownMistake[] {
  return withLines(text).flatMap(({ token, line }) => {
    const reason = mistakeOf(token, check)
    return reason ? [{ line, reason }] : []
  })
}

/** Lists the picture files in a text, by their names in the site folder. */
export const picturesIn = (text: string): string[] =>
  withLines(text).flatMap(({ token }) => pictureOf(token) ?? [])

/** Lists every token with its line: the parser knows lines of blocks only, and those of table cells by their row. */
function withLines(text: string): { token: Token; line: number }[] {
  let block = 0
  return reader.parse(text, {}).flatMap((token) => {
    block = token.map?.[0] ?? block
    let line = block + 1
    const inside = (token.children ?? []).map((child) => {
      const at = { token: child, line }
      if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1
      return at
    })
    return [{ token, line: block + 1 }, ...inside]
  })
}

function mistakeOf(token: Token, { isPage, hasFile }: MarkdownCheck): string | undefined {
  if (token.type === 'html_block' || token.type === 'html_inline')
    return `HTML is not shown: ${token.content.trim().slice(0, 60)}`
  if (token.type === 'link_open') return linkMistake(String(token.attrGet('href') ?? ''), isPage)
  const file = pictureOf(token)
  return file === undefined ? undefined : pictureMistake(file, hasFile)
}

const pictureOf = (token: Token) =>
  token.type === 'image' ? pictureName(String(token.attrGet('src') ?? '')) : undefined

function pictureMistake(file: string, hasFile: (file: string) => boolean): string | undefined {
  const shown = file.slice(0, 60)
  if (!hasFile(file)) return `there is no picture ${shown}`
  const misuse = misuseOf(file, 'picture')
  return misuse && `${shown} ${misuse}`
}

function linkMistake(href: string, isPage: (original: string) => boolean): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)/i.test(href)) return undefined
  if (!href.startsWith('/') || href.startsWith('//'))
    return `a link begins with /, http, tel: or mailto:, not ${href.slice(0, 60)}`
  return isPage(href) ? undefined : `there is no page ${href}`
}
