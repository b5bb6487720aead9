import type { Site } from '~/features/content/public'
import { siteOf } from '~/features/content/public.server'
import { neighbourhoodOf } from '~/features/places/public.server'
import { pathTo } from '~/i18n/path-to'
import type { ListingDetails } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import { countryIds } from '~/kernel/region'
import type { App } from '~/platform/app.server'
import { optionalPart } from '~/platform/optional-part.server'
import { breadcrumbList } from '~/ui/page/breadcrumb-list'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { addressesOf } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import { findReferenceIds } from '../card/cards.repo.server'
import { cardsByIds } from '../card/kept-cards.server'
import type { ListingCard, PresenterContext } from '../card/listing-card'
import { energyOfRow, hrefOf, toListingCard } from '../card/listing-presenter.server'
import { localisedText } from '../card/localised-text'
import { presenterContextOf, withLocale } from '../card/presenter-context.server'
import { toCostsSummary } from '../costs/costs-presenter.server'
import { divideLegal } from '../facts/folded-facts'
import { keyFacts } from '../facts/key-facts'
import { verdictsOf } from '../facts/verdict'
import { ledgerOfListing } from '../ledger/ledger-of-listing.server'
import { listNameOf } from '../list/listing-criteria'
import { socialCardOfListing, socialPictureOf } from '../outlets/social-card.server'
import { listingStructuredData } from '../outlets/structured-data'
import {
  descriptionOf,
  foreignLang,
  isDatabaseId,
  picturesOf,
  redirectToCanonical,
  titleIn,
  toDocumentLinks,
} from '../page/page-parts.server'
import { storeysOf } from '../page/storeys'
import { cleanDescription } from '../page/text'
import { viewpointOf } from '../page/viewpoint.server'
import type { CardRow, ListingTextRow, PublicListing } from '../projection/listing-rows'
import { publicPrice } from '../projection/public-listing'
import { publicPosition } from '../projection/public-position'
import { similarProjects } from '../projects/similar-projects.server'
import { closedListingLinks } from './closed-listing-links.server'
import { energyNoticeOf } from './energy-notice.server'
import {
  findListing,
  findListingDocuments,
  findListingPictures,
  findListingTexts,
  hasChargesIncluded,
} from './listing.repo.server'
import { getListingContact } from './listing-contact'
import { filmOrigins, frameOrigins, mediaOf } from './listing-media'
import { groupsOf, missingStatements, referenceOf, sectionsOf, withKnownUse } from './listing-sections.server'
import { findSimilarIds } from './similar.repo.server'
import { shownListing } from './viewing.server'

/** Loads a listing's page; for an unknown or withdrawn listing, a page that suggests available ones. */
export async function loadListing(app: App, id: number, url: URL) {
  const row = isDatabaseId(id) ? await findListing(app.db, id) : undefined
  if (!row) return { kind: 'unknown' as const, ...(await goneParts(app, undefined)) }
  if (row.withdrawnAt) return { kind: 'withdrawn' as const, ...(await goneParts(app, row)) }
  return { kind: 'listing' as const, ...(await listingParts(app, row, url)) }
}

function stateNoticeOf(
  { state }: PublicListing,
  isDiscreet: boolean,
  { t }: PresenterContext,
): string | undefined {
  if (state !== 'available') return t(`listings:stateNotice.${state}`)
  return isDiscreet ? t('listings:discreet.notice') : undefined
}

