import { type LedgerSum, sumOf } from '~/kernel/ledger-sum'
import { toTens, toWholeEuros } from '~/kernel/money'
import { percentOf } from '~/kernel/percent'
import { readCents } from '~/kernel/read-amount'

/** Amounts that only the owner knows. */
export const ownerAmounts = ['mortgage', 'certificates', 'works'] as const

type OwnerAmount = (typeof ownerAmounts)[number]
export type OwnerKey = 'price' | 'fee' | OwnerAmount

/** Parameters of the page that hold an owner's figures. */
export const ownerParameters = ['price', ...ownerAmounts] as const

export type OwnerFigure = (typeof ownerParameters)[number]

/** Figures of an owner, in euro cents; absent ones are not known. */
type OwnerAnswers = Partial<Record<OwnerFigure, number>>

export type OwnerLedger = {
  /** What the owner keeps, with what goes off the price as negative amounts. */
  kept: LedgerSum<OwnerKey>
  /** What is not known, so that the sum is without it. */
  unknown: ('fee' | OwnerAmount)[]
}

/** The price until the owner gives another. @property isAbout - it is about as much, and so is what is left of it */
export type UsualPrice = { cents: number; isAbout: boolean }

/**
 * Returns what an owner keeps of a price: the mirror of a buyer's ledger (D12). Its fee is in whole euros, for cents of
 * so large a sum say nothing.
 * @param feePercent - what the agency asks, of the price; undefined if it has not said so
 */
export function ownerLedger(
  usual: UsualPrice,
  feePercent: number | undefined,
  answers: OwnerAnswers,
): OwnerLedger {
  const { cents, isAbout } = answers.price === undefined ? usual : { cents: answers.price, isAbout: false }
  const fee = feePercent === undefined ? undefined : percentOf(cents, feePercent)
  return {
    kept: sumOf<OwnerKey>([
      { key: 'price', cents, isAbout },
      ...(fee === undefined
        ? []
        : [{ key: 'fee' as const, cents: 0 - (isAbout ? toTens(fee) : toWholeEuros(fee)), isAbout }]),
      ...ownerAmounts.flatMap((key) => {
        const amount = answers[key]
        return amount === undefined ? [] : [{ key, cents: 0 - amount }]
      }),
    ]),
    unknown: [
      ...(fee === undefined ? (['fee'] as const) : []),
      ...ownerAmounts.filter((key) => answers[key] === undefined),
    ],
  }
}

/** Reads an owner's figures from the page's address, and which of them are no amounts. */
export function readOwnerAnswers(given: URLSearchParams): { answers: OwnerAnswers; problems: OwnerFigure[] } {
  const typed = ownerParameters.flatMap((name) => {
    const text = given.get(name)?.trim()
    return text ? [{ name, cents: readCents(text) }] : []
  })
  return {
    answers: Object.fromEntries(
      typed.flatMap(({ name, cents }) => (cents === undefined ? [] : [[name, cents]])),
    ),
    problems: typed.flatMap(({ name, cents }) => (cents === undefined ? [name] : [])),
  }
}
