import MarkdownIt, { type Token } from 'markdown-it'
import { isExternal } from '~/ui/shell/is-external'
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

type Environment = {
  place: MarkdownPlace
  lift: number
  /** The closing markup of each open link. */
  closings: string[]
  /** Names of the columns of the open table, and the place of its open cell. */
  columns: string[]
  column: number
}

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
  const environment: Environment = { place, lift: 2 - highest, closings: [], columns: [], column: 0 }
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
  // A page of the site may open on another one.
  const address = href.startsWith('/') ? place.hrefOf(href) : href
  if (address === undefined) {
    closings.push('')
    return ''
  }
  if (isExternal(address)) {
    closings.push(`<span class="visually-hidden"> (${escapeHtml(place.newTab)})</span></a>`)
    return `<a href="${escapeHtml(address)}" target="_blank" rel="noopener">`
  }
  closings.push('</a>')
  return `<a href="${escapeHtml(address)}">`
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

/** On a phone a table of this many columns is no table: each of its rows stands by itself, with labels. */
const fewestToStack = 3

/** A table too wide for its place scrolls in its own box, also by keyboard. */
rules.table_open = (tokens, index, _options, env) => {
  const environment = toEnvironment(env)
  environment.columns = columnsOf(tokens.slice(index))
  const stacks = environment.columns.length >= fewestToStack ? ' data-stacks' : ''
  return `<div class="table-scroll"${stacks} role="group" tabindex="0" aria-label="${escapeHtml(environment.place.table)}"><table>\n`
}
rules.table_close = () => '</table></div>\n'

/** Words of the header cells of the table that begins with these tokens. */
const columnsOf = (tokens: Token[]) =>
  tokens
    .slice(
      0,
      tokens.findIndex(({ type }) => type === 'thead_close'),
    )
    .flatMap(({ type }, index) => (type === 'th_open' ? [wordsIn(at(tokens, index + 1))] : []))

const wordsIn = ({ children }: Token) =>
  markdown.renderer.renderInlineAsText(children ?? [], markdown.options, {}).trim()

rules.tr_open = (_tokens, _index, _options, env) => {
  toEnvironment(env).column = 0
  return '<tr>\n'
}

rules.td_open = (tokens, index, _options, env) => {
  const environment = toEnvironment(env)
  const { columns, column } = environment
  environment.column += 1
  if (namesItsRow(environment, column)) return `<th scope="row"${alignment(at(tokens, index))}>`
  const label = columns.length >= fewestToStack && column > 0 ? columns[column] : undefined
  return `<td${alignment(at(tokens, index))}${label ? ` data-label="${escapeHtml(label)}"` : ''}>`
}
rules.td_close = (_tokens, _index, _options, env) => {
  const environment = toEnvironment(env)
  return namesItsRow(environment, environment.column - 1) ? '</th>\n' : '</td>\n'
}

/** Below an empty corner the first cell of a row says what the row is about. */
const namesItsRow = ({ columns: [corner] }: Environment, column: number) => column === 0 && corner === ''

rules.th_open = (tokens, index) =>
  isEmptyCorner(tokens, index) ? '<td>' : `<th${alignment(at(tokens, index))}>`
rules.th_close = (tokens, index) => (isEmptyCorner(tokens, index - 2) ? '</td>\n' : '</th>\n')

/** The parser aligns by a `style` attribute, which our pages' policy forbids. */
function alignment({ attrs }: Token): string {
  const style = attrs?.find(([name]) => name === 'style')?.[1] ?? ''
  const [, side] = /text-align:(\w+)/.exec(String(style)) ?? []
  return side ? ` data-align="${side}"` : ''
}

/** An empty corner cell is no header: screen readers would announce a header without a name. */
const isEmptyCorner = (tokens: Token[], index: number) => at(tokens, index + 1).content.trim() === ''

function at(tokens: Token[], index: number): Token {
  const token = tokens[index]
  if (!token) throw new RangeError(`no token ${index}`)
  return token
}
