import { readCents } from '~/kernel/read-amount'
import { buyerCounts, type CostChoices, readChoices } from '../costs/cost-choices'

/** Amounts that only the visitor may know, in euro cents: tax a year, charges and energy a month, works at once. */
export const openAmounts = ['tax', 'charges', 'energy', 'works'] as const

export type OpenAmount = (typeof openAmounts)[number]

/** What a visitor says in the sentences of the ledger; an open amount that is left out is not known. */
export type LedgerAnswers = CostChoices & Partial<Record<OpenAmount, number>>

/** Parameters of a ledger's address: its figures. */
export const ledgerParameters = [
  'ownMeans',
  'rate',
  'years',
  'situation',
  'vat',
  'buyers',
  ...openAmounts,
] as const

/** Fields whose text is no valid answer. */
export type LedgerProblem = 'ownMeans' | 'rate' | OpenAmount

export type ReadAnswers = { answers: LedgerAnswers; problems: LedgerProblem[] }

type Form = { get(name: string): unknown }

/**
 * Reads the figures from the form, or from an address; fields that are absent keep their usual answer.
 * @param yearsToChoose - terms of a loan that can be chosen
 */
export function readAnswers(form: Form, usual: LedgerAnswers, yearsToChoose: readonly number[]): ReadAnswers {
  const open = openAmounts.map((name) => [name, readOpen(form.get(name), usual[name])] as const)
  const choices = readChoices(withUsual(form, usual), usual)
  const answers: LedgerAnswers = {
    ...choices,
    years: yearsToChoose.includes(choices.years) ? choices.years : usual.years,
    buyers: buyerCounts.includes(choices.buyers) ? choices.buyers : usual.buyers,
    ...Object.fromEntries(open.flatMap(([name, { cents }]) => (cents === undefined ? [] : [[name, cents]]))),
  }
  return {
    answers,
    problems: [
      ...(choices.ownMeansCents === undefined ? (['ownMeans'] as const) : []),
      ...(choices.ratePercent === undefined ? (['rate'] as const) : []),
      ...open.flatMap(([name, { isInvalid }]) => (isInvalid ? [name] : [])),
    ],
  }
}

/** An address without a field has the usual answer, which an empty field of the form has not. */
const withUsual = (form: Form, usual: LedgerAnswers): Form => ({
  get: (name) => {
    const given = form.get(name)
    if (given !== null && given !== undefined) return given
    if (name === 'ownMeans') return usual.ownMeansCents === undefined ? '' : String(usual.ownMeansCents / 100)
    return name === 'rate' ? String(usual.ratePercent ?? '') : undefined
  },
})

function readOpen(
  given: unknown,
  usual: number | undefined,
): { cents?: number | undefined; isInvalid?: boolean } {
  if (typeof given !== 'string') return { cents: usual }
  if (given.trim() === '') return {}
  const cents = readCents(given)
  return cents === undefined ? { isInvalid: true } : { cents }
}
