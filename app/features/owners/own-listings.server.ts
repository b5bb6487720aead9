import { type OwnListing, ownListing } from '~/features/listings/public.server'
import type { App } from '~/platform/app.server'
import { findOwnListings, isOwnListing, type Owner } from './owners.repo.server'

/** The homes of an owner, as they may see them; what the feed never held is left out. */
export async function ownListings(app: App, { id }: Owner): Promise<OwnListing[]> {
  const ids = await findOwnListings(app.db, id)
  const found = await Promise.all(ids.map((listing) => ownListing(app, listing)))
  return found.filter((listing) => listing !== undefined)
}

/** A home of the owner; undefined for everybody else's, as for what does not exist. */
export async function ownListingOf(app: App, owner: Owner, id: number): Promise<OwnListing | undefined> {
  return (await isOwnListing(app.db, owner.id, id)) ? await ownListing(app, id) : undefined
}
