import MarkdownIt, { type Token } from 'markdown-it'
import { pictureName } from './picture-name'

/** Reads HTML as HTML and every address as it is written, so that both can be named. */
const reader = new MarkdownIt('default', { html: true })
reader.validateLink = () => true

export type MarkdownMistake = { line: number; reason: string }

export type MarkdownCheck = {
  /** Whether the site has a page at an original path. */
  isPage: (original: string) => boolean
  /** Whether the site folder holds a picture. */
  isPicture: (file: string) => boolean
}

/**
 * What a text may not hold: HTML, an address of a kind that is not let through, a link to no page, a picture
 * that is not there.
 * @returns each with its line, counted from 1
 */
export function markdownMistakes(text: string, check: MarkdownCheck): MarkdownMistake[] {
  return withLines(text).flatMap(({ token, line }) => {
    const reason = mistakeOf(token, check)
    return reason ? [{ line, reason }] : []
  })
}

/** The files that a text shows as pictures, as they are called in the site folder. */
export const picturesIn = (text: string): string[] =>
  withLines(text).flatMap(({ token }) => pictureOf(token) ?? [])

/** Every token with its line: the parser tells that of blocks only, and of cells of a table by their row. */
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

function mistakeOf(token: Token, { isPage, isPicture }: MarkdownCheck): string | undefined {
  if (token.type === 'html_block' || token.type === 'html_inline')
    return `HTML is not shown: ${token.content.trim().slice(0, 60)}`
  if (token.type === 'link_open') return linkMistake(String(token.attrGet('href') ?? ''), isPage)
  const file = pictureOf(token)
  return file === undefined || isPicture(file) ? undefined : `there is no picture ${file.slice(0, 60)}`
}

const pictureOf = (token: Token) =>
  token.type === 'image' ? pictureName(String(token.attrGet('src') ?? '')) : undefined

function linkMistake(href: string, isPage: (original: string) => boolean): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)/i.test(href)) return undefined
  if (!href.startsWith('/') || href.startsWith('//'))
    return `a link begins with /, http, tel: or mailto:, not ${href.slice(0, 60)}`
  return isPage(href) ? undefined : `there is no page ${href}`
}
