import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import {
  type OwnerFigure,
  type OwnerLedger,
  ownerLedger,
  ownerParameters,
  readOwnerAnswers,
  type UsualPrice,
} from './owner-ledger'

/** What an owner keeps of a price, as a page shows it. */
export type OwnerSheet = {
  ledger: OwnerLedger
  feePercent: number | undefined
  /** What the fields hold: as typed, so that a mistake is not lost. */
  typed: Record<OwnerFigure, string>
  problems: OwnerFigure[]
  /** Where the price is from; undefined where the owner gives another. */
  priceFrom: PriceSource | undefined
}

type PriceSource = 'estimate' | 'listing'

/**
 * @property priceFrom - of the usual price; one that starts from an amount is about as much too, and no estimate
 * @property given - of the page's address
 */
type OwnerSheetInput = {
  usual: UsualPrice
  priceFrom: PriceSource
  feePercent: number | undefined
  given: URLSearchParams
}

/** What an owner keeps of the usual price, or of the figures in the page's address. */
export function toOwnerSheet(
  { usual, priceFrom, feePercent, given }: OwnerSheetInput,
  moneyLocale: Locale,
): OwnerSheet {
  const { answers, problems } = readOwnerAnswers(given)
  const usualText = formatNumber(usual.cents / 100, moneyLocale)
  // The form sends the usual price too, which is still that of the estimate or the listing.
  const isUsual = !problems.includes('price') && (answers.price ?? usual.cents) === usual.cents
  const { price: _, ...others } = answers
  return {
    ledger: ownerLedger(usual, feePercent, isUsual ? others : answers),
    feePercent,
    typed: Object.fromEntries(
      ownerParameters.map((name) => [
        name,
        given.get(name)?.slice(0, 16) || (name === 'price' ? usualText : ''),
      ]),
    ) as Record<OwnerFigure, string>,
    problems,
    priceFrom: isUsual ? priceFrom : undefined,
  }
}
