/** A value that listings are compared by. */
export type Comparable = {
  value: number
  /** Part of it is not known, so the true value may be higher. */
  isLeast?: boolean
  /** The notary is not in it, which matters only beside values that include it. */
  isWithoutNotary?: boolean
  /** Only values on the same basis can be compared, such as prices per m² of plot. */
  basis?: string
}

/**
 * Tells which values are surely the lowest of their row: none where their bases differ, where all are equal, or where
 * the lowest may turn out to be higher.
 */
export function lowestOf(values: readonly (Comparable | undefined)[]): boolean[] {
  const known = values.filter((one) => one !== undefined)
  const lowest = Math.min(...known.map(({ value }) => value))
  const areAlike = known.every(({ isWithoutNotary }) => isWithoutNotary)
  const mayBeHigher = ({ isLeast, isWithoutNotary }: Comparable) => isLeast || (isWithoutNotary && !areAlike)
  const isAnswer =
    known.length > 1 &&
    new Set(known.map(({ basis }) => basis)).size === 1 &&
    known.some(({ value }) => value > lowest) &&
    known.every((one) => one.value > lowest || !mayBeHigher(one))
  return values.map((one) => isAnswer && one?.value === lowest)
}
