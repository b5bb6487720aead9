import { toTens } from '~/kernel/money'
import { percentOf } from '~/kernel/percent'

/** What a Belgian mortgage credit costs at its deed. */
export type CreditRates = {
  /** Added to the loan for what the mortgage also secures. */
  accessoriesPercent: number
  /** Registration duty and mortgage duty together, on the loan with its accessories. */
  dutyPercent: number
  /** Approximation of the notary's fee: a base and a share of the loan. */
  feeBaseCents: number
  feePercent: number
  /** Less fee for the credit of a sole home. */
  soleHomeDiscountPercent: number
  administrationCents: number
  disbursementsCents: number
  annexesCents: number
  writingDutyCents: number
  /** Charged on fee, administration, disbursements and writing duty. */
  vatPercent: number
}

/**
 * Estimates the deed of a credit and the registration of its mortgage, both in whole tens of euros.
 * @param loanCents - euro cents
 * @param discount - share of the sole home's discount that applies, from 0 to 1
 * @see docs/facts.md, "Cost of buying"
 */
export function creditLines(loanCents: number, discount: number, rates: CreditRates) {
  const secured = loanCents + percentOf(loanCents, rates.accessoriesPercent)
  const fullFee = rates.feeBaseCents + percentOf(loanCents, rates.feePercent)
  const fee = fullFee - percentOf(fullFee, rates.soleHomeDiscountPercent * discount)
  const taxed = fee + rates.administrationCents + rates.disbursementsCents + rates.writingDutyCents
  return [
    {
      key: 'mortgageDuty',
      cents: toTens(percentOf(secured, rates.dutyPercent) + rates.annexesCents),
      isAbout: true,
    },
    { key: 'creditDeed', cents: toTens(taxed + percentOf(taxed, rates.vatPercent)), isAbout: true },
  ] as const
}

/**
 * Finds the lines of the credit that pays for what is missing and for its own costs.
 * @param missingCents - what the buyer cannot pay, in euro cents; 0 or less returns no lines
 */
export function creditFor(missingCents: number, discount: number, rates: CreditRates) {
  if (missingCents <= 0) return []
  const linesOn = (loanCents: number) => creditLines(loanCents, discount, rates)
  // Costs are below 2 % of what is added to the loan: a few rounds change it by less than ten euros.
  let lines = linesOn(missingCents)
  for (let round = 0; round < 4; round += 1) {
    lines = linesOn(lines.reduce((sum, { cents }) => sum + cents, missingCents))
  }
  return lines
}
