import { agentProfileOf, type Person, type Site, siteOf } from '~/features/content/public.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { versioned } from '~/platform/versioned.server'
import type { PageInfo } from '~/ui/page/page-info'
import { findCardsByIds } from '../card/cards.repo.server'
import type { PresenterContext } from '../card/listing-card'
import { toListingCard } from '../card/listing-presenter.server'
import { localisedName } from '../card/localised-text'
import { presenterContextOf } from '../card/presenter-context.server'
import { priceText } from '../card/price-text'
import { findListing } from '../detail/listing.repo.server'
import { socialCardOfListing, socialPictureOf } from '../outlets/social-card.server'
import { isDatabaseId } from '../page/page-parts.server'
import type { CardRow } from '../projection/listing-rows'
import { toProjectCard } from '../projects/project-presenter.server'
import { socialCardOfProject } from '../projects/project-social-card.server'
import { findProjects, findUnits } from '../projects/projects.repo.server'

/** The listing, unit or project of an enquiry, made from the public projection, so that it contains nothing hidden. */
export type Offer = {
  listing?: number
  project?: number
  unit?: number
  title: string
  /** Name of the unit. */
  unitName?: string
  place: string
  price: string
  /** Path of its page. */
  href: string
  picture: NonNullable<PageInfo['socialPicture']> | undefined
  /** Who handles the listing, as the feed says. */
  agent?: Person
}

/** Numbers as an address or a form gives them. */
export type EnquirySubject = { listing?: string; project?: string; unit?: string }

/**
 * Finds the listing, unit or project that a visitor refers to by number, if it is available.
 * @param locale - the reader's language, which may differ from the visitor's
 */
export async function findOffer(
  app: App,
  asked: EnquirySubject,
  locale = app.locale,
): Promise<Offer | undefined> {
  const [listing, project] = [numberOf(asked.listing), numberOf(asked.project)]
  if (!listing && !project) return undefined
  const context = await presenterContextOf({ ...app, locale })
  if (listing) return await listingOffer(app, listing, context)
  return project ? await projectOffer(app, project, numberOf(asked.unit), context) : undefined
}

/** Finds many listings by number, in the app's language; unavailable ones are left out. */
export async function findOffers(app: App, ids: number[]): Promise<Map<number, Offer>> {
  const context = await presenterContextOf(app)
  const [site, rows] = await Promise.all([siteOf(app.db), findCardsByIds(app.db, ids, context.locale)])
  return new Map(rows.map((row) => [row.id, offerOf(row, site, context)]))
}

async function listingOffer(app: App, id: number, context: PresenterContext): Promise<Offer | undefined> {
  const [site, row] = await Promise.all([siteOf(app.db), cardOf(app.db, { id, locale: context.locale })])
  const agent = row && (await agentOf(app.db, String(id)))
  return (
    row && { ...offerOf(row, site, context), ...(agent && { agent: agentProfileOf(site, agent, context) }) }
  )
}

/** Cached, because both a page's form and each mail about a listing load it. */
const cardOf = versioned(
  async (db, { id, locale }: { id: number; locale: Locale }) =>
    (await findCardsByIds(db, [id], locale)).at(0),
  ({ id, locale }) => `${locale} ${id}`,
)

/** Cached for the same reason. */
const agentOf = versioned(async (db, id: string) => (await findListing(db, Number(id)))?.details.agent)

function offerOf(row: CardRow, site: Site, context: PresenterContext): Offer {
  const { id } = row
  const card = toListingCard(row, context)
  return {
    listing: id,
    title: card.title,
    place: [card.address, `${card.zip} ${card.city}`].filter(Boolean).join(', '),
    price: priceText(card.price, context),
    href: card.href,
    picture: socialPictureOf(socialCardOfListing(card, site, context), {
      kind: 'listing',
      id,
      locale: context.locale,
    }),
  }
}

async function projectOffer(
  app: App,
  id: number,
  unitId: number | undefined,
  context: PresenterContext,
): Promise<Offer | undefined> {
  const [site, rows] = await Promise.all([siteOf(app.db), findProjects(app.db)])
  const found = rows.find(({ project }) => project.id === id)
  if (!found) return undefined
  const unit = unitId ? (await findUnits(app.db, found.project)).find((one) => one.id === unitId) : undefined
  const card = toProjectCard(found, context)
  const social = socialCardOfProject(card, site, context)
  return {
    project: id,
    ...(unit ? { unit: unit.id, unitName: localisedName(unit.names, context).text } : {}),
    title: card.title,
    place: `${card.zip} ${card.city}`,
    price: card.soldOut ? context.t('listings:projects.soldOut') : '',
    href: card.href,
    picture: socialPictureOf(social, { kind: 'project', id, locale: context.locale }),
  }
}

function numberOf(text = ''): number | undefined {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return number > 0 && isDatabaseId(number) ? number : undefined
}
