/** The feed as a whole cannot be used; the message is for the operator. */
export class FeedRejectedError extends Error {
  override name = 'FeedRefusal'
}

export type FeedBody = {
  partial: boolean
  properties: unknown[]
  /** Undefined if the feed has no projects key. */
  projects: unknown[] | undefined
  webIDs: unknown[]
  /** `citys`, `citysSale` and `citysRent` together. */
  citys: unknown[]
  /** Keys whose value should be an array but is not. */
  notLists: string[]
  /** The raw object, for counting undocumented fields. */
  raw: Record<string, unknown>
}

/** @throws {FeedRejectedError} with the reason */
export function parseFeed(bytes: Uint8Array): FeedBody {
  const raw = parseJson(bytes)
  if (!isObject(raw)) throw new FeedRejectedError('the feed is not a JSON object')
  const { properties, projects, webIDs, partial } = raw
  if (properties === undefined) throw new FeedRejectedError('the feed has no "properties"')
  if (!Array.isArray(properties)) throw new FeedRejectedError('"properties" is not a list')
  return {
    partial: saysYes.includes(typeof partial === 'string' ? partial.toLowerCase() : partial),
    properties,
    projects: Array.isArray(projects) ? projects : undefined,
    webIDs: listOf(webIDs),
    citys: [...listOf(raw.citys), ...listOf(raw.citysSale), ...listOf(raw.citysRent)],
    notLists: listKeys.filter(
      (key) => raw[key] !== undefined && raw[key] !== null && !Array.isArray(raw[key]),
    ),
    raw,
  }
}

const saysYes: unknown[] = [true, 1, 'true', '1']
const listKeys = ['projects', 'webIDs', 'citys', 'citysSale', 'citysRent', 'neighbourhoods']

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new FeedRejectedError(`the feed is not JSON: ${withoutContent(error.message)}`)
    throw new FeedRejectedError('the feed is not UTF-8 text')
  }
}

/** V8 quotes the text around a syntax error, which may contain personal data. */
const withoutContent = (message: string) =>
  message.replace(/,? ?(?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
