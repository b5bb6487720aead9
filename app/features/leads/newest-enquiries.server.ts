import { fullNameIn, one } from '~/features/forms/public'
import { findOffers } from '~/features/listings/public.server'
import type { Searching } from '~/platform/office/office-search'
import { findNewestLeads } from './office/newest-leads.repo.server'
import { readerOf } from './office/reader.server'

/** The newest enquiries that a member may see: who asked, by which form, about which listing. Not what they wrote. */
export async function newestEnquiries({ app, member }: Searching, most: number) {
  const found = await findNewestLeads(app.db, readerOf({ app, member }), most)
  const offers = await findOffers(
    app,
    found.flatMap(({ listingId }) => listingId ?? []),
  )
  return found.map(({ id, at, form, fields, email, listingId, personId }) => {
    const offer = listingId === null ? undefined : offers.get(listingId)
    return {
      ...{ id, at, form, email, personId },
      name: fullNameIn(fields),
      phone: one(fields, 'phone'),
      subject: offer && { title: [offer.title, offer.place].filter(Boolean).join(', '), href: offer.href },
    }
  })
}
