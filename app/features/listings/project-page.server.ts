import { redirect } from 'react-router'
import { siteOf } from '~/features/content/public.server'
import { pictureUrl } from '~/features/media/public'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import { formatArea, formatNumber } from '~/kernel/numbers'
import { cleanDescription } from '~/kernel/text'
import type { App } from '~/platform/app.server'
import { breadcrumbList } from '~/ui/page/breadcrumb-list'
import type { PageInfo } from '~/ui/page/page-info'
import { catalogueOf } from './catalogue.server'
import type { Saying } from './listing-card'
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
import { publicAddress } from './public-listing'
import { sayPicture } from './say-listing.server'
import { projectHref, projectText, projectTitle } from './say-project.server'

/** A project's page with its units; or that it is not, or no longer, there. */
export async function loadProject(app: App, id: number, url: URL) {
  const row = Number.isSafeInteger(id) && id <= 2_147_483_647 ? await findProject(app.db, id) : undefined
  if (row && !row.withdrawnAt) return { kind: 'project' as const, ...(await projectParts(app, row, url)) }
  return { kind: row ? ('withdrawn' as const) : ('unknown' as const), page: await missingPage(app) }
}

async function missingPage(app: App): Promise<PageInfo> {
  const site = await siteOf(app.db)
  return {
    title: translateTo(app.locale)('listings:projects.noFound'),
    alternates: Object.fromEntries(site.locales.map((to) => [to, pathTo(to, 'projects')])),
    noindex: true,
  }
}

async function projectParts(app: App, row: ProjectRow, url: URL) {
  const { db, locale, config } = app
  const [site, { names }, texts, units, pictures, documents] = await Promise.all([
    siteOf(db),
    catalogueOf(db, row.goal),
    findProjectTexts(db, row.id),
    findUnits(db, row.id),
    findProjectPictures(db, row.id),
    findProjectDocuments(db, row.id),
  ])
  if (row.externalWeb) throw redirect(row.externalWeb, 302)
  const t = translateTo(locale)
  const saying: Saying = { locale, t, names, mediaBaseUrl: config.mediaBaseUrl }
  const hrefs = hrefsOf(row, texts, saying, site.locales)
  if (hrefs[locale] !== url.pathname) throw redirect(`${hrefs[locale]}${url.search}`, 301)

  const title = projectTitle(row, texts, saying)
  const city = names.city(row.countryId, row.zip, locale)
  const text = projectText(texts, locale)
  const address = publicAddress(row, t('listings:box'))
  const crumbs = [
    { name: t('ui:home'), href: pathTo(locale, 'home') },
    { name: t('listings:projects.title'), href: pathTo(locale, 'projects') },
    { name: title, href: hrefs[locale] },
  ]
  const said = pictures
    .filter(({ kind }) => kind === 'picture')
    .map((picture) => sayPicture(picture, locale, title, config.mediaBaseUrl))
  const [shared] = said
  const page: PageInfo = {
    title: `${title} – ${city}`,
    description: cleanDescription(text?.description ?? '') || title,
    alternates: hrefs,
    canonical: hrefs[locale],
    noindex: text?.locale !== locale,
    indexedLocales: texts.map(({ locale: own }) => own),
    crumbs,
    socialPicture: shared && {
      url: pictureUrl(shared, { width: 600, ratio: '1.91:1' }),
      width: 600,
      height: 314,
      alt: shared.alt,
    },
    structuredData: [breadcrumbList(crumbs, config.publicUrl)],
  }
  return {
    page,
    title,
    place: [address, `${row.zip} ${city}`].filter(Boolean).join(', '),
    description: text?.description ?? '',
    descriptionLang: text && text.locale !== locale ? text.locale : undefined,
    soldOut: row.state === 'sold-out',
    facts: factsOf(row, text, saying),
    pictures: said,
    documents: documents.map(({ id, names: said }) => ({
      id,
      name: said[locale] ?? Object.values(said)[0] ?? '',
    })),
    units: units.map((unit) => sayUnit(unit, saying)),
  }
}

function hrefsOf(row: ProjectRow, texts: ProjectTextRow[], saying: Saying, enabled: Locale[]) {
  const hrefs: Partial<Record<Locale, string>> = {}
  for (const locale of enabled)
    hrefs[locale] = projectHref(row, texts, { ...saying, locale, t: translateTo(locale) })
  return hrefs
}

function factsOf(row: ProjectRow, text: ProjectTextRow | undefined, { t, locale }: Saying) {
  const facts = [
    { label: t('listings:projects.number'), value: row.number },
    { label: t('listings:projects.delivery'), value: text?.delivery },
    {
      label: t('listings:projects.progress'),
      value:
        row.progress === null
          ? undefined
          : t('listings:projects.progressValue', { percent: formatNumber(row.progress, locale) }),
    },
  ]
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

function sayUnit(unit: UnitRow, { t, locale }: Saying) {
  const said = (names: Partial<Record<Locale, string>>) =>
    names[locale] ?? names.nl ?? Object.values(names)[0] ?? ''
  return {
    id: unit.id,
    name: said(unit.names),
    floor: said(unit.floors),
    type: said(unit.types),
    surface: unit.surface === null ? '' : formatArea(unit.surface, locale),
    terrace: unit.terrace === null ? '' : formatArea(unit.terrace, locale),
    bedrooms: unit.bedrooms === null ? '' : String(unit.bedrooms),
    // What a sold unit went for is between its buyer and its seller.
    price: unit.priceCents === null || unit.state === 'sold' ? '' : formatPrice(unit.priceCents),
    state: unit.state,
    stateText: t(`listings:projects.states.${unit.state}`),
  }
}

export type SaidUnit = ReturnType<typeof sayUnit>
