import type { ListingDetails } from '~/kernel/listing-details'
import { isDwelling, isFlat } from '~/kernel/main-types'
import type { Region } from '~/kernel/region'
import { usualChoices } from '../costs/cost-choices'
import type { ListingCosts } from '../costs/listing-costs'
import type { LoanExample } from '../costs/rules/rates'
import type { LedgerOffer } from './ledger'
import type { OpenAmount } from './ledger-answers'
import type { LedgerFacts, LedgerLaw } from './ledger-facts'

/** What the listing's page says of the law about its energy. */
export type EnergyNotice =
  | { kind: 'duty'; duty: { targetLabel?: string | undefined; termYears?: number | undefined } }
  | { kind: 'target'; target: { byYear: number; most: number } }

type LedgerInput = {
  costs: ListingCosts
  details: ListingDetails
  region: Region | null
  webId: number
  notice: EnergyNotice | undefined
  loan: LoanExample
  /** In Brussels. */
  year: number
}

/** @returns undefined where no amounts are known or public */
export function makeLedgerFacts(told: LedgerInput): LedgerFacts | undefined {
  const { costs, details, region, loan } = told
  const offer = offerOf(costs)
  if (!offer) return undefined
  const law = offer.kind === 'rent' ? undefined : lawOf(told.notice)
  const chargesCents = offer.kind === 'rent' ? undefined : details.rent?.chargesOwnerCents
  const isPurchase = offer.kind === 'purchase'
  return {
    offer,
    asked: { amounts: askedOf(told, offer, law), worksMonths: law && monthsUntil(law, told.year) },
    usual: {
      ...usualChoices(isPurchase ? offer.purchase.priceCents : 0, isPurchase && offer.purchase.home, loan),
      ...(chargesCents !== undefined && { charges: chargesCents }),
    },
    loan,
    region: region ?? undefined,
    law,
    stated: {
      cadastralCents: details.finance?.cadastralIncomeCents,
      chargesCents,
      use: details.energy?.value,
    },
  }
}

function offerOf(costs: ListingCosts): LedgerOffer | undefined {
  switch (costs.kind) {
    case 'purchase':
      return costs
    case 'rent':
      return { kind: 'rent', entry: costs.costs }
    case 'viager': {
      const { bouquetCents, monthlyAnnuityCents: annuityCents } = costs.viager
      return bouquetCents || annuityCents ? { kind: 'annuity', bouquetCents, annuityCents } : undefined
    }
    default:
      return undefined
  }
}

/** Only what this listing's owner or renter pays, and the listing does not state. */
function askedOf(
  { details, webId }: LedgerInput,
  offer: LedgerOffer,
  law: LedgerLaw | undefined,
): OpenAmount[] {
  const isRent = offer.kind === 'rent'
  const hasCharges = isRent
    ? offer.entry.lines.every(({ key }) => key !== 'charges')
    : isFlat(webId) || details.rent?.chargesOwnerCents !== undefined
  const asks: Record<OpenAmount, boolean> = {
    tax: !isRent,
    charges: hasCharges,
    energy: isDwelling(webId),
    // Nobody renovates a new build.
    works: law !== undefined || (offer.kind === 'purchase' && offer.purchase.home && !offer.purchase.vat),
  }
  return (['tax', 'charges', 'energy', 'works'] as const).filter((name) => asks[name])
}

function lawOf(notice: LedgerInput['notice']): LedgerLaw | undefined {
  if (notice?.kind === 'target')
    return { kind: 'target', year: notice.target.byYear, most: notice.target.most }
  const { targetLabel, termYears } = notice?.duty ?? {}
  return targetLabel && termYears ? { kind: 'duty', years: termYears, label: targetLabel } : undefined
}

const monthsUntil = (law: LedgerLaw, year: number) =>
  12 * (law.kind === 'duty' ? law.years : Math.max(1, law.year - year))
