import type { FeedText } from './feed-text.server'

/** Where a value of the feed begins and ends, in bytes. */
export type Range = { start: number; end: number }

export type ScannedFeed = {
  /** The values of the object's keys; of those that are read record by record, the records. */
  values: Map<string, Range>
  lists: Map<string, Range[]>
}

/** The text is not the JSON of an object. `isOther`: it may be the JSON of something else. */
export class NotAnObject extends Error {
  readonly isOther: boolean

  constructor(isOther: boolean) {
    super('not a JSON object')
    this.isOther = isOther
  }
}

const usualWindowBytes = 1 << 20
const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/**
 * Finds the values of a JSON object, and the items of some of its lists, without reading them: what is between their
 * ends may still be no JSON. A key that is there twice counts as it was last, as for `JSON.parse`.
 * @param listed - keys whose items are found
 * @param windowBytes - so many are in memory at a time
 * @throws {NotAnObject}
 */
export function scanFeed(
  text: FeedText,
  listed: readonly string[],
  windowBytes = usualWindowBytes,
): ScannedFeed {
  const found: ScannedFeed = { values: new Map(), lists: new Map() }
  const scanner = new Scanner(text, windowBytes)
  scanner.skipMark()
  scanner.skipSpace()
  if (scanner.peek() !== openBrace) throw new NotAnObject(true)
  for (const key of scanner.keys()) {
    const items = listed.includes(key) && scanner.peek() === openBracket ? scanner.items() : undefined
    found.lists.delete(key)
    found.values.delete(key)
    if (items) found.lists.set(key, items)
    else found.values.set(key, scanner.value())
  }
  scanner.skipSpace()
  if (scanner.peek() !== -1) throw new NotAnObject(false)
  return found
}

class Scanner {
  private readonly text: FeedText
  private readonly windowBytes: number
  private window: Uint8Array = new Uint8Array()
  private windowStart = 0
  private position = 0

  constructor(text: FeedText, windowBytes: number) {
    this.text = text
    this.windowBytes = windowBytes
  }

  /** The byte at the position; -1 at the end. */
  peek(): number {
    const at = this.position - this.windowStart
    return at < this.window.length ? (this.window[at] as number) : this.refill()
  }

  private refill(): number {
    if (this.position >= this.text.size) return -1
    this.windowStart = this.position
    this.window = this.text.slice(this.position, Math.min(this.text.size, this.position + this.windowBytes))
    return this.window[0] as number
  }

  /** The mark that some programs put before UTF-8. */
  skipMark() {
    const [a, b, c] = this.text.slice(0, Math.min(3, this.text.size))
    if (a === 0xef && b === 0xbb && c === 0xbf) this.position = 3
  }

  skipSpace() {
    for (
      let byte = this.peek();
      byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
      byte = this.peek()
    )
      this.position++
  }

  private expect(byte: number) {
    this.skipSpace()
    if (this.peek() !== byte) throw new NotAnObject(false)
    this.position++
  }

  /** Each key of the object at the position, with the position at its value; the caller reads that. */
  *keys(): Generator<string> {
    yield* this.between(openBrace, closeBrace, () => {
      const { start, end } = this.string()
      this.expect(colon)
      this.skipSpace()
      return keyIn(this.text.slice(start, end))
    })
  }

  /** The items of the list at the position. */
  items(): Range[] {
    return [...this.between(openBracket, closeBracket, () => this.value())]
  }

  private *between<Part>(open: number, close: number, read: () => Part): Generator<Part> {
    this.expect(open)
    this.skipSpace()
    if (this.peek() === close) {
      this.position++
      return
    }
    for (;;) {
      this.skipSpace()
      yield read()
      this.skipSpace()
      const byte = this.peek()
      this.position++
      if (byte === close) return
      if (byte !== comma) throw new NotAnObject(false)
    }
  }

  private string(): Range {
    const start = this.position
    if (this.peek() !== quote) throw new NotAnObject(false)
    this.position++
    for (let byte = this.peek(); byte !== quote; byte = this.peek()) {
      if (byte === -1) throw new NotAnObject(false)
      this.position += byte === backslash ? 2 : 1
    }
    this.position++
    return { start, end: this.position }
  }

  /** Any value, by its brackets and quotes alone. */
  value(): Range {
    const start = this.position
    let depth = 0
    for (;;) {
      const byte = this.peek()
      if (byte === -1) throw new NotAnObject(false)
      if (byte === quote) this.string()
      else if (byte === openBrace || byte === openBracket) {
        depth++
        this.position++
      } else if (depth > 0 && (byte === closeBrace || byte === closeBracket)) {
        depth--
        this.position++
      } else if (depth > 0) this.position++
      else return this.scalar()
      if (depth === 0) return { start, end: this.position }
    }
  }

  /** A number, `true` and the like: up to what ends a value. */
  private scalar(): Range {
    const start = this.position
    const ends = [comma, closeBrace, closeBracket, 0x20, 0x0a, 0x0d, 0x09, -1]
    while (!ends.includes(this.peek())) this.position++
    if (this.position === start) throw new NotAnObject(false)
    return { start, end: this.position }
  }
}

const keyIn = (bytes: Uint8Array): string => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new NotAnObject(false)
  }
}
