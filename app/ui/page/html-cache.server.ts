const kept = new WeakMap<object, Map<string, string>>()

/** HTML rendered once per object and key, garbage-collected with the object. */
export function htmlCache(of: object, name: string, draw: () => string): string {
  const ofObject = kept.get(of) ?? new Map<string, string>()
  kept.set(of, ofObject)
  const html = ofObject.get(name) ?? inOnePiece(draw())
  ofObject.set(name, html)
  return html
}

/** Flattens the string: one joined from thousands of pieces would be joined again for each page. */
const inOnePiece = (text: string) => Buffer.from(text).toString()
