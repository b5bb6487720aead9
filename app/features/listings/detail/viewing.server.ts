import { brusselsDay } from '~/kernel/calendar'
import type { ListingDetails } from '~/kernel/listing-details'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { costsOf } from '../costs/listing-costs'
import { ratesOn } from '../costs/rules/rates'
import { isDatabaseId } from '../page/page-parts.server'
import type { PublicListing } from '../projection/listing-rows'
import { publicPrice } from '../projection/public-listing'
import { findListing } from './listing.repo.server'

/** Public facts that a tenant needs before a viewing; amounts in euro cents. */
export type RentTerms = {
  minimumIncomeCents?: number | undefined
  maxPersons?: number | undefined
  rentCents?: number | undefined
  chargesCents?: number | undefined
  inventoryCents?: number | undefined
  depositCents?: number | undefined
  /** Set when the deposit is a whole number of months' rent. */
  depositMonths?: number | undefined
  /** Sum of all amounts due to move in. */
  totalCents?: number | undefined
}

/** A listing that takes viewings. */
export type Viewable = {
  listing: number
  /** Mail address of the agent who shows it, in lower case; never published. */
  agent?: string | undefined
  /** Only for rent. */
  terms?: RentTerms | undefined
}

/** Finds a listing that takes viewings: published, and neither sold nor rented. */
export const findViewable = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  listing: number,
): Promise<Viewable | undefined> => viewable(db, { listing, today: brusselsDay(clock.now()) })

type ViewableQuery = {
  listing: number
  /** Date in Brussels: the costs of a rental depend on it. */
  today: string
}

/** Cached, because free times are requested far more often than a listing changes. */
const viewable = versioned(viewableOn, ({ listing, today }) => `${today} ${listing}`)

async function viewableOn(db: Db, { listing, today }: ViewableQuery): Promise<Viewable | undefined> {
  const row = isDatabaseId(listing) ? await findListing(db, listing) : undefined
  if (!row || row.withdrawnAt || row.closed) return undefined
  const { goal, region, webId } = row
  const { details } = row
  const offered = { goal, region, webId, closed: false, price: publicPrice(row), details }
  const costs = costsOf(offered, ratesOn(today))
  return {
    listing,
    agent: agentEmail(details),
    terms: goal === 'rent' ? termsOf(details, costs) : undefined,
  }
}

/** A listing that can be shown to visitors, and the mail address of the agent who shows it. */
export type ShownListing = { listing: number; agent: string | undefined }

/** A listing with the path of its page; `shown` is missing once it is sold or let. */
export type OfferedListing = { shown?: ShownListing | undefined; href: string }

export const shownListing = ({
  id,
  closed,
  details,
}: Pick<PublicListing, 'id' | 'closed' | 'details'>): ShownListing | undefined =>
  closed ? undefined : { listing: id, agent: agentEmail(details) }

/** Mail address of the agent who shows a listing. */
export const agentEmail = ({ agent }: Pick<ListingDetails, 'agent'>): string | undefined =>
  agent?.email?.toLowerCase()

function termsOf(
  { minimumIncomeCents, maxPersons }: ListingDetails,
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
