import { type Site, siteOf } from '~/features/content/public.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { versioned } from '~/platform/versioned.server'
import type { PageInfo } from '~/ui/page/page-info'
import { findCardsByIds } from '../card/cards.repo.server'
import type { Saying } from '../card/listing-card'
import { sayCard } from '../card/say-listing.server'
import { inLanguage, sayingOf } from '../card/saying.server'
import { spokenPrice } from '../card/spoken-price'
import { spokenName } from '../card/spoken-text'
import { socialCardOfListing, socialPictureOf } from '../outlets/social-card.server'
import { isDatabaseId } from '../page/page-parts.server'
import type { CardRow } from '../projection/listing-rows'
import { socialCardOfProject } from '../projects/project-social-card.server'
import { findProjects, findUnits } from '../projects/projects.repo.server'
import { sayProject } from '../projects/say-project.server'

/** What is offered and somebody asks about, as the public projection says it: nothing hidden is in it. */
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
}

/** Numbers as an address or a form names them. */
export type AskedAbout = { listing?: string; project?: string; unit?: string }

/**
 * What a visitor names by number, where the agency offers it.
 * @param locale - language of who reads about it, which need not be the visitor's
 */
export async function findOffer(
  app: App,
  asked: AskedAbout,
  locale = app.locale,
): Promise<Offer | undefined> {
  const [listing, project] = [numberOf(asked.listing), numberOf(asked.project)]
  if (!listing && !project) return undefined
  const saying = inLanguage(await sayingOf(app), locale)
  if (listing) return await listingOffer(app, listing, saying)
  return project ? await projectOffer(app, project, numberOf(asked.unit), saying) : undefined
}

/** Many homes at once, by number, in the app's language; those that the agency offers. */
export async function findOffers(app: App, ids: number[]): Promise<Map<number, Offer>> {
  const saying = await sayingOf(app)
  const [site, rows] = await Promise.all([siteOf(app.db), findCardsByIds(app.db, ids, saying.locale)])
  return new Map(rows.map((row) => [row.id, offerOf(row, site, saying)]))
}

async function listingOffer(app: App, id: number, saying: Saying): Promise<Offer | undefined> {
  const [site, row] = await Promise.all([siteOf(app.db), cardOf(app.db, { id, locale: saying.locale })])
  return row && offerOf(row, site, saying)
}

/** A page that is about a home names it in its frame and in itself, and a mail to each who reads of it. */
const cardOf = versioned(
  async (db, { id, locale }: { id: number; locale: Locale }) =>
    (await findCardsByIds(db, [id], locale)).at(0),
  ({ id, locale }) => `${locale} ${id}`,
)

function offerOf(row: CardRow, site: Site, saying: Saying): Offer {
  const { id } = row
  const card = sayCard(row, saying)
  return {
    listing: id,
    title: card.title,
    place: [card.address, `${card.zip} ${card.city}`].filter(Boolean).join(', '),
    price: spokenPrice(card.price, saying.t),
    href: card.href,
    picture: socialPictureOf(socialCardOfListing(card, site, saying), {
      kind: 'listing',
      id,
      locale: saying.locale,
    }),
  }
}

async function projectOffer(
  app: App,
  id: number,
  unitId: number | undefined,
  saying: Saying,
): Promise<Offer | undefined> {
  const [site, rows] = await Promise.all([siteOf(app.db), findProjects(app.db)])
  const found = rows.find(({ project }) => project.id === id)
  if (!found) return undefined
  const unit = unitId ? (await findUnits(app.db, id)).find((one) => one.id === unitId) : undefined
  const card = sayProject(found, saying)
  const social = socialCardOfProject(card, site, saying)
  return {
    project: id,
    ...(unit ? { unit: unit.id, unitName: spokenName(unit.names, saying).text } : {}),
    title: card.title,
    place: `${card.zip} ${card.city}`,
    price: card.soldOut ? saying.t('listings:projects.soldOut') : '',
    href: card.href,
    picture: socialPictureOf(social, { kind: 'project', id, locale: saying.locale }),
  }
}

function numberOf(text = ''): number | undefined {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return number > 0 && isDatabaseId(number) ? number : undefined
}
