import { type Person, type PersonPlace, type Site, siteOf } from '~/features/content/public.server'
import type { PictureSource } from '~/features/media/public'
import type { App } from '~/platform/app.server'
import { peopleOf } from '../agents/team.server'
import { cardsByIds } from '../card/kept-cards.server'
import { findListing } from '../detail/listing.repo.server'
import { getListingContact, type ListingContact } from '../detail/listing-contact'
import { projectCards } from '../projects/project-cards.server'
import { type EnquirySubject, findOffer, type Offer } from './offer.server'

/** What a visitor wrote about, and who answers: the listing's agent, else the agency. */
export type AskedOffer = {
  about?: Omit<Offer, 'picture'> & { picture?: PictureSource | undefined }
  contact: ListingContact
  /** The contact is a person, who handles this listing. */
  hasAgent: boolean
  /** Without such a person, the first of the agency: one of them answers. */
  people: Pick<Person, 'anchor' | 'name' | 'role' | 'initials' | 'portrait' | 'href'>[]
}

const mostPeople = 3

/** Finds what a visitor wrote about by the numbers in an address; without one the agency alone. */
export async function findAskedOffer(app: App, asked: EnquirySubject): Promise<AskedOffer> {
  const place = { locale: app.locale, mediaBaseUrl: app.config.mediaBaseUrl ?? '' }
  const [site, offer] = await Promise.all([siteOf(app.db), findOffer(app, asked)])
  const [card, listing] = offer ? await Promise.all([cardOf(app, offer), rowOf(app, offer)]) : []
  const answered = answeredBy(site, listing?.details.agent, place)
  const people = answered.hasAgent ? [] : (await peopleOf(app)).slice(0, mostPeople)
  if (!offer) return { ...answered, people }
  const { picture: _, ...about } = offer
  return { about: { ...about, picture: card?.picture }, ...answered, people }
}

const answeredBy = (site: Site, agent: Parameters<typeof getListingContact>[1], place: PersonPlace) => ({
  contact: getListingContact(site, agent, place),
  hasAgent: agent !== undefined,
})

const rowOf = async ({ db }: App, { listing }: Offer) =>
  listing === undefined ? undefined : await findListing(db, listing)

const cardOf = async (app: App, { listing, project }: Offer) =>
  listing === undefined
    ? (await projectCards(app)).find(({ id }) => id === project)
    : (await cardsByIds(app, [listing])).at(0)