async function listingParts(app: App, row: PublicListing, url: URL) {
  const { db, locale } = app
  const [site, context, texts, pictures, documents, similar = [], references] = await Promise.all([
    siteOf(db),
    presenterContextOf(app),
    findListingTexts(db, row),
    findListingPictures(db, row.id),
    optionalPart(app, 'documents', findListingDocuments(db, row.id)),
    optionalPart(app, 'similar listings', similarCards(app, row)),
    row.closed ? findReferenceIds(db) : Promise.resolve<number[]>([]),
  ])
  const hrefs = hrefsOf(row, texts, context, site.locales)
  redirectToCanonical(hrefs[locale], url)

  const cover = pictures.find(({ kind }) => kind === 'picture') ?? null
  const card = toListingCard(cardRowOf(row, texts, locale, cover), context)
  // Neither price nor address: whoever is interested asks for them first.
  const isDiscreet = row.state === 'available' && !row.publishAddress && card.price.kind === 'on-request'
  const details = withKnownUse(row.details, row)
  // Without a text in this language the site's own language is used and marked (L17).
  const spoken = localisedText(texts, context)
  // The agency's own code stands with the reference, once.
  const { uniqueCode: _, ...others } = details
  const { costs, offer, isNotaryFeeAbout } = toCostsSummary(app, {
    ...offered(row),
    price: card.price,
    details,
  })
  const groups = groupsOf(row, { card, details: others, spoken, isNotaryFeeAbout, context })
  const energy = energyOfRow(row)
  const [neighbourhood, projects = [], withholdsCharges] = await Promise.all([
    optionalPart(app, 'places', neighbourhoodAt(db, row, spoken, context)),
    optionalPart(app, 'similar projects', similarProjects(db, row, context)),
    hasWithheldCharges(app, row),
  ])
  const position = publicPosition(row)
  const media = mediaOf(details)
  const floorPlans = picturesOf(pictures, 'floor-plan', card.title, context)
  const storeys = storeysOf(spoken?.words.measuredRooms ?? [], context)
  const energyNotice = energyNoticeOf(app, row, energy?.label)
  const notice = energyNotice?.text
  const has = {
    spoken,
    floorPlans: floorPlans.length > 0,
    rooms: storeys.length > 0,
    media: media.length > 0,
    groups,
    hasEnergy: energy !== undefined || notice !== undefined,
    documents: documents?.length !== 0,
    costs: Boolean(costs),
    neighbourhood,
    map: Boolean(position),
    similar: similar.length + projects.length > 0,
  }
  const isOldReference = row.closed && !references.includes(row.id)
  return {
    page: pageOf(app, { row, card, details, texts, spoken, hrefs, site, isOldReference, context }),
    listing: { ...card, price: spokenPrice(row, spoken, locale) },
    href: hrefs[locale] ?? '',
    publicUrl: app.config.publicUrl,
    ...descriptionOf(spoken, locale),
    groups,
    legal: divideLegal(groups.legal, row.region),
    verdicts: row.closed ? [] : verdictsOf({ details, region: row.region, t: context.t }),
    sections: sectionsOf(context.t, has),
    pictures: picturesOf(pictures, 'picture', card.title, context),
    floorPlans,
    storeys,
    documents: documents && toDocumentLinks(documents, context, !row.closed),
    notStated: missingStatements(row, {
      details,
      hasLabel: energy !== undefined,
      withholdsCharges,
      groups,
      context,
    }),
    media,
    frameOrigins: frameOrigins(media),
    filmOrigins: filmOrigins(media),
    energy: energy && { ...energy, value: row.energyValue ?? undefined },
    renovationNotice: notice,
    stateNotice: stateNoticeOf(row, isDiscreet, context),
    plotSurface: details.surfaces?.ground,
    keyFacts: keyFacts(groups.features, energy ? 7 : 8),
    position,
    costs,
    offer,
    ledger: costs && ledgerOfListing(app, row, { costs, details, notice: energyNotice }),
    neighbourhood,
    similarProjects: projects,
    similar,
    contact: getListingContact(site, details.agent, context),
    shown: shownListing(row),
    closed: row.closed ?? false,
    isDiscreet,
    closedListingLinks: row.closed
      ? closedListingLinks(row, { city: card.city, hasSimilar: has.similar }, site, context)
      : undefined,
    reference: referenceOf(row.id, details),
  }
}

/**
 * The price with the agency's words beside it, which may be in another language here. Lists, mails and shared pictures
 * show cards, whose words are in the page's language or absent: their texts cannot be marked.
 */
