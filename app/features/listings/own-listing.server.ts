import type { ListingGoal, ListingState } from '#db/schema'
import { siteOf } from '~/features/content/public.server'
import type { App } from '~/platform/app.server'
import { contactOf, type ListingContact } from './contact-of'
import type { FactGroup } from './detail-groups'
import type { ListingCard, Saying } from './listing-card'
import { groupsOf, withKnownUse } from './listing-sections.server'
import {
  findListing,
  findListingDocuments,
  findListingPictures,
  findListingTexts,
} from './listings.repo.server'
import { type SaidDocument, saidDocuments } from './page-parts.server'
import { sayCard } from './say-listing.server'
import { sayingOf } from './saying.server'
import { spokenPrice } from './spoken-price'
import { spokenText } from './spoken-text'

/** A home as its owner may see it: what is hidden from the public too, and said to be. */
export type OwnListing = {
  card: ListingCard
  goal: ListingGoal
  state: ListingState
  /** Missing when none is set. */
  price?: string
  showsPrice: boolean
  showsAddress: boolean
  isWithdrawn: boolean
  createdAt: Date
  modifiedAt: Date
  groups: FactGroup[]
  documents: OwnDocument[]
  manager: ListingContact
}

/** A document, with its path while the home is offered; one that is not public opens with a token only. */
export type OwnDocument = SaidDocument & { isPublic: boolean }

/**
 * A home for its owner. The caller has to know that they are; nobody else may see this.
 * @returns undefined when the feed never held it
 */
export async function ownListing(app: App, id: number): Promise<OwnListing | undefined> {
  const { db, locale } = app
  const row = await findListing(db, id)
  if (!row) return undefined
  const [site, saying, texts, pictures, documents] = await Promise.all([
    siteOf(db),
    sayingOf(app),
    findListingTexts(db, id),
    findListingPictures(db, id),
    findListingDocuments(db, id),
  ])
  const cover = pictures.find(({ kind }) => kind === 'picture') ?? null
  const text = texts.find((one) => one.locale === locale) ?? null
  // Nothing is hidden from who hides it.
  const shown = { ...row, publishPrice: true, publishAddress: true }
  const card = sayCard({ ...shown, text, cover }, saying)
  const details = withKnownUse(row.details, row)
  const groups = groupsOf(shown, { card, details, spoken: spokenText(texts, saying), saying })
  return {
    card,
    goal: row.goal,
    state: row.state,
    ...(row.priceCents ? { price: spokenPrice(card.price, saying.t) } : {}),
    showsPrice: row.publishPrice,
    showsAddress: row.publishAddress,
    isWithdrawn: row.withdrawnAt !== null,
    createdAt: row.createdAt,
    modifiedAt: row.modifiedAt,
    groups: [...groups.features, ...groups.energy],
    documents: ownDocuments(documents, saying, row.closed === false && row.withdrawnAt === null),
    manager: contactOf(site, row.details.agent),
  }
}

type Documents = Awaited<ReturnType<typeof findListingDocuments>>

function ownDocuments(documents: Documents, saying: Saying, isOpen: boolean): OwnDocument[] {
  const isPublic = new Set(documents.flatMap((one) => (one.public ? one.id : [])))
  // Said as if all were public: each then has its path.
  const shown = documents.map((one) => ({ ...one, public: true }))
  return saidDocuments(shown, saying, isOpen).map((one) => ({ ...one, isPublic: isPublic.has(one.id) }))
}
