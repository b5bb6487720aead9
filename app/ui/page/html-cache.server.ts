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

/** Nobody who writes a text of a page knows it. */
const secret = randomBytes(9).toString('base64url')
const marks = new RegExp(`<!--${secret}(\\d+)-->`)

/**
 * A page with parts whose bytes are kept. React gets a short mark in the place of each: joining and encoding their HTML
 * anew takes longer than copying it.
 */
export function createHtmlParts() {
  const parts: Bytes[] = []
  return {
    /** @returns the mark, as HTML */
    mark: (html: Bytes): string => `<!--${secret}${parts.push(html) - 1}-->`,
    /** The bytes of a page with marks. */
    fill(html: string): Bytes {
      // Texts at even places, between them the numbers of the parts.
      const pieces = html.split(marks).map((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : partOf(piece)))
      return Buffer.concat(pieces)
    },
  }

  function partOf(number: string): Bytes {
    const part = parts[Number(number)]
    if (!part) throw new Error(`the page has no part ${number}`)
    return part
  }
}
