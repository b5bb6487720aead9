import { toTens } from '~/kernel/money'
import { usualChoices } from '../costs/cost-choices'
import type { ListingCosts } from '../costs/listing-costs'
import { loanFor } from '../costs/loan'
import type { EntryCosts } from '../costs/rules/entry'
import { type PurchaseCosts, purchaseCosts } from '../costs/rules/purchase'
import type { LoanExample } from '../costs/rules/rates'
import type { PublicPrice } from '../projection/public-words'

/** What an amount does not include because it is not known: `start` is more than the lowest price of a range. */
export type Missing = 'start' | 'charges' | 'deposit' | 'notary'

export type ComparedAmount = {
  /** Euro cents. */
  cents: number
  /** Only known approximately, and in whole tens of euros. */
  isAbout?: boolean
  missing?: readonly Missing[]
  /** The surface that a price per m² is of. */
  per?: 'living' | 'plot'
}

export type AmountName =
  | 'price'
  | 'perM2'
  | 'duty'
  | 'notary'
  | 'total'
  | 'ownMeans'
  | 'monthly'
  | 'charges'
  | 'deposit'
  | 'entry'

export type ComparedAmounts = Partial<Record<AmountName, ComparedAmount>> & {
  /** VAT that replaces the registration duty, in percent; the price includes it or `duty` is its amount. */
  vatPercent?: number
}

/** Surfaces in m² that a price can be divided by; land is compared by its plot. */
export type PricedSurface = { isLand: boolean; living?: number | undefined; plot?: number | undefined }

/** All amounts of a listing to compare, from its public price and the costs that follow from it. */
export function comparedAmounts(
  price: PublicPrice,
  costs: ListingCosts | undefined,
  surface: PricedSurface,
  loan: LoanExample,
): ComparedAmounts {
  if (price.kind !== 'amount') return costs?.kind === 'rent' ? rentAmounts(costs.costs) : {}
  const missing: Missing[] = price.startingFrom ? ['start'] : []
  return {
    price: { cents: price.cents, missing },
    perM2: pricePerM2(price.cents, missing, surface, price.perMonth),
    ...(costs?.kind === 'purchase' ? purchaseAmounts(costs, missing, loan) : {}),
    ...(costs?.kind === 'rent' ? rentAmounts(costs.costs, missing) : {}),
  }
}

/** A sale in whole euros, a rent to the cent. */
function pricePerM2(
  cents: number,
  missing: readonly Missing[],
  { isLand, living, plot }: PricedSurface,
  isRent: boolean,
): ComparedAmount | undefined {
  const per = isLand ? 'plot' : 'living'
  const m2 = isLand ? plot : living
  if (!m2 || m2 <= 0) return undefined
  const perM2 = cents / m2
  return { cents: isRent ? Math.round(perM2) : Math.round(perM2 / 100) * 100, missing, per }
}

/** The purchase as the ledger shows it before a visitor changes anything. */
function purchaseAmounts(
  { purchase, rates }: Extract<ListingCosts, { kind: 'purchase' }>,
  priceMissing: readonly Missing[],
  loan: LoanExample,
): ComparedAmounts {
  const choices = usualChoices(purchase.priceCents, purchase.home, loan)
  const ownMeansCents = choices.ownMeansCents ?? 0
  const costs = purchaseCosts({ ...purchase, ...choices }, rates)
  const missing: readonly Missing[] = rates.notary ? priceMissing : [...priceMissing, 'notary']
  const { isAbout } = costs
  return {
    duty: dutyOf(costs, purchase.vat, priceMissing),
    notary: rates.notary && { ...notaryOf(costs), missing: priceMissing },
    total: { cents: costs.totalCents, isAbout, missing },
    ownMeans: { cents: ownMeansCents, missing: priceMissing },
    monthly: {
      cents: loanFor(costs, { ...loan, ownMeansCents }).monthlyCents,
      isAbout,
      missing,
    },
    ...(purchase.vat && { vatPercent: purchase.vat.percent }),
  }
}

/** The duty, or VAT that is added to the price; none where the price includes its VAT. */
function dutyOf(
  { lines }: PurchaseCosts,
  vat: { included: boolean } | undefined,
  missing: readonly Missing[],
): ComparedAmount | undefined {
  if (vat?.included) return undefined
  const cents = lines.find(({ key }) => key === 'duty' || key === 'vat')?.cents
  return cents === undefined ? undefined : { cents, missing }
}

/** Deeds of purchase and credit, with all that the notary is paid. */
function notaryOf({ lines }: PurchaseCosts): ComparedAmount {
  const own = lines.filter(({ key }) => key !== 'price' && key !== 'vat' && key !== 'duty')
  const isAbout = own.some((line) => line.isAbout)
  const cents = own.reduce((sum, line) => sum + line.cents, 0)
  return { cents: isAbout ? toTens(cents) : cents, isAbout }
}

/** What a renter pays each month and to move in. */
function rentAmounts(
  { lines, totalCents }: EntryCosts,
  priceMissing: readonly Missing[] = [],
): ComparedAmounts {
  const centsOf = (wanted: string) => lines.find(({ key }) => key === wanted)?.cents
  const charges = centsOf('charges')
  const deposit = centsOf('guarantee')
  const noCharges: Missing[] = charges === undefined ? ['charges'] : []
  const noDeposit: Missing[] = deposit === undefined ? ['deposit'] : []
  const monthly = { cents: (centsOf('rent') ?? 0) + (charges ?? 0), missing: [...priceMissing, ...noCharges] }
  return {
    monthly,
    ...(charges !== undefined && { charges: { cents: charges } }),
    ...(deposit !== undefined && { deposit: { cents: deposit, missing: priceMissing } }),
    entry: { cents: totalCents, missing: [...monthly.missing, ...noDeposit] },
  }
}
