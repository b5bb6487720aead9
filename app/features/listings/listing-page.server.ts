import { redirect } from 'react-router'
import type { Site } from '~/features/content/public'
import { siteOf } from '~/features/content/public.server'
import { pictureUrl } from '~/features/media/public'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import type { EnergyLabel } from '~/kernel/energy'
import type { Locale } from '~/kernel/locale'
import { groupPhone } from '~/kernel/phone'
import { renovationDutyOf } from '~/kernel/renovation'
import { cleanDescription } from '~/kernel/text'
import type { App } from '~/platform/app.server'
import { breadcrumbList } from '~/ui/page/breadcrumb-list'
import type { PageInfo } from '~/ui/page/page-info'
import { catalogueOf } from './catalogue.server'
import { factGroups } from './detail-groups'
import type { Saying } from './listing-card'
import type { CardRow, ListingRow, ListingTextRow } from './listing-rows'
import {
  findListing,
  findListingDocuments,
  findListingPictures,
  findListingTexts,
  findReferenceIds,
  findSimilarCards,
} from './listings.repo.server'
import { publicDetails, publicWords } from './public-listing'
import { energyOfRow, hrefOf, sayCard, sayPicture } from './say-listing.server'
import { listingStructuredData } from './structured-data'

/** A listing's page; or that it is not, or no longer, there, with homes that are. */
export async function loadListing(app: App, id: number, url: URL) {
  const row = Number.isSafeInteger(id) && id <= 2_147_483_647 ? await findListing(app.db, id) : undefined
  if (!row) return { kind: 'unknown' as const, ...(await goneParts(app, undefined)) }
  if (row.withdrawnAt) return { kind: 'withdrawn' as const, ...(await goneParts(app, row)) }
  return { kind: 'listing' as const, ...(await listingParts(app, row, url)) }
}

async function listingParts(app: App, row: ListingRow, url: URL) {
  const { db, locale, config } = app
  const [site, catalogue, texts, pictures, documents, similarRows, references] = await Promise.all([
    siteOf(db),
    catalogueOf(db, row.goal),
    findListingTexts(db, row.id),
    findListingPictures(db, row.id),
    findListingDocuments(db, row.id),
    findSimilarCards(db, row, locale, 3),
    row.closed ? findReferenceIds(db) : Promise.resolve<number[]>([]),
  ])
  const t = translateTo(locale)
  const saying: Saying = { locale, t, names: catalogue.names, mediaBaseUrl: config.mediaBaseUrl }
  const hrefs = hrefsOf(row, texts, saying, site.locales)
  if (hrefs[locale] !== url.pathname) throw redirect(`${hrefs[locale]}${url.search}`, 301)

  const cover = pictures.find(({ kind }) => kind === 'picture') ?? null
  const card = sayCard(cardRowOf(row, texts, locale, cover), saying)
  const details = publicDetails(row)
  const own = texts.find((text) => text.locale === locale)
  // Without a text in this language the site's own language speaks, marked as such (L17).
  const spoken = own ?? texts.find((text) => text.locale === site.languages.default) ?? texts[0]
  const groups = groupsOf(
    factGroups({
      details,
      words: spoken ? publicWords(row, spoken.words) : {},
      typeName: card.typeName,
      place: `${card.zip} ${card.city}`,
      t,
      locale,
    }),
  )
  const energy = energyOfRow(row)
  const sayAll = (kind: 'picture' | 'floor-plan') =>
    pictures
      .filter((picture) => picture.kind === kind)
      .map((picture) => sayPicture(picture, locale, card.title, config.mediaBaseUrl))
  const listName = row.goal === 'sale' ? 'for-sale' : 'for-rent'
  const crumbs = [
    { name: t('ui:home'), href: pathTo(locale, 'home') },
    { name: t(`listings:list.${row.goal}`), href: pathTo(locale, listName) },
    { name: card.title, href: hrefs[locale] },
  ]
  const shared = card.picture && pictureUrl(card.picture, { width: 600, ratio: '1.91:1' })
  const page: PageInfo = {
    title: `${card.title} – ${card.city}`,
    description: cleanDescription(spoken?.description ?? '') || card.title,
    alternates: hrefs,
    canonical: hrefs[locale],
    noindex: !own || (row.closed && !references.includes(row.id)),
    indexedLocales: texts.map((text) => text.locale),
    crumbs,
    socialPicture:
      shared && card.picture ? { url: shared, width: 600, height: 314, alt: card.picture.alt } : undefined,
    structuredData: [
      breadcrumbList(crumbs, config.publicUrl),
      listingStructuredData({
        card,
        details,
        row,
        description: cleanDescription(spoken?.description ?? ''),
        publicUrl: config.publicUrl,
        agency: site.identity.name,
      }),
    ],
  }
  return {
    page,
    listing: card,
    description: spoken?.description ?? '',
    descriptionLang: spoken && spoken.locale !== locale ? spoken.locale : undefined,
    groups,
    sections: sectionsOf(t, {
      description: Boolean(spoken?.description),
      energy: Boolean(energy) || groups.energy.length > 0,
      planning: groups.legal.length > 0,
      similar: similarRows.length > 0,
    }),
    pictures: sayAll('picture'),
    floorPlans: sayAll('floor-plan'),
    documents: documents.map(({ id, names }) => ({
      id,
      name: names[locale] ?? Object.values(names)[0] ?? '',
    })),
    energy: energy && { ...energy, value: row.energyValue ?? undefined },
    renovationNotice: renovationNotice(app, row, energy?.label),
    stateNotice: row.state === 'available' ? undefined : t(`listings:stateNotice.${row.state}`),
    plotSurface: details.surfaces?.ground,
    offer: row.goal === 'sale' && !row.closed,
    similar: similarRows.map((similar) => sayCard(similar, saying)),
    contact: contactOf(site, details.agent, `${card.title} (${row.id})`),
  }
}

