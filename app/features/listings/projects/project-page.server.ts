import { redirect } from 'react-router'
import type { Site } from '~/features/content/public'
import { pathOfOriginal, siteOf } from '~/features/content/public.server'
import type { PictureSource } from '~/features/media/public'
import { neighbourhoodOf } from '~/features/places/public.server'
import { parameters } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import type { Locale } from '~/kernel/locale'
import { formatNumber, formatPercent } from '~/kernel/numbers'
import { groupPhone, telHref } from '~/kernel/phone'
import { postalCode } from '~/kernel/region'
import { unitPlanKind } from '~/kernel/unit-plan'
import type { App } from '~/platform/app.server'
import { optionalPart } from '~/platform/optional-part.server'
import { breadcrumbList } from '~/ui/page/breadcrumb-list'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { addressesOf } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { PresenterContext } from '../card/listing-card'
import { localisedName, localisedText } from '../card/localised-text'
import { presenterContextOf, withLocale } from '../card/presenter-context.server'
import { ratesOn } from '../costs/rules/rates'
import { socialPictureOf } from '../outlets/social-card.server'
import { documentPath } from '../page/document-path'
import {
  descriptionOf,
  foreignLang,
  isDatabaseId,
  picturesOf,
  redirectToCanonical,
  titleIn,
  toDocumentLinks,
} from '../page/page-parts.server'
import { cleanDescription } from '../page/text'
import { viewpointOf } from '../page/viewpoint.server'
import type { PictureRow } from '../projection/listing-rows'
import { publicAddress } from '../projection/public-listing'
import { publicPosition } from '../projection/public-position'
import { progressOf, projectHref, projectTitle, toProjectCard } from './project-presenter.server'
import { socialCardOfProject } from './project-social-card.server'
import { type DescribedUnit, projectStructuredData } from './project-structured-data'
import { projectUnits } from './project-units.server'
import {
  findProject,
  findProjectDocuments,
  findProjectPictures,
  findProjectTexts,
  findUnits,
  type ProjectRow,
  type ProjectTextRow,
  type UnitRow,
} from './projects.repo.server'
import { writeUnitCriteria } from './unit-criteria'
import { isSoldOut } from './unit-facts'

/** Loads a project's page with its units; for an unknown or withdrawn project, a page that suggests others. */
export async function loadProject(app: App, id: number, url: URL) {
  const row = isDatabaseId(id) ? await findProject(app.db, id) : undefined
  if (row && !row.withdrawnAt) return { kind: 'project' as const, ...(await projectParts(app, row, url)) }
  return { kind: row ? ('withdrawn' as const) : ('unknown' as const), page: await missingPage(app) }
}

async function missingPage(app: App): Promise<PageInfo> {
  const site = await siteOf(app.db)
  return {
    title: translateTo(app.locale)('listings:projects.noFound'),
    alternates: addressesOf(site.locales, (to) => pathTo(to, 'projects')),
    noindex: true,
  }
}

async function projectParts(app: App, row: ProjectRow, url: URL) {
  const { db, locale } = app
  const [site, context, texts, units, pictures, documents] = await Promise.all([
    siteOf(db),
    presenterContextOf(app),
    findProjectTexts(db, row.id),
    findUnits(db, row),
    findProjectPictures(db, row.id),
    optionalPart(app, 'documents', findProjectDocuments(db, row.id)),
  ])
  if (row.externalWeb) throw redirect(row.externalWeb, 302)
  const hrefs = hrefsOf(row, texts, context, site.locales)
  redirectToCanonical(hrefs[locale], url)

  const soldOut = isSoldOut(row.state, units)
  const plans = (documents ?? []).filter((document) => document.public)
  const list = projectUnits(units, url.searchParams, context, {
    contact: ({ id }) => askAbout(hrefs[locale], row.id, id),
    plan: ({ planUrl, names }) => planHref(plans, planUrl, localisedName(names, context).text, locale),
  })
  redirectFromEmpty(url, writeUnitCriteria(list.criteria))

  const title = projectTitle(row, texts, context)
  const text = localisedText(texts, context)
  const shown = picturesOf(pictures, 'picture', title, context)
  const viewpoint = viewpointOf(row, { spoken: undefined, context })
  const cover = pictures.find(({ id }) => id === row.coverPictureId) ?? null
  return {
    page: pageOf(app, { row, title, texts, text, hrefs, picture: shown[0], cover, units, site, context }),
    title,
    id: row.id,
    place: placeOf(row, context),
    showsAddress: publicAddress(row, context.t('listings:box')) !== undefined,
    position: publicPosition(row),
    neighbourhood: viewpoint && (await optionalPart(app, 'places', neighbourhoodOf(db, viewpoint, context))),
    ...descriptionOf(text, locale),
    soldOut,
    ways: soldOut ? waysOn(site, context) : [],
    href: hrefs[locale] ?? '',
    facts: factsOf(row, text, context),
    pictures: shown,
    floorPlans: picturesOf(pictures, 'floor-plan', title, context),
    documents:
      documents &&
      toDocumentLinks(
        documents.filter(({ kind }) => kind !== unitPlanKind),
        context,
        !soldOut,
      ),
    list,
    vatNote: soldOut ? undefined : vatNote(app, row, context),
    phone: groupPhone(site.identity.phone),
    phoneHref: telHref(site.identity.phone),
  }
}

