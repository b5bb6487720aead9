/**
 * Returns the monthly payment of a loan at a fixed rate: an annuity, the same amount until the end. The monthly rate is
 * the actuarial twelfth, (1 + i)^(1/12) − 1, as Belgian mortgage credit requires.
 * @param capitalCents - euro cents; 0 or less returns 0
 * @param ratePercent - percent per year, 0 or more
 * @param years - more than 0
 * @returns euro cents per month
 */
export function monthlyRepayment(capitalCents: number, ratePercent: number, years: number): number {
  if (capitalCents <= 0) return 0
  const months = years * 12
  const monthly = (1 + ratePercent / 100) ** (1 / 12) - 1
  if (monthly === 0) return Math.round(capitalCents / months)
  return Math.round((capitalCents * monthly) / (1 - (1 + monthly) ** -months))
}
