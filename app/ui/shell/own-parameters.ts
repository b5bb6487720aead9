/**
 * Adds this address's other parameters, such as `utm_source`, to the query of the page in another language.
 * @param search - query of the other address, with translated parameters
 * @param own - query of this address
 */
export function withOwnParameters(search: string, own: string): string {
  const query = new URLSearchParams(search)
  const known = new Set(query.keys())
  for (const [name, value] of new URLSearchParams(own)) {
    if (!known.has(name)) query.append(name, value)
  }
  return query.toString()
}
