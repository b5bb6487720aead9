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
import { formatNumber } from '~/kernel/numbers'
import { unitPlanKind } from '~/kernel/unit-plan'
import type { App } from '~/platform/app.server'
import { breadcrumbList } from '~/ui/page/breadcrumb-list'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { addressesOf } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Saying } from '../card/listing-card'
import { inLanguage, sayingOf } from '../card/saying.server'
import { spokenName, spokenText } from '../card/spoken-text'
import { ratesOn } from '../costs/rules/rates'
import { socialPictureOf } from '../outlets/social-card.server'
import { documentPath } from '../page/document-path'
import {
  descriptionOf,
  foreignLang,
  isDatabaseId,
  picturesOf,
  redirectToCanonical,
  saidDocuments,
  titleIn,
} from '../page/page-parts.server'
import { cleanDescription } from '../page/text'
import { viewpointOf } from '../page/viewpoint.server'
import type { PictureRow } from '../projection/listing-rows'
import { publicAddress } from '../projection/public-listing'
import { publicPosition } from '../projection/public-position'
import { socialCardOfProject } from './project-social-card.server'
import { projectStructuredData, type ToldUnit } from './project-structured-data'
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
import { projectHref, projectTitle, sayProject } from './say-project.server'
import { writeUnitCriteria } from './unit-criteria'
import { isSoldOut } from './unit-facts'

/** A project's page with its units; or that it is not, or no longer, there. */
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
  const [site, saying, texts, units, pictures, documents] = await Promise.all([
    siteOf(db),
    sayingOf(app),
    findProjectTexts(db, row.id),
    findUnits(db, row.id),
    findProjectPictures(db, row.id),
    findProjectDocuments(db, row.id),
  ])
  if (row.externalWeb) throw redirect(row.externalWeb, 302)
  const hrefs = hrefsOf(row, texts, saying, site.locales)
  redirectToCanonical(hrefs[locale], url)

  const soldOut = isSoldOut(row.state, units)
  const plans = soldOut ? [] : documents.filter((document) => document.public)
  const list = projectUnits(units, url.searchParams, saying, {
    contact: ({ id }) => askAbout(hrefs[locale], row.id, id),
    plan: ({ planUrl, names }) => planHref(plans, planUrl, spokenName(names, saying).text, locale),
  })
  redirectFromEmpty(url, writeUnitCriteria(list.criteria))

  const title = projectTitle(row, texts, saying)
  const text = spokenText(texts, saying)
  const shown = picturesOf(pictures, 'picture', title, saying)
  const viewpoint = viewpointOf(row, { spoken: undefined, saying })
  const cover = pictures.find(({ id }) => id === row.coverPictureId) ?? null
  return {
    page: pageOf(app, { row, title, texts, text, hrefs, picture: shown[0], cover, units, site, saying }),
    title,
    id: row.id,
    place: placeOf(row, saying),
    showsAddress: publicAddress(row, saying.t('listings:box')) !== undefined,
    position: publicPosition(row),
    neighbourhood: viewpoint && (await neighbourhoodOf(db, viewpoint, saying)),
    ...descriptionOf(text, locale),
    soldOut,
    ways: soldOut ? waysOn(site, saying) : [],
    href: hrefs[locale] ?? '',
    facts: factsOf(row, text, saying),
    pictures: shown,
    floorPlans: picturesOf(pictures, 'floor-plan', title, saying),
    documents: saidDocuments(
      documents.filter(({ kind }) => kind !== unitPlanKind),
      saying,
      !soldOut,
    ),
    list,
    vatNote: vatNote(app, row, saying),
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
  saying: Saying
}

