import { type LedgerLine, type LedgerSum, perMonth, sumOf } from '~/kernel/ledger-sum'
import { loanFor } from '../costs/loan'
import type { OfferedPurchaseCosts } from '../costs/offered-purchase'
import type { EntryCosts } from '../costs/rules/entry'
import { type CostLine, type PurchaseCosts, purchaseCosts } from '../costs/rules/purchase'
import type { LedgerAnswers, OpenAmount } from './ledger-answers'

/** What a ledger rests on: public values of the listing, and the costs room's rates. Plain data, for the browser too. */
export type LedgerOffer =
  | OfferedPurchaseCosts
  | { kind: 'rent'; entry: EntryCosts }
  | { kind: 'annuity'; bouquetCents?: number | undefined; annuityCents?: number | undefined }

/** The open amounts that a ledger asks for; works with the months in which the law wants them done, if it does. */
export type LedgerQuestions = { amounts: readonly OpenAmount[]; worksMonths?: number | undefined }

export type PurchaseKey = 'price' | 'vat' | 'duty' | 'notary' | 'credit'
export type MonthlyKey = 'repayment' | 'annuity' | 'rent' | OpenAmount
export type StartKey = EntryCosts['lines'][number]['key'] | 'bouquet'

export type Ledger = {
  purchase?: LedgerSum<PurchaseKey>
  /** Absent while own means or rate are no valid answers. */
  loan?: { loanCents: number; isAbout: boolean }
  /** Paid once: to move in, or at the deed of a life annuity. */
  start?: LedgerSum<StartKey>
  /** Absent while an amount of it cannot be calculated. */
  monthly?: LedgerSum<MonthlyKey>
  /** Open amounts that nobody stated, so that the sum is without them. */
  unknown: OpenAmount[]
}

/** Makes the whole ledger of a listing for a visitor's answers. */
export function ledgerOf(offer: LedgerOffer, answers: LedgerAnswers, asked: LedgerQuestions): Ledger {
  const open = openLines(answers, asked)
  const unknown = asked.amounts.filter((name) => answers[name] === undefined && !isVoluntary(name, asked))
  switch (offer.kind) {
    case 'purchase':
      return { ...purchaseLedger(offer, answers, open), unknown }
    case 'rent':
      return { ...rentLedger(offer.entry, open), unknown }
    case 'annuity':
      return { ...annuityLedger(offer, open), unknown }
  }
}

/** Works that no law asks for: who wants none leaves out nothing. */
export const isVoluntary = (name: OpenAmount, { worksMonths }: LedgerQuestions): boolean =>
  name === 'works' && worksMonths === undefined

function purchaseLedger(
  { purchase, rates }: OfferedPurchaseCosts,
  answers: LedgerAnswers,
  open: LedgerLine<OpenAmount>[],
) {
  const { ownHome, buyers, ownMeansCents, ratePercent, years, reducedVat } = answers
  const appliedPercent = ownHome && reducedVat ? purchase.reducedVatPercent : undefined
  const vat = purchase.vat && { ...purchase.vat, ...(appliedPercent !== undefined && { appliedPercent }) }
  const { priceCents, plot } = purchase
  const costs = purchaseCosts({ priceCents, plot, vat, ownHome, buyers, ownMeansCents }, rates)
  const sums = { purchase: groupedCosts(costs) }
  if (ownMeansCents === undefined || ratePercent === undefined) return sums
  const { loanCents, monthlyCents } = loanFor(costs, { ownMeansCents, ratePercent, years })
  const { isAbout } = costs
  const repayment = { key: 'repayment' as const, cents: monthlyCents, isAbout }
  return { ...sums, loan: { loanCents, isAbout }, monthly: sumOf<MonthlyKey>([repayment, ...open]) }
}

const creditKeys: readonly CostLine['key'][] = ['mortgageDuty', 'creditDeed']

/**
 * Groups the lines of a purchase as people name them. The notary's line takes the rounding of the total, so that the
 * lines add up to the total that the table and the comparison show.
 */
export function groupedCosts({ lines, totalCents, isAbout }: PurchaseCosts): LedgerSum<PurchaseKey> {
  const centsOf = (keys: readonly string[]) =>
    lines.reduce((sum, line) => sum + (keys.includes(line.key) ? line.cents : 0), 0)
  const plain = (['price', 'vat', 'duty'] as const).flatMap((key) =>
    lines.some((line) => line.key === key) ? [{ key, cents: centsOf([key]) }] : [],
  )
  const hasCredit = lines.some(({ key }) => creditKeys.includes(key))
  const credit = centsOf(creditKeys)
  const notary = totalCents - credit - plain.reduce((sum, { cents }) => sum + cents, 0)
  return sumOf<PurchaseKey>([
    ...plain,
    ...(lines.some(({ key }) => key === 'notaryFee')
      ? [{ key: 'notary' as const, cents: notary, isAbout }]
      : []),
    ...(hasCredit ? [{ key: 'credit' as const, cents: credit, isAbout }] : []),
  ])
}

/** Charges that the listing states are no open amount. */
function rentLedger({ lines }: EntryCosts, open: LedgerLine<OpenAmount>[]) {
  const monthly = lines.flatMap(({ key, cents }): LedgerLine<MonthlyKey>[] =>
    key === 'rent' || key === 'charges' ? [{ key, cents }] : [],
  )
  return { start: sumOf<StartKey>(lines), monthly: sumOf<MonthlyKey>([...monthly, ...open]) }
}

/** Duties and notary of a life annuity are not calculated (D9). */
function annuityLedger(
  { bouquetCents, annuityCents }: Extract<LedgerOffer, { kind: 'annuity' }>,
  open: LedgerLine<OpenAmount>[],
) {
  const bouquet = bouquetCents ? [{ key: 'bouquet' as const, cents: bouquetCents }] : []
  const start = { start: sumOf<StartKey>(bouquet) }
  if (!annuityCents) return start
  return { ...start, monthly: sumOf<MonthlyKey>([{ key: 'annuity', cents: annuityCents }, ...open]) }
}

/** The open amounts that are known, each as an amount a month. */
function openLines(
  answers: LedgerAnswers,
  { amounts, worksMonths }: LedgerQuestions,
): LedgerLine<OpenAmount>[] {
  return amounts.flatMap((key): LedgerLine<OpenAmount>[] => {
    const cents = answers[key]
    if (cents === undefined) return []
    if (key === 'tax') return [{ key, cents: perMonth(cents, 12) }]
    if (key === 'works') return [{ key, cents: perMonth(cents, worksMonths ?? 12 * answers.years) }]
    return [{ key, cents }]
  })
}
