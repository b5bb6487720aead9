import { shellOf } from '~/features/content/public.server'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { PageInfo } from '~/ui/page/page-info'
import { brochurePath } from '../detail/brochure-path'
import { loadListing } from '../detail/listing-page.server'
import type { FactGroup } from '../facts/detail-groups'
import { rungsOf } from '../facts/energy-ladder'
import { withRoomFor } from './brochure-plan'
import { brochureText } from './brochure-text'

const mostPictures = 4

/**
 * Builds the two-page print view of a listing (D4) from the data of its own page, so that nothing hidden is printed.
 * @param url - of the brochure, one step below the listing's page
 */
export async function loadBrochure(app: App, id: number, url: URL) {
  const loaded = await loadListing(app, id, new URL('..', url))
  if (loaded.kind !== 'listing') return loaded
  const { listing, groups, href, publicUrl, pictures, floorPlans, energy } = loaded
  const { shell } = await shellOf(app)
  // Mandatory statements (docs/facts.md) come before optional facts; the rent's charges are mandatory.
  const notices = [loaded.renovationNotice, loaded.notStated].filter((text) => text !== undefined)
  const plan = withRoomFor(
    mobilityOf(app, loaded),
    [...groups.energy, ...groups.legal, ...groups.costs, ...groups.features],
    energy ? rungsOf(energy.region).length : 0,
    notices,
  )
  const [cover, ...others] = pictures
  return {
    kind: 'listing' as const,
    page: pageOf(app, loaded),
    listing,
    href,
    url: publicUrl + href,
    cover,
    strip: plan.pictures ? [...floorPlans.slice(0, 1), ...others].slice(0, mostPictures) : [],
    text: brochureText(loaded.description, listing.title, Boolean(loaded.stateNotice)),
    textLang: loaded.descriptionLang,
    plan,
    energy,
    notices,
    stateNotice: loaded.stateNotice,
    plotSurface: loaded.plotSurface,
    contact: loaded.contact,
    reference: loaded.reference,
    agency: { name: shell.siteName, logoSvg: shell.logoSvg, identity: shell.identity },
    printedOn: formatDay(brusselsDay(app.clock.now()), app.locale),
  }
}

/** Sums up what is within walking distance in one line; the page lists it all. */
function mobilityOf({ locale }: App, { neighbourhood }: LoadedListing): FactGroup | undefined {
  if (!neighbourhood) return undefined
  const t = translateTo(locale)
  const { score, centreOf } = neighbourhood
  const label = centreOf ? `${t('places:score')} (${centreOf})` : t('places:score')
  const facts = [{ label, value: `${score} / 10` }]
  return { key: 'neighbourhood', title: t('listings:sections.neighbourhood'), facts }
}

type LoadedListing = Extract<Awaited<ReturnType<typeof loadListing>>, { kind: 'listing' }>

const pageOf = ({ locale }: App, { page, href }: LoadedListing): PageInfo => ({
  title: page.title,
  alternates: Object.fromEntries(
    Object.entries(page.alternates).map(([to, listing]) => [to, brochurePath(listing, to as Locale)]),
  ),
  canonical: brochurePath(href, locale),
  copyOf: href,
})

export type Brochure = Extract<Awaited<ReturnType<typeof loadBrochure>>, { kind: 'listing'; text: string }>
