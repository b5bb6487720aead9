import type { Availability, Opening, Site } from '~/features/content/public'
import { siteOf } from '~/features/content/public.server'
import { findViewable, type Viewable } from '~/features/listings/public.server'
import { findRemovedAddresses } from '~/features/staff/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { openingsFor } from './openings'

/** What can be booked for a wish. */
export type Bookable = {
  office: Pick<Availability, 'holidays' | 'closed'>
  openings: Opening[]
  /** The listing, for a viewing. */
  viewable?: Viewable | undefined
}

const closedOffice: Availability = { holidays: [], closed: [], openings: [], keptAddress: 'call' }

export const availabilityOf = ({ appointments }: Pick<Site, 'appointments'>): Availability =>
  appointments ?? closedOffice

/** What can be booked now: nobody books the time of an agent who left the office, whatever the settings say (B2). */
export const bookableTimes = async (db: Db): Promise<Availability> => await withoutRemoved(db, 'all')

const withoutRemoved = versioned(async (db: Db, _: 'all'): Promise<Availability> => {
  const availability = availabilityOf(await siteOf(db))
  const agents = availability.openings.flatMap(({ agent }) => agent ?? [])
  const removed = new Set(await findRemovedAddresses(db, agents))
  return {
    ...availability,
    openings: availability.openings.filter(({ agent }) => !agent || !removed.has(agent)),
  }
})

/**
 * The openings for viewing a listing, or for a valuation where none is named.
 * @param listing - number as an address or a form names it
 */
export async function bookableFor(app: Pick<App, 'db' | 'clock'>, listing?: string): Promise<Bookable> {
  const office = await bookableTimes(app.db)
  if (listing === undefined) return { office, openings: openingsFor(office, { kind: 'valuation' }) }
  const viewable = /^\d{1,9}$/.test(listing) ? await findViewable(app, Number(listing)) : undefined
  if (!viewable) return { office, openings: [] }
  const wish = { kind: 'viewing', listing: viewable.listing, agent: viewable.agent } as const
  return { office, openings: openingsFor(office, wish), viewable }
}
