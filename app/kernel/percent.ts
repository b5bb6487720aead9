/**
 * Returns a share of an amount in whole cents, rounding half a cent up. Percentages have at most three decimals and are
 * calculated as whole thousandths, because 0.57 and 12.5 % of an amount are not exact in binary.
 * @param cents - euro cents, below 10^11
 */
export const percentOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * 1000)) / 100_000)