type PageParts = {
  row: ProjectRow
  title: string
  texts: ProjectTextRow[]
  text: ProjectTextRow | undefined
  hrefs: PageInfo['alternates']
  picture: PictureSource | undefined
  cover: PictureRow | null
  units: UnitRow[]
  site: Site
  context: PresenterContext
}

function pageOf({ locale, config }: App, parts: PageParts): PageInfo {
  const { row, title, texts, text, hrefs, picture, cover, units, site, context } = parts
  const crumbs = crumbsFromTable('project', context, { name: title, href: hrefs?.[locale] })
  const description = cleanDescription(text?.description ?? '')
  const found = { project: row, texts, cover, units }
  const city = cityOf(row, context)
  return {
    title: titleIn(title, city),
    description: description || title,
    alternates: hrefs,
    canonical: hrefs?.[locale],
    noindex: text?.locale !== locale,
    indexedLocales: texts.map(({ locale: own }) => own),
    crumbs,
    socialPicture: socialPictureOf(socialCardOfProject(toProjectCard(found, context), site, context), {
      kind: 'project',
      id: row.id,
      locale,
    }),
    structuredData: [
      breadcrumbList(crumbs, config.publicUrl),
      projectStructuredData({
        ...{ row, title, city, description, picture },
        address: publicAddress(row, context.t('listings:box')),
        url: config.publicUrl + (hrefs?.[locale] ?? ''),
        units: units.map((unit) => toldUnit(unit, context)),
        publicUrl: config.publicUrl,
        agency: site.identity.name,
      }),
    ],
  }
}

const cityOf = (row: ProjectRow, { names, locale }: PresenterContext) =>
  names.city(row.countryId, row.zip, locale)

/** `Bouwlaan 7, 1180 Ukkel` */
const placeOf = (row: ProjectRow, context: PresenterContext) =>
  [publicAddress(row, context.t('listings:box')), `${postalCode(row)} ${cityOf(row, context)}`]
    .filter(Boolean)
    .join(', ')

function hrefsOf(row: ProjectRow, texts: ProjectTextRow[], context: PresenterContext, enabled: Locale[]) {
  const hrefs: Partial<Record<Locale, string>> = {}
  for (const locale of enabled) hrefs[locale] = projectHref(row, texts, withLocale(context, locale))
  return hrefs
}

function factsOf(row: ProjectRow, text: ProjectTextRow | undefined, context: PresenterContext) {
  const { t, locale } = context
  const facts = [
    {
      label: t('listings:projects.delivery'),
      value: text?.delivery,
      lang: foreignLang(text, locale),
    },
    { label: t('listings:projects.progress'), value: progressOf(row, context) },
    { label: t('listings:projects.number'), value: row.number },
  ]
  return facts.flatMap(({ label, value, lang }) => (value ? [{ label, value, lang }] : []))
}

const toldUnit = (unit: UnitRow, context: PresenterContext): DescribedUnit => ({
  ...unit,
  name: localisedName(unit.names, context).text,
  floor: localisedName(unit.floors, context).text,
  type: localisedName(unit.types, context).text,
})

/** Finds a unit's plan among the public documents. */
function planHref(plans: { id: number; url: string }[], url: string | null, name: string, locale: Locale) {
  const plan = plans.find((one) => one.url === url)
  return plan && documentPath(locale, { id: plan.id, url: plan.url, name: `plan ${name}` })
}

/** Link to the project's own page with its form set to that unit. */
const askAbout = (href: string | undefined, project: number, unit: number) =>
  href && `${href}?project=${project}&unit=${unit}#contact-construction`

/** Removes empty fields that the form submits, for a short address. */
function redirectFromEmpty(url: URL, query: string) {
  if (parameters.units.some((name) => url.searchParams.get(name) === '')) {
    throw redirect(url.pathname + query, 302)
  }
}

/** Suggestions for a project that is sold out. */
const waysOn = (site: Site, { t, locale }: PresenterContext) => {
  const demand = pathOfOriginal(site, '/demand-register/', locale)
  return [
    { text: t('listings:projects.others'), href: pathTo(locale, 'projects') },
    ...(demand ? [{ text: t('listings:projects.keepInformed'), href: demand }] : []),
  ]
}

/** Explains VAT on a new building, and registration duty on land that is sold without VAT, with both rates of a region. */
function vatNote(
  { clock }: App,
  { goal, region }: ProjectRow,
  { t, locale }: PresenterContext,
): string | undefined {
  if (goal !== 'sale' || !region || region === 'luxembourg') return undefined
  const { vat, duties } = ratesOn(brusselsDay(clock.now()))
  const { plot, ownHomePercent, otherwisePercent } = duties[region]
  const own = formatPercent(ownHomePercent, locale)
  const otherwise = formatPercent(otherwisePercent, locale)
  const isEither = plot !== undefined && own !== otherwise
  return t('listings:projects.vatNote', {
    vat: formatNumber(vat.newBuildPercent, locale),
    included: t('listings:costs.purchase.vatIncluded'),
    duty: isEither ? t('listings:projects.eitherDuty', { own, otherwise }) : otherwise,
    region: t(`listings:projects.regions.${region}`),
  })
}
