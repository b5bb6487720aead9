const kept = new WeakMap<object, Map<string, string>>()

/** HTML made once for an object and a name, and forgotten with the object. */
export function keptHtml(of: object, name: string, draw: () => string): string {
  const ofObject = kept.get(of) ?? new Map<string, string>()
  kept.set(of, ofObject)
  const html = ofObject.get(name) ?? draw()
  ofObject.set(name, html)
  return html
}