function pageOf({ locale, config }: App, parts: PageParts): PageInfo {
  const { row, title, texts, text, hrefs, picture, cover, units, site, saying } = parts
  const crumbs = crumbsFromTable('project', saying, { name: title, href: hrefs?.[locale] })
  const description = cleanDescription(text?.description ?? '')
  const found = { project: row, texts, cover, units }
  const city = cityOf(row, saying)
  return {
    title: titleIn(title, city),
    description: description || title,
    alternates: hrefs,
    canonical: hrefs?.[locale],
    noindex: text?.locale !== locale,
    indexedLocales: texts.map(({ locale: own }) => own),
    crumbs,
    socialPicture: socialPictureOf(socialCardOfProject(sayProject(found, saying), site, saying), {
      kind: 'project',
      id: row.id,
      locale,
    }),
    structuredData: [
      breadcrumbList(crumbs, config.publicUrl),
      projectStructuredData({
        ...{ row, title, city, description, picture },
        address: publicAddress(row, saying.t('listings:box')),
        url: config.publicUrl + (hrefs?.[locale] ?? ''),
        units: units.map((unit) => toldUnit(unit, saying)),
        publicUrl: config.publicUrl,
        agency: site.identity.name,
      }),
    ],
  }
}

const cityOf = (row: ProjectRow, { names, locale }: Saying) => names.city(row.countryId, row.zip, locale)

/** `Bouwlaan 7, 1180 Ukkel` */
const placeOf = (row: ProjectRow, saying: Saying) =>
  [publicAddress(row, saying.t('listings:box')), `${row.zip} ${cityOf(row, saying)}`]
    .filter(Boolean)
    .join(', ')

function hrefsOf(row: ProjectRow, texts: ProjectTextRow[], saying: Saying, enabled: Locale[]) {
  const hrefs: Partial<Record<Locale, string>> = {}
  for (const locale of enabled) hrefs[locale] = projectHref(row, texts, inLanguage(saying, locale))
  return hrefs
}

function factsOf(row: ProjectRow, text: ProjectTextRow | undefined, { t, locale }: Saying) {
  const facts = [
    { label: t('listings:projects.number'), value: row.number },
    {
      label: t('listings:projects.delivery'),
      value: text?.delivery,
      lang: foreignLang(text, locale),
    },
    {
      label: t('listings:projects.progress'),
      value:
        row.progress === null
          ? undefined
          : t('listings:projects.progressValue', { percent: formatNumber(row.progress, locale) }),
    },
  ]
  return facts.flatMap(({ label, value, lang }) => (value ? [{ label, value, lang }] : []))
}

const toldUnit = (unit: UnitRow, saying: Saying): ToldUnit => ({
  ...unit,
  name: spokenName(unit.names, saying).text,
  floor: spokenName(unit.floors, saying).text,
  type: spokenName(unit.types, saying).text,
})

/** The plan of a unit among the documents that anybody may open. */
function planHref(plans: { id: number; url: string }[], url: string | null, name: string, locale: Locale) {
  const plan = plans.find((one) => one.url === url)
  return plan && documentPath(locale, { id: plan.id, url: plan.url, name: `plan ${name}` })
}

/** The project's own page, with its form on that unit. */
const askAbout = (href: string | undefined, project: number, unit: number) =>
  href && `${href}?project=${project}&unit=${unit}#contact-construction`

/** A form sends the fields that were left empty too; the address that is kept has none of them. */
function redirectFromEmpty(url: URL, query: string) {
  if (parameters.units.some((name) => url.searchParams.get(name) === '')) {
    throw redirect(url.pathname + query, 302)
  }
}

/** Where to go from a project of which nothing is left. */
const waysOn = (site: Site, { t, locale }: Saying) => {
  const demand = pathOfOriginal(site, '/demand-register/', locale)
  return [
    { text: t('listings:projects.others'), href: pathTo(locale, 'projects') },
    ...(demand ? [{ text: t('listings:projects.keepInformed'), href: demand }] : []),
  ]
}

/** What a buyer of a new building pays instead of registration duty, and for land that is sold without VAT. */
function vatNote({ clock }: App, { goal, region }: ProjectRow, { t, locale }: Saying): string | undefined {
  if (goal !== 'sale' || !region || region === 'luxembourg') return undefined
  const { vat, duties } = ratesOn(brusselsDay(clock.now()))
  return t('listings:projects.vatNote', {
    vat: formatNumber(vat.newBuildPercent, locale),
    duty: formatNumber(duties[region].otherwisePercent, locale),
    region: t(`listings:projects.regions.${region}`),
  })
}
