type Common = {
  /** Parameter of the address. */
  name: string
  label: string
  /** What the address says now; empty if nothing. */
  value: string
}

/** A filter of a list: words, one of several choices, or a day. */
export type Filter =
  | (Common & { kind: 'search' })
  | (Common & { kind: 'choice'; choices: readonly { value: string; text: string }[]; any?: string })
  | (Common & { kind: 'day' })

/** The filters that narrow the list now, in words. A choice that does not exist narrows nothing. */
export const takenFilters = (filters: readonly Filter[]): { name: string; text: string }[] =>
  filters.flatMap((filter) => {
    const { name, label, value } = filter
    const text =
      filter.kind === 'choice' ? filter.choices.find((choice) => choice.value === value)?.text : value
    return text ? [{ name, text: filter.kind === 'search' ? `“${text}”` : `${label}: ${text}` }] : []
  })

/** The query of a sent form, without what was left empty. */
export function filledQuery(form: FormData): string {
  const query = new URLSearchParams()
  for (const [name, value] of form)
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim())
  return query.toString()
}
