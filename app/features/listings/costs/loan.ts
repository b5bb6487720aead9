import { toTens } from '~/kernel/money'
import type { PurchaseCosts } from './rules/purchase'
import { monthlyRepayment } from './rules/repayment'

type LoanChoices = { ownMeansCents: number; ratePercent: number; years: number }

/**
 * Returns what is left to borrow and its monthly repayment, in euro cents; both in whole tens of euros where the costs
 * are only known approximately.
 */
export function loanFor(
  { totalCents, isAbout }: Pick<PurchaseCosts, 'totalCents' | 'isAbout'>,
  { ownMeansCents, ratePercent, years }: LoanChoices,
) {
  const rounded = isAbout ? toTens : (cents: number) => cents
  const loanCents = Math.max(0, totalCents - ownMeansCents)
  return {
    loanCents: rounded(loanCents),
    monthlyCents: rounded(monthlyRepayment(loanCents, ratePercent, years)),
  }
}
