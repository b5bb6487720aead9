import { one } from '~/features/forms/public'
import { findOffers } from '~/features/listings/public.server'
import type { App } from '~/platform/app.server'
import { findNewestLeads } from './leads.repo.server'

/** The newest enquiries: who asked, by which form, about which listing. Not what they wrote. */
export async function newestEnquiries(app: App, most: number) {
  const found = await findNewestLeads(app.db, most)
  const offers = await findOffers(
    app,
    found.flatMap(({ listingId }) => listingId ?? []),
  )
  return found.map(({ id, at, form, fields, email, listingId }) => {
    const offer = listingId === null ? undefined : offers.get(listingId)
    return {
      ...{ id, at, form, email },
      name: [one(fields, 'firstName'), one(fields, 'lastName')].filter(Boolean).join(' '),
      phone: one(fields, 'phone'),
      subject: offer && { title: [offer.title, offer.place].filter(Boolean).join(', '), href: offer.href },
    }
  })
}
