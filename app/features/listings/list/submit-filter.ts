import type { FormEvent } from 'react'
import { isSheetEntry } from './use-filter-sheet'

/** Submits the filter without its empty fields, so that the address names only what was chosen. */
export function submitFilter(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  const href = `${form.getAttribute('action')}${queryOf(form)}`
  // The open sheet has an entry of its own, which the new list takes over: going back leads to the former list.
  if (isSheetEntry()) location.replace(href)
  else location.assign(href)
}

/** Returns the query of what a filter's form holds, with its `?`; empty if it holds nothing. */
export function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) query.append(name, value)
  const text = query.toString()
  return text && `?${text}`
}
