import type { ListingGoal, ListingState } from '#db/schema'
import { siteOf } from '~/features/content/public.server'
import type { App } from '~/platform/app.server'
import type { ListingCard, PresenterContext } from '../card/listing-card'
import { toListingCard } from '../card/listing-presenter.server'
import { localisedText } from '../card/localised-text'
import { presenterContextOf } from '../card/presenter-context.server'
import { priceText } from '../card/price-text'
import type { FactGroup } from '../facts/detail-groups'
import { type DocumentLink, toDocumentLinks } from '../page/page-parts.server'
import { isAnnuity } from '../projection/is-annuity'
import type { ListingRow } from '../projection/listing-rows'
import { publicPrice } from '../projection/public-listing'
import { toPublicRow } from '../projection/public-row'
import {
  findListingChanges,
  findListingDocuments,
  findListingPictures,
  findListingTexts,
  findListingWithHiddenValues,
} from './listing.repo.server'
import { getListingContact, type ListingContact } from './listing-contact'
import { groupsOf, withKnownUse } from './listing-sections.server'

type PricedState = {
  state: ListingState
  /** Absent if none is set. */
  price?: string
  showsPrice: boolean
}

/** A listing as its owner sees it, with hidden fields marked as hidden. */
export type OwnListing = PricedState & {
  /** History of price and state, newest first; starts with the first import that recorded it. */
  changes: (PricedState & { at: Date })[]
  card: ListingCard
  goal: ListingGoal
  /** A life annuity sale, which has no price. */
  isAnnuity: boolean
  showsAddress: boolean
  isWithdrawn: boolean
  createdAt: Date
  modifiedAt: Date
  groups: FactGroup[]
  documents: OwnDocument[]
  manager: ListingContact
}

/** A document, with its path while the listing is available; one that is not public needs a token. */
export type OwnDocument = DocumentLink & { isPublic: boolean }

/**
 * Loads a listing for its owner. Callers must have checked ownership, because hidden fields are included.
 * @returns undefined if the feed never contained it
 */
export async function ownListing(app: App, id: number): Promise<OwnListing | undefined> {
  const { db, locale } = app
  const row = await findListingWithHiddenValues(db, id)
  if (!row) return undefined
  // Owners see hidden fields too.
  const shown = toPublicRow({ ...row, publishPrice: true, publishAddress: true })
  const [site, context, texts, pictures, documents, changes] = await Promise.all([
    siteOf(db),
    presenterContextOf(app),
    findListingTexts(db, shown),
    findListingPictures(db, id),
    findListingDocuments(db, id),
    findListingChanges(db, id),
  ])
  const cover = pictures.find(({ kind }) => kind === 'picture') ?? null
  const text = texts.find((one) => one.locale === locale) ?? null
  const card = toListingCard({ ...shown, text, cover }, context)
  const details = withKnownUse(shown.details, row)
  type PricedRow = Pick<ListingRow, 'state' | 'priceCents' | 'publishPrice'>
  const pricedState = ({ state, priceCents, publishPrice }: PricedRow): PricedState => {
    const price = publicPrice({ ...shown, annuity: null, priceCents }, text?.priceUnitText)
    return { state, showsPrice: publishPrice, ...(priceCents ? { price: priceText(price, context) } : {}) }
  }
  const isSoldForAnnuity = isAnnuity(row.goal, shown.details)
  const groups = groupsOf(shown, { card, details, spoken: localisedText(texts, context), context })
  return {
    card,
    goal: row.goal,
    isAnnuity: isSoldForAnnuity,
    ...pricedState(row),
    ...(isSoldForAnnuity ? { price: priceText(card.price, context) } : {}),
    changes: changes.map((change) => ({ at: change.at, ...pricedState(change) })),
    showsAddress: row.publishAddress,
    isWithdrawn: row.withdrawnAt !== null,
    createdAt: row.createdAt,
    modifiedAt: row.modifiedAt,
    groups: [...groups.features, ...groups.energy],
    documents: ownDocuments(documents, context, row.closed === false && row.withdrawnAt === null),
    manager: getListingContact(site, shown.details.agent, context),
  }
}

type Documents = Awaited<ReturnType<typeof findListingDocuments>>

function ownDocuments(documents: Documents, context: PresenterContext, isOpen: boolean): OwnDocument[] {
  const isPublic = new Set(documents.flatMap((one) => (one.public ? one.id : [])))
  // Treats all documents as public, so that each has its path.
  const shown = documents.map((one) => ({ ...one, public: true }))
  return toDocumentLinks(shown, context, isOpen).map((one) => ({ ...one, isPublic: isPublic.has(one.id) }))
}
