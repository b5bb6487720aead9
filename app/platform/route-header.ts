/**
 * How a drawn page tells which route drew it. The header never leaves the server: what wires the answer compares it
 * with the page that the address was taken for, so that a router that reads addresses more freely publishes nothing.
 */
const name = 'x-pignon-route'

export const setRoute = (headers: Headers, id: string) => headers.set(name, id)

/** Id of the route that drew an answer; the header is gone afterwards. */
export function takeRoute(headers: Headers): string | undefined {
  const id = headers.get(name) ?? undefined
  headers.delete(name)
  return id
}
