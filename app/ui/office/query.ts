/**
 * Address of the same page with other query parameters, for links that sort, filter and turn pages. Whatever changes
 * the list leads to its first page. What was done before the page came is not said again.
 * @param search - the query now, with or without its question mark
 * @param change - new values by name; an empty one takes the parameter away
 */
export function withQuery(search: string, change: Record<string, string>): string {
  const query = new URLSearchParams(search)
  query.delete('done')
  if (!('page' in change)) query.delete('page')
  for (const [name, value] of Object.entries(change)) {
    query.delete(name)
    if (value !== '') query.append(name, value)
  }
  const text = query.toString()
  // An address of its own even when nothing is left: a link with an empty one would keep the query.
  return text ? `?${text}` : '?'
}

/** An order as it stands in an address: `at` upwards, `-at` downwards. */
export type Order = { by: string; isDescending: boolean }

export function readOrder(text: string): Order {
  const isDescending = text.startsWith('-')
  return { by: isDescending ? text.slice(1) : text, isDescending }
}

/** What a press on a head of the table asks for: its own order, and the opposite if it has that already. */
export function nextOrder(now: Order, column: string, isDescendingFirst: boolean): string {
  const isDescending = now.by === column ? !now.isDescending : isDescendingFirst
  return isDescending ? `-${column}` : column
}
