import { brusselsDay } from '~/kernel/calendar'
import type { ListingDetails } from '~/kernel/listing-details'
import type { App } from '~/platform/app.server'
import type { CostsSummary } from '../costs/costs-presenter.server'
import type { PublicListing } from '../projection/listing-rows'
import type { LedgerFacts } from './ledger-facts'
import { type EnergyNotice, makeLedgerFacts } from './make-ledger-facts'

type LedgerContext = { costs: CostsSummary; details: ListingDetails; notice: EnergyNotice | undefined }

/** The ledger of a listing at today's rates; undefined where its amounts are hidden or cannot be calculated. */
export const ledgerOfListing = (
  { clock }: App,
  { region, webId }: PublicListing,
  { costs, details, notice }: LedgerContext,
): LedgerFacts | undefined =>
  makeLedgerFacts({
    costs: costs.costs,
    details,
    region,
    webId,
    notice,
    loan: costs.loan,
    year: Number(brusselsDay(clock.now()).slice(0, 4)),
  })
