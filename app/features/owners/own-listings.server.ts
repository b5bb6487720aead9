import { documentToken } from '~/features/documents/public.server'
import { type OwnListing, ownListing } from '~/features/listings/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { findOwnListings, isOwnListing, type Owner } from './owners.repo.server'

/** The listings of an owner, as they may see them; what the feed never held is left out. */
export async function ownListings(app: App, { id }: Owner): Promise<OwnListing[]> {
  const ids = await findOwnListings(app.db, id)
  const found = await Promise.all(ids.map((listing) => ownListing(app, listing)))
  return found.filter((listing) => listing !== undefined)
}

/** A listing of the owner; undefined for everybody else's, as for one that does not exist. */
export async function ownListingOf(app: App, owner: Owner, id: number): Promise<OwnListing | undefined> {
  const listing = (await isOwnListing(app.db, owner.id, id)) ? await ownListing(app, id) : undefined
  if (!listing) return undefined
  const { documents, manager } = listing
  // In words: the texts of the room that knows it are not sent to the browser.
  const t = translateTo(app.locale)
  const { licence, person } = manager
  const languages = person?.languages && t('content:team.languages', { languages: person.languages })
  return {
    ...listing,
    documents: documents.map((one) => openTo(app, one)),
    manager: {
      ...manager,
      licence: licence && t('listings:contact.licence', { licence }),
      person: person && { ...person, languages },
    },
  }
}

/** Hours that a document which is not public opens from a page of its owner. */
const documentHours = 12

/** Their own documents open for an owner without asking. */
function openTo(app: App, document: OwnListing['documents'][number]) {
  const { id, href, isPublic } = document
  if (!href || isPublic) return document
  const until = new Date(app.clock.now().getTime() + documentHours * 3_600_000)
  return { ...document, href: `${href}?token=${documentToken(app, id, until)}` }
}
