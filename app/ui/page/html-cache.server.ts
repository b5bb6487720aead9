import { randomBytes } from 'node:crypto'

type Bytes = Buffer<ArrayBuffer>

const kept = new WeakMap<object, Map<string, Bytes>>()

/** HTML rendered once per object and key, as bytes; garbage-collected with the object. */
export function htmlCache(of: object, name: string, draw: () => string): Bytes {
  const ofObject = kept.get(of) ?? new Map<string, Bytes>()
  kept.set(of, ofObject)
  const html = ofObject.get(name) ?? Buffer.from(draw())
  ofObject.set(name, html)
  return html
}

/** Stands in kept HTML for what differs from page to page. Nobody who writes a text of a page knows it. */
export const gap = randomBytes(9).toString('base64url')

const split = new WeakMap<Bytes, readonly string[]>()

/** What stands between its gaps: the filters of a page have a hundred and fifty. */
function piecesOf(html: Bytes): readonly string[] {
  const known = split.get(html)
  if (known) return known
  const pieces = String(html).split(gap)
  split.set(html, pieces)
  return pieces
}

/** @param texts - one for each gap, in their order; plain numbers, which are the same in HTML */
export function fillGaps(html: Bytes, texts: readonly string[]): string {
  const pieces = piecesOf(html)
  let filled = pieces[0] ?? ''
  for (let at = 1; at < pieces.length; at += 1) filled += `${texts[at - 1]}${pieces[at]}`
  return filled
}

/** Nobody who writes a text of a page knows it. */
const beginning = `<!--${randomBytes(9).toString('base64url')}`
const end = '-->'

/** A text of a page, and the kept part that stands behind it. */
type Piece = { text: string; part: Bytes }

/**
 * A page with parts whose bytes are kept. React gets a short mark in the place of each: joining and encoding their HTML
 * again takes longer than copying it.
 */
export function createHtmlParts() {
  const parts: Bytes[] = []
  return {
    /** @returns the mark, as HTML */
    mark: (html: Bytes): string => `${beginning}${parts.push(html) - 1}${end}`,
    /** The bytes of a page with marks. */
    fill(html: string): Bytes {
      const { pieces, rest } = takeApart(html)
      return join(pieces, rest)
    },
  }

  function takeApart(html: string): { pieces: Piece[]; rest: string } {
    const pieces: Piece[] = []
    let from = 0
    for (let mark = html.indexOf(beginning); mark >= 0; mark = html.indexOf(beginning, from)) {
      const behind = html.indexOf(end, mark)
      pieces.push({ text: html.slice(from, mark), part: partOf(html.slice(mark + beginning.length, behind)) })
      from = behind + end.length
    }
    return { pieces, rest: html.slice(from) }
  }

  function partOf(number: string): Bytes {
    const part = parts[Number(number)]
    if (!part) throw new Error(`the page has no part ${number}`)
    return part
  }
}

/** One piece of memory as large as the page, into which all is written: pieces of their own would be copied again. */
function join(pieces: readonly Piece[], rest: string): Bytes {
  let length = Buffer.byteLength(rest)
  for (const { text, part } of pieces) length += Buffer.byteLength(text) + part.length
  const page = Buffer.allocUnsafe(length)
  let at = 0
  for (const { text, part } of pieces) {
    at += page.write(text, at)
    page.set(part, at)
    at += part.length
  }
  page.write(rest, at)
  return page
}
