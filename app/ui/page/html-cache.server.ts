const kept = new WeakMap<object, Map<string, string>>()

/** HTML made once for an object and a name, and forgotten with the object. */
export function htmlCache(of: object, name: string, draw: () => string): string {
  const ofObject = kept.get(of) ?? new Map<string, string>()
  kept.set(of, ofObject)
  const html = ofObject.get(name) ?? inOnePiece(draw())
  ofObject.set(name, html)
  return html
}

/** What was joined from thousands of pieces stays in pieces until it is read whole; each page would join them again. */
const inOnePiece = (text: string) => Buffer.from(text).toString()
