/** The filters that the form of a field holds besides its words, as a query without `?`. */
export function keptFilters(form: HTMLFormElement | null | undefined): string {
  const query = new URLSearchParams()
  for (const [name, value] of form ? new FormData(form) : [])
    if (name !== 'q' && typeof value === 'string' && value.trim()) query.append(name, value)
  return query.toString()
}

/** Adds one parameter to filters that are kept, once. */
export function joinQueries(kept: string, added: string): string {
  const query = new URLSearchParams(kept)
  for (const [name, value] of new URLSearchParams(added))
    if (!query.has(name, value)) query.append(name, value)
  return kept === '' ? added : query.toString()
}
