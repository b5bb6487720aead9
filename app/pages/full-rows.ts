/** Whether the first of full rows of three may lead them: it takes four places, and the rows stay full. */
export const isLed = (count: number, perRow: number): boolean =>
  perRow === 3 && count >= 6 && count % perRow === 0

/**
 * How many places the first card of a list takes, so that its last row is full. Rows of two or four stay as they are.
 * @returns undefined for one place
 */
export function placesOfFirst(count: number, perRow: number): number | undefined {
  const left = count % perRow
  return perRow !== 3 || left === 0 ? undefined : perRow + 1 - left
}
