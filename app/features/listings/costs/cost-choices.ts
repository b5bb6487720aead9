import { percentOf } from '~/kernel/percent'
import { readCents, readDecimal } from '~/kernel/read-amount'
import type { LoanExample } from './rules/rates'

/** A visitor's choices for the purchase; `undefined` where the field holds no valid answer. */
export type CostChoices = {
  ownHome: boolean
  /** The buyer of an own home meets the conditions of the reduced VAT. */
  reducedVat: boolean
  buyers: number
  ownMeansCents: number | undefined
  years: number
  /** Percent per year. */
  ratePercent: number | undefined
}

/** Numbers of buyers to choose from. */
export const buyerCounts = [1, 2, 3, 4]

/** No lender asks more than this; a higher rate is a typing mistake. */
export const highestRate = 20

/** The defaults: an own home where it can be one, and the example loan. */
export const usualChoices = (priceCents: number, home: boolean, loan: LoanExample): CostChoices => ({
  ownHome: home,
  reducedVat: false,
  buyers: 1,
  // Rounded to whole thousands of euros, as people say amounts.
  ownMeansCents: Math.round(percentOf(priceCents, loan.ownMeansPercent) / 100_000) * 100_000,
  years: loan.years,
  ratePercent: loan.ratePercent,
})

type Answers = { get(name: string): unknown }

/** Reads the choices from the form; fields that are absent keep their default. */
export function readChoices(form: Answers, usual: CostChoices): CostChoices {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const rate = readDecimal(text('rate') ?? '')
  const situation = text('situation')
  return {
    ownHome: situation ? situation === 'own-home' : usual.ownHome,
    reducedVat: text('vat') === 'reduced',
    buyers: Number(text('buyers') ?? usual.buyers),
    ownMeansCents: readCents(text('ownMeans') ?? ''),
    years: Number(text('years') ?? usual.years),
    ratePercent: rate === undefined || rate > highestRate ? undefined : rate,
  }
}