async function goneParts(app: App, row: ListingRow | undefined) {
  const { db, locale, config } = app
  const goal = row?.goal ?? 'sale'
  const [site, catalogue, rows] = await Promise.all([
    siteOf(db),
    catalogueOf(db, goal),
    findSimilarCards(
      db,
      row ?? { id: 0, goal, webId: 1, zip: '', priceCents: null, publishPrice: false },
      locale,
      3,
    ),
  ])
  const t = translateTo(locale)
  const saying: Saying = { locale, t, names: catalogue.names, mediaBaseUrl: config.mediaBaseUrl }
  const page: PageInfo = {
    title: t('listings:gone.title'),
    alternates: Object.fromEntries(
      site.locales.map((to) => [to, pathTo(to, goal === 'sale' ? 'for-sale' : 'for-rent')]),
    ),
    noindex: true,
  }
  return { page, similar: rows.map((similar) => sayCard(similar, saying)) }
}

/** The listing's address in every enabled language. */
function hrefsOf(row: ListingRow, texts: ListingTextRow[], saying: Saying, enabled: Locale[]) {
  const hrefs: Partial<Record<Locale, string>> = {}
  for (const locale of enabled) {
    hrefs[locale] = hrefOf(cardRowOf(row, texts, locale, null), { ...saying, locale, t: translateTo(locale) })
  }
  return hrefs
}

const cardRowOf = (
  row: ListingRow,
  texts: ListingTextRow[],
  locale: Locale,
  cover: CardRow['cover'],
): CardRow => ({
  ...row,
  text: texts.find((text) => text.locale === locale) ?? null,
  cover,
})

/** Which groups of facts stand in which section of the page. */
function groupsOf(groups: ReturnType<typeof factGroups>) {
  const of = (...keys: string[]) => groups.filter(({ key }) => keys.includes(key))
  return {
    features: of('general', 'surfaces', 'rooms', 'comfort'),
    energy: of('energy'),
    legal: of('planning', 'flood', 'certificates'),
    costs: of('financial'),
  }
}

function sectionsOf(
  t: Saying['t'],
  has: { description: boolean; energy: boolean; planning: boolean; similar: boolean },
) {
  const ids = ['description', 'features', 'energy', 'documents', 'planning', 'costs', 'similar'] as const
  return ids
    .filter((id) => id === 'features' || id === 'documents' || id === 'costs' || has[id])
    .map((id) => ({ id, title: t(`listings:sections.${id}`) }))
}

/** Said with a home for sale that its buyer must renovate, as the law stands today (D6). */
function renovationNotice({ clock, locale }: App, row: ListingRow, label: EnergyLabel | undefined) {
  if (row.goal !== 'sale') return undefined
  const duty = renovationDutyOf({ region: row.region, label, mainType: row.webId }, brusselsDay(clock.now()))
  if (!duty) return undefined
  const since = formatDay(duty.deedsFrom, locale)
  return translateTo(locale)('listings:renovationNotice', {
    since,
    years: duty.termYears,
    label: duty.targetLabel,
  })
}

type Contact = {
  name: string
  role?: string
  licence?: string
  phone: string
  phoneHref: string
  mailHref: string
}

function contactOf(
  { identity }: Site,
  agent: { name: string; email?: string; phone?: string; number?: string } | undefined,
  about: string,
): Contact {
  const phone = agent?.phone ?? identity.phone
  const email = agent?.email ?? identity.email
  return {
    name: agent?.name ?? identity.name,
    licence: agent?.number,
    phone: groupPhone(phone),
    phoneHref: `tel:${phone.replace(/[^\d+]/g, '')}`,
    mailHref: `mailto:${email}?subject=${encodeURIComponent(about)}`,
  }
}

export type ListingContact = ReturnType<typeof contactOf>
