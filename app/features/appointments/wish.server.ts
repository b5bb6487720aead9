import type { Availability, Opening, Site } from '~/features/content/public'
import { siteOf } from '~/features/content/public.server'
import { findViewable, type Viewable } from '~/features/listings/public.server'
import type { App } from '~/platform/app.server'
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

/**
 * The openings for viewing a listing, or for a valuation where none is named.
 * @param listing - number as an address or a form names it
 */
export async function bookableFor(app: Pick<App, 'db' | 'clock'>, listing?: string): Promise<Bookable> {
  const office = availabilityOf(await siteOf(app.db))
  if (listing === undefined) return { office, openings: openingsFor(office, { kind: 'valuation' }) }
  const viewable = /^\d{1,9}$/.test(listing) ? await findViewable(app, Number(listing)) : undefined
  if (!viewable) return { office, openings: [] }
  const wish = { kind: 'viewing', listing: viewable.listing, agent: viewable.agent } as const
  return { office, openings: openingsFor(office, wish), viewable }
}
