/**
 * The query of the page in the other language, and what else stands in this address, such as `utm_source`.
 * @param search - query of the other address, whose parameters are translated already
 * @param own - query of this one
 */
export function withOwnParameters(search: string, own: string): string {
  const query = new URLSearchParams(search)
  const known = new Set(query.keys())
  for (const [name, value] of new URLSearchParams(own)) {
    if (!known.has(name)) query.append(name, value)
  }
  return query.toString()
}
