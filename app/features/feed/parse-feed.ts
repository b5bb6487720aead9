import type { FeedText } from './feed-text.server'
import { NotAnObject, type Range, scanFeed } from './scan-feed'

/** The feed as a whole cannot be used; the message is for the operator. */
export class FeedRejectedError extends Error {
  override name = 'FeedRefusal'
}

/** Records that are read when somebody asks for them, and not kept. */
export type RecordList = {
  length: number
  /** @throws {FeedRejectedError} when the text is no JSON */
  at(index: number): unknown
}

export type FeedBody = {
  partial: boolean
  properties: RecordList
  /** Undefined if the feed has no projects key. */
  projects: RecordList | undefined
  webIDs: unknown[]
  /** `citys`, `citysSale` and `citysRent` together. */
  citys: unknown[]
  /** Keys whose value should be an array but is not. */
  notLists: string[]
  /** Everything but the records, for counting undocumented fields. */
  rest: Record<string, unknown>
}

const recordKeys = ['properties', 'projects'] as const

/** @throws {FeedRejectedError} with the reason */
export function parseFeed(text: FeedText): FeedBody {
  const { values, lists } = scanned(text)
  const rest = Object.fromEntries([...values].map(([key, range]) => [key, jsonAt(text, range)]))
  const records = (key: string) => {
    const ranges = lists.get(key)
    return ranges && { length: ranges.length, at: (index: number) => jsonAt(text, ranges[index]) }
  }
  const [properties, projects] = recordKeys.map(records)
  if (!properties)
    throw new FeedRejectedError(
      Object.hasOwn(rest, 'properties') ? '"properties" is not a list' : 'the feed has no "properties"',
    )
  const { webIDs, partial } = rest
  return {
    partial: saysYes.includes(typeof partial === 'string' ? partial.toLowerCase() : partial),
    properties,
    projects,
    webIDs: listOf(webIDs),
    citys: [...listOf(rest.citys), ...listOf(rest.citysSale), ...listOf(rest.citysRent)],
    notLists: listKeys.filter(
      (key) => rest[key] !== undefined && rest[key] !== null && !Array.isArray(rest[key]),
    ),
    rest,
  }
}

const saysYes: unknown[] = [true, 1, 'true', '1']
const listKeys = ['projects', 'webIDs', 'citys', 'citysSale', 'citysRent', 'neighbourhoods']

function scanned(text: FeedText) {
  try {
    return scanFeed(text, recordKeys)
  } catch (error) {
    if (!(error instanceof NotAnObject)) throw error
    // JSON.parse says what is wrong; a page that says no in place of the feed is short.
    if (text.size <= mostExplained) jsonAt(text, { start: 0, end: text.size })
    throw new FeedRejectedError(
      error.isOther ? 'the feed is not a JSON object' : 'the feed is not JSON: Unexpected token',
    )
  }
}

const mostExplained = 1_000_000

function jsonAt(text: FeedText, { start, end }: Range = { start: 0, end: 0 }): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text.slice(start, end)))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new FeedRejectedError(`the feed is not JSON: ${withoutContent(error.message)}`)
    if (error instanceof RangeError)
      throw new FeedRejectedError('the file cannot be read: it changed meanwhile')
    throw new FeedRejectedError('the feed is not UTF-8 text')
  }
}

/** V8 quotes the text around a syntax error, which may contain personal data. */
const withoutContent = (message: string) =>
  message.replace(/,? ?(?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '')

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
