/** A number, and what multiplied it: `400k` is 400,000 by 1,000. */
export type Amount = { value: number; multiplier: number; isDigits: boolean }

/** Two numbers that lie further apart are no range: a postal code and a price. */
const widestRange = 50

/** Two ends, the lower first, whichever was said first. */
export function rangeOf(first: Amount, second: Amount): { value: number; to: number } | undefined {
  const value = first.value * sharedMultiplier(first, second)
  const [low, high] = [Math.min(value, second.value), Math.max(value, second.value)]
  return high <= low * widestRange ? { value: low, to: high } : undefined
}

/** "300 à 400k", "1 tot 2 miljoen", and "300 - 400.000" mean thousands and millions twice. */
function sharedMultiplier(first: Amount, second: Amount): number {
  if (first.multiplier > 1 || first.value >= 1000) return 1
  if (second.multiplier > 1) return second.multiplier
  return first.value * 1000 <= second.value * 2 && second.value >= 10_000 ? 1000 : 1
}