const spokenPrice = (row: PublicListing, spoken: ListingTextRow | undefined, locale: Locale) =>
  publicPrice(row, spoken?.priceUnitText, foreignLang(spoken, locale))

async function neighbourhoodAt(
  db: App['db'],
  row: PublicListing,
  spoken: ListingTextRow | undefined,
  context: PresenterContext,
) {
  const from = viewpointOf(row, { spoken, context })
  return from && (await neighbourhoodOf(db, from, context))
}

/** A rent that is hidden hides what its charges include; read for such a rental alone. */
const hasWithheldCharges = async ({ db }: App, { id, goal, closed, publishPrice }: PublicListing) =>
  goal === 'rent' && !closed && !publishPrice && (await hasChargesIncluded(db, id))

/** Picks the public values that decide the costs, without the row's own amounts. */
const offered = ({ goal, closed, region, webId }: PublicListing) => ({ goal, closed, region, webId })

type PageParts = {
  row: PublicListing
  card: ListingCard
  details: ListingDetails
  texts: ListingTextRow[]
  spoken: ListingTextRow | undefined
  hrefs: PageInfo['alternates']
  site: Site
  /** Sold or let too long ago to be indexed by search engines (D8). */
  isOldReference: boolean
  context: PresenterContext
}

function pageOf(app: App, parts: PageParts): PageInfo {
  const { row, card, details, texts, spoken, hrefs, site, isOldReference, context } = parts
  const { locale, config } = app
  const { publicUrl } = config
  const description = cleanDescription(spoken?.description ?? '')
  const own = { name: card.title, href: hrefs?.[locale] }
  const crumbs = crumbsFromTable(`listing.${row.goal}`, context, own)
  const agency = site.identity.name
  return {
    title: titleIn(card.title, card.city),
    description: description || card.title,
    alternates: hrefs,
    canonical: hrefs?.[locale],
    noindex: spoken?.locale !== locale || isOldReference,
    indexedLocales: texts.map((text) => text.locale),
    crumbs,
    socialPicture: socialPictureOf(socialCardOfListing(card, site, context), {
      kind: 'listing',
      id: row.id,
      locale,
    }),
    structuredData: [
      breadcrumbList(crumbs, publicUrl),
      listingStructuredData({ card, details, row, description, publicUrl, agency }),
    ],
  }
}

async function goneParts(app: App, row: PublicListing | undefined) {
  const { db } = app
  const like = row ?? {
    id: 0,
    goal: 'sale' as const,
    webId: 1,
    ...{ countryId: countryIds.belgium, zip: '' },
    priceCents: null,
    publishPrice: false,
  }
  const [site, context, similar] = await Promise.all([
    siteOf(db),
    presenterContextOf(app),
    similarCards(app, like),
  ])
  const page: PageInfo = {
    title: context.t('listings:gone.title'),
    alternates: addressesOf(site.locales, (to) => pathTo(to, listNameOf(like.goal))),
    noindex: true,
    // Also where the print view would be.
    bare: false,
  }
  return { page, similar }
}

const similarShown = 3

const similarCards = async (app: App, to: Parameters<typeof findSimilarIds>[1]) =>
  await cardsByIds(app, await findSimilarIds(app.db, to, similarShown))

/** The listing's address in every enabled language. */
function hrefsOf(row: PublicListing, texts: ListingTextRow[], context: PresenterContext, enabled: Locale[]) {
  const hrefs: Partial<Record<Locale, string>> = {}
  for (const locale of enabled) {
    hrefs[locale] = hrefOf(cardRowOf(row, texts, locale, null), withLocale(context, locale))
  }
  return hrefs
}

const cardRowOf = (
  row: PublicListing,
  texts: ListingTextRow[],
  locale: Locale,
  cover: CardRow['cover'],
): CardRow => ({
  ...row,
  text: texts.find((text) => text.locale === locale) ?? null,
  cover,
})
