import { brusselsDay } from '~/kernel/calendar'
import { ratesOn } from '~/kernel/costs/rates'
import type { Services } from '~/platform/app.server'
import { costsOf } from './listing-costs'
import { findListing } from './listings.repo.server'
import { isDatabaseId } from './page-parts.server'
import { publicDetails, publicPrice } from './public-listing'

/** What a tenant has to know before a visit, of what the public may know; amounts in euro cents. */
export type RentTerms = {
  minimumIncomeCents?: number | undefined
  maxPersons?: number | undefined
  rentCents?: number | undefined
  chargesCents?: number | undefined
  inventoryCents?: number | undefined
  depositCents?: number | undefined
  /** Of the deposit, when it is a whole number of rents. */
  depositMonths?: number | undefined
  /** Of all of them, to move in. */
  totalCents?: number | undefined
}

/** A home that can be visited. */
export type Viewable = {
  listing: number
  /** Mail address of who shows it, in lower case; never shown. */
  agent?: string | undefined
  /** For rent only. */
  terms?: RentTerms | undefined
}

/** A home that can be visited: published, and neither sold nor rented. */
export async function findViewable(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  listing: number,
): Promise<Viewable | undefined> {
  const row = isDatabaseId(listing) ? await findListing(db, listing) : undefined
  if (!row || row.withdrawnAt || row.closed) return undefined
  const { goal, region, webId } = row
  const details = publicDetails(row)
  const offered = { goal, region, webId, closed: false, price: publicPrice(row), details }
  const costs = costsOf(offered, ratesOn(brusselsDay(clock.now())))
  return {
    listing,
    agent: details.agent?.email?.toLowerCase(),
    terms: goal === 'rent' ? termsOf(details, costs) : undefined,
  }
}

function termsOf(
  { minimumIncomeCents, maxPersons }: ReturnType<typeof publicDetails>,
  costs: ReturnType<typeof costsOf>,
): RentTerms {
  const entry = costs?.kind === 'rent' ? costs.costs : undefined
  const cents = (key: string) => entry?.lines.find((line) => line.key === key)?.cents
  return {
    minimumIncomeCents,
    maxPersons,
    rentCents: cents('rent'),
    chargesCents: cents('charges'),
    inventoryCents: cents('inventory'),
    depositCents: cents('guarantee'),
    depositMonths: entry?.guaranteeMonths,
    totalCents: entry?.totalCents,
  }
}
