/** A whole number of at most nine digits, as the database keeps it, spaces around it allowed. */
const wholeNumber = /^\s*\d{1,9}\s*$/

/**
 * Type ids as the feed writes them, a text of numbers with commas between: `"1, 3"`. What is no number is
 * passed over, a repetition dropped, the order kept.
 * @see docs/requirements.md, V5
 */
export function parseWebIds(text: string | number | null | undefined): number[] {
  const parts = String(text ?? '').split(',')
  return [...new Set(parts.filter((part) => wholeNumber.test(part)).map(Number))]
}

/**
 * The agency's file number, which feeds write as text: `"00412"` is 412.
 * @returns undefined for what is no whole number
 * @see docs/requirements.md, V5
 */
export function parseRecordFile(text: string | number | null | undefined): number | undefined {
  const written = String(text ?? '')
  return wholeNumber.test(written) ? Number(written) : undefined
}
