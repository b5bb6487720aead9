import type { Availability, Opening } from '~/features/content/public'

/** What a visitor wants to book: a viewing of a listing, or a valuation of their own property. */
export type Wish = { kind: 'viewing'; listing: number; agent?: string | undefined } | { kind: 'valuation' }

/**
 * The openings in which a wish can be booked. A listing is shown by its own agent where they have openings for
 * it, else by the agency; an open viewing is for all who come.
 */
export function openingsFor({ openings }: Pick<Availability, 'openings'>, wish: Wish): Opening[] {
  if (wish.kind === 'valuation') return openings.filter(({ kind }) => kind === 'valuation')
  const ofHome = openings.filter(({ listings }) => !listings || listings.includes(wish.listing))
  const open = ofHome.filter(({ kind }) => kind === 'open-viewing')
  const single = ofHome.filter(({ kind }) => kind === 'viewing')
  const own = single.filter(({ agent }) => agent !== undefined && agent === wish.agent)
  return [...open, ...(own.length > 0 ? own : single.filter(({ agent }) => !agent))]
}
