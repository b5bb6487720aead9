import type { PlaceSuggestion } from './where/place-entries'

/**
 * Checks the box of a place that the form offers already.
 * @returns false if it offers none
 */
export function tickPlace(
  fields: HTMLElement | null | undefined,
  { parameter, value }: PlaceSuggestion,
): boolean {
  const boxes = fields?.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name="${parameter}"]`)
  const box = [...(boxes ?? [])].find((one) => isSamePlace(one.value, value))
  if (!box) return false
  box.checked = true
  const folded = box.closest('details')
  if (folded) folded.open = true
  return true
}

/** The code decides, after the name: `Ukkel|1180`. */
const isSamePlace = (one: string, other: string) => codeOf(one) === codeOf(other)
const codeOf = (value: string) => value.slice(value.lastIndexOf('|') + 1)
