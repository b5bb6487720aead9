/**
 * A share of an amount, in whole cents, half a cent up. Percents have at most three decimals: reckoned with as
 * whole thousandths, because 0.57 and 12.5 % of an amount are not exact in binary.
 * @param cents - euro cents, below 10^11
 */
export const percentOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * 1000)) / 100_000)
