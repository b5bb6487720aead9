import type { About } from '~/features/forms/public'
import { type EnquirySubject, findOffer, type Offer } from '~/features/listings/public.server'
import type { App } from '~/platform/app.server'

/** Finds the subject of an enquiry from the page's address: `?listing=`, or `?project=&unit=`. */
export async function findEnquirySubject(app: App, { searchParams }: URL): Promise<About | undefined> {
  const asked: EnquirySubject = {
    listing: searchParams.get('listing') ?? '',
    project: searchParams.get('project') ?? '',
    unit: searchParams.get('unit') ?? '',
  }
  const offer = await findOffer(app, asked)
  return offer && aboutOffer(offer)
}

const aboutOffer = ({ listing, project, unit, title, unitName, place, href }: Offer): About => ({
  values: Object.fromEntries(
    Object.entries({ listing, project, unit }).flatMap(([name, id]) => (id ? [[name, String(id)]] : [])),
  ),
  text: [title, unitName, place].filter(Boolean).join(', '),
  href,
})
