/** The text with a capital at its beginning; the rest is left as it was written. */
export function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
