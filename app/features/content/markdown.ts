import MarkdownIt, { type Token } from 'markdown-it'
import { pictureName } from './picture-name'

/** How links and pictures of a text are rendered. */
export type MarkdownPlace = {
  /** Resolves an original path such as `/services/` to a page's address; without one the link becomes plain text. */
  hrefOf: (original: string) => string | undefined
  /** Attributes of an `<img>` for a file of the site folder. */
  pictureOf: (file: string) => Record<string, string | number> | undefined
  /** "(opens in a new tab)" in the page's language (L6). */
  newTab: string
  /** Accessible name of a table that scrolls. */
  table: string
}

/** `closings`: the closing markup of each open link. */
type Environment = { place: MarkdownPlace; lift: number; closings: string[] }

/** The renderer passes its environment on untyped. */
const toEnvironment = (env: object | undefined) => env as Environment

/** HTML in a text is never passed on: it is shown as text, and imports reject it. */
const markdown = new MarkdownIt('default', { html: false })
const { rules } = markdown.renderer
const { escapeHtml } = markdown.utils

/**
 * Renders a text of the agency as safe HTML. Its highest heading becomes an `h2`, since the page's title is its only
 * `h1`.
 * @see https://commonmark.org, with tables
 */
export function renderMarkdown(text: string, place: MarkdownPlace): string {
  const tokens = markdown.parse(text, {})
  const highest = Math.min(...tokens.filter(isHeading).map(levelOf))
  const environment: Environment = { place, lift: 2 - highest, closings: [] }
  return markdown.renderer.render(tokens, markdown.options, environment)
}

const isHeading = ({ type }: Token) => type === 'heading_open' || type === 'heading_close'
const levelOf = ({ tag }: Token) => Number(tag.slice(1))

const heading = (token: Token, { lift }: Environment) => Math.min(6, levelOf(token) + lift)
rules.heading_open = (tokens, index, _options, env) => `<h${heading(at(tokens, index), toEnvironment(env))}>`
rules.heading_close = (tokens, index, _options, env) =>
  `</h${heading(at(tokens, index), toEnvironment(env))}>\n`

rules.link_open = (tokens, index, _options, env) => {
  const href = String(at(tokens, index).attrGet('href') ?? '')
  const { place, closings } = toEnvironment(env)
  if (/^https?:/i.test(href)) {
    closings.push(`<span class="visually-hidden"> (${escapeHtml(place.newTab)})</span></a>`)
    return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">`
  }
  const address = href.startsWith('/') ? place.hrefOf(href) : href
  closings.push(address === undefined ? '' : '</a>')
  return address === undefined ? '' : `<a href="${escapeHtml(address)}">`
}
rules.link_close = (_tokens, _index, _options, env) => toEnvironment(env).closings.pop() ?? ''

rules.image = (tokens, index, _options, env) => {
  const token = at(tokens, index)
  const picture = toEnvironment(env).place.pictureOf(pictureName(String(token.attrGet('src') ?? '')))
  const alt = markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, env)
  if (!picture) return escapeHtml(alt)
  const attributes = { ...picture, alt, loading: 'lazy', decoding: 'async' }
  return `<img ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
    .join(' ')}>`
}

/** A table too wide for a phone scrolls in its own box, also by keyboard. */
rules.table_open = (_tokens, _index, _options, env) =>
  `<div class="table-scroll" role="group" tabindex="0" aria-label="${escapeHtml(toEnvironment(env).place.table)}"><table>\n`
rules.table_close = () => '</table></div>\n'

/** The parser aligns by a `style` attribute, which our pages' policy forbids. */
const cell: typeof rules.td_open = (tokens, index) => {
  const { tag, ...token } = at(tokens, index)
  const [, side] =
    /text-align:(\w+)/.exec(String(token.attrs?.find(([name]) => name === 'style')?.[1] ?? '')) ?? []
  return side ? `<${tag} data-align="${side}">` : `<${tag}>`
}
rules.td_open = cell
rules.th_open = (tokens, index, ...rest) =>
  isEmptyCorner(tokens, index) ? '<td>' : (cell(tokens, index, ...rest) as string)
rules.th_close = (tokens, index) => (isEmptyCorner(tokens, index - 2) ? '</td>\n' : '</th>\n')

/** An empty corner cell is no header: screen readers would announce a header without a name. */
const isEmptyCorner = (tokens: Token[], index: number) => at(tokens, index + 1).content.trim() === ''

function at(tokens: Token[], index: number): Token {
  const token = tokens[index]
  if (!token) throw new RangeError(`no token ${index}`)
  return token
}
