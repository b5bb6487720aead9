import type { Locale } from '~/kernel/locale'
// Relative, because the routes read this file before any alias is set up.
import { filterParameterNames, repeatingFilterParameters } from '../kernel/filter-parameters'
import type { TextKey } from './text-keys'

/**
 * Cache policy of a response.
 * - `content`: the same for everybody until the content changes. The page cache stores it; browsers revalidate it.
 * - `minute`: the same for everybody, but with too many addresses for our cache; others may cache it for a minute.
 * - `device`: personal; only the visitor's own browser may cache it.
 * - `never`: different on each request, or visible with a signed link only.
 * - `session`: visible after login only; not indexed, and not compressed.
 */
export type CachePolicy = 'content' | 'minute' | 'device' | 'never' | 'session'

/** What a page accepts: nothing, its forms, or also the one-click unsubscribe of mail programs (RFC 8058). */
export type Accepts = 'nothing' | 'forms' | 'one-click'

/** What the agency has to offer before a page is in the sitemap. */
export type SitemapCondition = 'bookable-valuations' | 'people'

/** A route module, with its method and parameters. */
export type Endpoint = {
  /** The route module, below `app/`. */
  screen: string
  cache: CachePolicy
  accepts: Accepts
  /** Names of the query parameters that it reads; others are ignored. */
  query: readonly string[]
  /** An empty parameter says something else than an absent one; other pages are redirected to the address without it. */
  readsEmpty?: true
  /** Its loader learns the address of the network that asks, and counts by it. */
  knowsAddress?: true
}

/** A page that the product renders itself. The agency's own pages are in its content. */
export type PageEntry = Endpoint & {
  /** The address without language of older links and printed materials; it redirects to the localised one (L13). */
  original: string
  /** Each language has paths in its own words (L7). */
  paths: Record<Locale, string>
  /** Former paths of a language, which redirect to the current one; `*` is the rest of the last segment. */
  formerPaths: Partial<Record<Locale, string>>
  /** Its name in the breadcrumbs of pages below it. */
  title?: TextKey
  /** Its parent in the breadcrumb; the home page has none. */
  parent?: string
  /** With header and footer of the site, or bare for frames and print. */
  frame: 'site' | 'map' | 'print'
  /** Whether React Router hydrates the whole page; other pages hydrate islands only. */
  isHydrated: boolean
  /** Whether search engines may index it. */
  isIndexed: boolean
  /** Whether the sitemap includes it, or with what; rooms add their listings and projects themselves. */
  inSitemap: boolean | SitemapCondition
  /** Whether other sites may learn its address and crawlers follow its links: not where the address may be a signed link. */
  sendsReferrer: boolean
  /** Whether the agency can set its texts and its place in the menu. */
  isDescribed: boolean
  /** Shows no cookie dialog and counts as consent to everything (L16). */
  isConsented?: true
  /** Files below its path: its content in other formats. */
  files: Record<string, Endpoint>
}

const subject = ['listing', 'project', 'unit'] as const
const list: readonly string[] = [
  ...filterParameterNames,
  'sort',
  'page',
  'q',
  'where',
  'unknown',
  'both',
  'view',
]
const demand: readonly string[] = ['goal', ...filterParameterNames]
/** Address of a property to be valued, as a visitor typed it. */
const valuation = ['address'] as const
const units = ['state', 'type', 'bedroomsMin', 'surfaceMin', 'priceMax', 'sort'] as const

/** Names of query parameters, by the code that reads them. */
export const parameters = { subject, list, demand, units } as const

/** Parameters that may be repeated, in any order. */
export const repeatableParameters = repeatingFilterParameters

/** Parameters that hold words of whoever wrote the address: no cache keeps the page that shows them. */
export const typedParameters = ['unknown', 'text', ...valuation] as const

/** Parameters of signed links: their pages show personal data to anybody who has the address. */
export const secretParameters = ['token', 'estimate', 'test'] as const
export type SecretParameter = (typeof secretParameters)[number]

const defaults = {
  cache: 'content',
  accepts: 'nothing',
  query: [],
  formerPaths: {},
  frame: 'site',
  isHydrated: false,
  isIndexed: false,
  inSitemap: false,
  sendsReferrer: true,
  isDescribed: false,
} as const satisfies Partial<PageEntry>

type Details<Files = Record<string, Endpoint>> = { screen: string; files?: Files } & Partial<
  Omit<PageEntry, 'original' | 'paths' | 'screen' | 'files'>
>
type InEachLanguage = readonly [nl: string, fr: string, en: string, de: string]

function page<
  const Paths extends InEachLanguage,
  Files extends Record<string, Endpoint> = Record<never, Endpoint>,
>(
  original: string,
  [nl, fr, en, de]: Paths,
  { files, ...details }: Details<Files>,
): Omit<PageEntry, 'paths' | 'files'> & {
  paths: { nl: Paths[0]; fr: Paths[1]; en: Paths[2]; de: Paths[3] }
  files: Files
} {
  return { ...defaults, ...details, original, paths: { nl, fr, en, de }, files: files ?? ({} as Files) }
}

const endpoint = (screen: string, details: Partial<Endpoint> = {}): Endpoint => ({
  cache: 'content',
  accepts: 'nothing',
  query: [],
  screen,
  ...details,
})

/**
 * A thank-you page: one path pattern, unless a language has its own name for the form. It shows what the form was about,
 * by the numbers in its address.
 */
const thanks = (form: string, own: Partial<Record<Locale, string>> = {}, details: Partial<Details> = {}) =>
  page(
    `/feedback/${form}/`,
    [
      `/bedankt/${own.nl ?? form}/`,
      `/merci/${own.fr ?? form}/`,
      `/thank-you/${own.en ?? form}/`,
      `/danke/${own.de ?? form}/`,
    ],
    { screen: 'pages/thanks.route.tsx', query: subject, ...details },
  )

/** The figures that its address carries are the visitor's own; an empty one is not known, an absent one is the usual one. */
const ledger = {
  screen: 'pages/ledger.route.tsx',
  cache: 'device',
  readsEmpty: true,
  query: ['ownMeans', 'rate', 'years', 'situation', 'vat', 'buyers', 'tax', 'charges', 'energy', 'works'],
} as const

/** What an owner says of a sale. */
const ownerFigures = ['price', 'mortgage', 'certificates', 'works'] as const

/** A page that a mailed link opens, with its forms. */
const signedLinkPage = { cache: 'never', accepts: 'forms', sendsReferrer: false } as const

/** A page of owners, with its forms. */
const portalPage = { cache: 'session', accepts: 'forms', isHydrated: true, sendsReferrer: false } as const

/** Files of a list. */
const listFiles = {
  'feed.atom': endpoint('features/listings/outlets/list-feed.route.ts', { query: list }),
  'list.geojson': endpoint('features/listings/outlets/list-geojson.route.ts', { query: list }),
  'map.json': endpoint('features/map/map-data.route.ts', { query: list }),
  'places.json': endpoint('features/listings/list/where/place-suggestions.route.ts', {
    cache: 'minute',
    query: ['q'],
  }),
  'count.json': endpoint('features/listings/list/list-count.route.ts', { cache: 'minute', query: list }),
}

const mapFiles = {
  'ground.json': endpoint('features/map/base-map.route.ts'),
  'cards.json': endpoint('features/map/map-cards.route.ts', { cache: 'minute', query: ['ids'] }),
  'municipalities.json': endpoint('features/map/map-outlines.route.ts', { cache: 'minute' }),
  'places.json': endpoint('features/map/map-nearby.route.ts', { cache: 'minute', query: ['lat', 'lng'] }),
}

/**
 * Every page that the product renders itself, with its static properties: its path in each language, its route module,
 * its query parameters, its cache policy, the methods it accepts. Routes, page cache, headers, sitemap, redirects of
 * former paths and the schema of the site folder read this table. `pathTo` fills `:names` in paths.
 */
export const pageTable = {
  home: page('/', ['/', '/', '/', '/'], {
    screen: 'pages/home.route.tsx',
    title: 'ui:home',
    isIndexed: true,
    inSitemap: true,
    isDescribed: true,
  }),
  'for-sale': page('/for-sale/', ['/te-koop/', '/a-vendre/', '/for-sale/', '/zu-verkaufen/'], {
    screen: 'pages/listing-list.route.tsx',
    title: 'listings:list.sale',
    query: list,
    isIndexed: true,
    inSitemap: true,
    isDescribed: true,
    files: listFiles,
  }),
  'for-rent': page('/for-rent/', ['/te-huur/', '/a-louer/', '/for-rent/', '/zu-vermieten/'], {
    screen: 'pages/listing-list.route.tsx',
    title: 'listings:list.rent',
    query: list,
    isIndexed: true,
    inSitemap: true,
    isDescribed: true,
    files: listFiles,
  }),
  'listing.sale': page(
    '/property/:id/',
    [
      '/te-koop/:city/:slug/:id/',
      '/a-vendre/:city/:slug/:id/',
      '/for-sale/:city/:slug/:id/',
      '/zu-verkaufen/:city/:slug/:id/',
    ],
    {
      screen: 'pages/listing-detail.route.tsx',
      isIndexed: true,
      accepts: 'forms',
      parent: 'for-sale',
    },
  ),
  'listing.rent': page(
    '/property/:id/',
    [
      '/te-huur/:city/:slug/:id/',
      '/a-louer/:city/:slug/:id/',
      '/for-rent/:city/:slug/:id/',
      '/zu-vermieten/:city/:slug/:id/',
    ],
    {
      screen: 'pages/listing-detail.route.tsx',
      isIndexed: true,
      accepts: 'forms',
      parent: 'for-rent',
    },
  ),
  // Their address without language is that of the listing.
  'listing.sale.print': page(
    '/property/:id/',
    [
      '/te-koop/:city/:slug/:id/afdrukken/',
      '/a-vendre/:city/:slug/:id/imprimer/',
      '/for-sale/:city/:slug/:id/print/',
      '/zu-verkaufen/:city/:slug/:id/drucken/',
    ],
    {
      screen: 'features/listings/brochure/brochure.route.tsx',
      frame: 'print',
    },
  ),
  'listing.rent.print': page(
    '/property/:id/',
    [
      '/te-huur/:city/:slug/:id/afdrukken/',
      '/a-louer/:city/:slug/:id/imprimer/',
      '/for-rent/:city/:slug/:id/print/',
      '/zu-vermieten/:city/:slug/:id/drucken/',
    ],
    {
      screen: 'features/listings/brochure/brochure.route.tsx',
      frame: 'print',
    },
  ),
  'listing.sale.ledger': page(
    '/property/:id/',
    [
      '/te-koop/:city/:slug/:id/rekening/',
      '/a-vendre/:city/:slug/:id/tout-compte-fait/',
      '/for-sale/:city/:slug/:id/ledger/',
      '/zu-verkaufen/:city/:slug/:id/rechnung/',
    ],
    ledger,
  ),
  'listing.rent.ledger': page(
    '/property/:id/',
    [
      '/te-huur/:city/:slug/:id/rekening/',
      '/a-louer/:city/:slug/:id/tout-compte-fait/',
      '/for-rent/:city/:slug/:id/ledger/',
      '/zu-vermieten/:city/:slug/:id/rechnung/',
    ],
    ledger,
  ),
  projects: page('/projects/', ['/projecten/', '/projects/', '/projects/', '/projekte/'], {
    screen: 'features/listings/projects/project-list.route.tsx',
    title: 'listings:projects.title',
    isIndexed: true,
    inSitemap: true,
    isDescribed: true,
  }),
  project: page(
    '/project/:id/',
    [
      '/projecten/:city/:slug/:id/',
      '/projects/:city/:slug/:id/',
      '/projects/:city/:slug/:id/',
      '/projekte/:city/:slug/:id/',
    ],
    {
      screen: 'pages/project-detail.route.tsx',
      accepts: 'forms',
      query: [...units, ...subject],
      isIndexed: true,
      parent: 'projects',
    },
  ),
  team: page('/team/', ['/team/', '/equipe/', '/team/', '/team/'], {
    screen: 'pages/team.route.tsx',
    title: 'content:team.title',
    isIndexed: true,
    inSitemap: 'people',
    isDescribed: true,
  }),
  favourites: page('/favourites/', ['/favorieten/', '/favoris/', '/favourites/', '/favoriten/'], {
    screen: 'pages/favourites.route.tsx',
    title: 'favourites:title',
    // The visitor's list is stored on their device only.
    cache: 'device',
    query: ['ids'],
    files: {
      'cards.json': endpoint('pages/favourites-cards.route.ts', { cache: 'device', query: ['ids'] }),
    },
  }),
  'favourites.compare': page(
    '/favourites/compare/',
    ['/favorieten/vergelijken/', '/favoris/comparer/', '/favourites/compare/', '/favoriten/vergleichen/'],
    {
      screen: 'pages/compare.route.tsx',
      parent: 'favourites',
      cache: 'device',
      query: ['ids'],
    },
  ),
  map: page('/map/', ['/kaart/', '/carte/', '/map/', '/karte/'], {
    screen: 'features/map/map-frame.route.tsx',
    frame: 'map',
    query: ['tiles'],
    files: mapFiles,
  }),
  confirm: page('/confirm/', ['/bevestigen/', '/confirmer/', '/confirm/', '/bestaetigen/'], {
    screen: 'features/confirmation/confirm.route.tsx',
    ...signedLinkPage,
  }),
  demand: page(
    '/my-search/',
    ['/mijn-zoekopdracht/', '/ma-recherche/', '/my-search/', '/mein-suchauftrag/'],
    {
      screen: 'features/alerts/demand.route.tsx',
      ...signedLinkPage,
      accepts: 'one-click',
    },
  ),
  newsletter: page('/newsletter/', ['/nieuwsbrief/', '/newsletter/', '/newsletter/', '/newsletter/'], {
    screen: 'features/newsletter/newsletter.route.tsx',
    accepts: 'forms',
  }),
  'newsletter.confirm': page(
    '/newsletter/confirm/',
    [
      '/nieuwsbrief/bevestigen/',
      '/newsletter/confirmer/',
      '/newsletter/confirm/',
      '/newsletter/bestaetigen/',
    ],
    { screen: 'features/newsletter/newsletter-confirm.route.tsx', ...signedLinkPage },
  ),
  'newsletter.stop': page(
    '/newsletter/unsubscribe/',
    [
      '/nieuwsbrief/uitschrijven/',
      '/newsletter/desinscription/',
      '/newsletter/unsubscribe/',
      '/newsletter/abmelden/',
    ],
    { screen: 'features/newsletter/newsletter-stop.route.tsx', ...signedLinkPage, accepts: 'one-click' },
  ),
  documents: page('/documents/', ['/documenten/', '/documents/', '/documents/', '/dokumente/'], {
    screen: 'features/documents/documents.route.tsx',
    ...signedLinkPage,
    accepts: 'nothing',
  }),
  'self-test': page(
    '/testing-testing/',
    ['/testing-testing/', '/testing-testing/', '/testing-testing/', '/testing-testing/'],
    { screen: 'features/mail/self-test.route.tsx', accepts: 'forms' },
  ),
  appointment: page('/appointment/', ['/afspraak/', '/rendez-vous/', '/appointment/', '/termin/'], {
    screen: 'features/appointments/appointment.route.tsx',
    // Free times change with every booking, and the address may hold the link of a refused visitor.
    ...signedLinkPage,
    isIndexed: true,
    inSitemap: 'bookable-valuations',
    files: { 'agenda.ics': endpoint('features/appointments/agenda.route.ts', { cache: 'never' }) },
  }),
  'appointment.own': page(
    '/appointment/manage/',
    ['/afspraak/beheren/', '/rendez-vous/gerer/', '/appointment/manage/', '/termin/verwalten/'],
    { screen: 'features/appointments/own-appointment.route.tsx', ...signedLinkPage },
  ),
  testimonial: page(
    '/testimonial/',
    ['/getuigenis/', '/temoignage/', '/testimonial/', '/erfahrungsbericht/'],
    { screen: 'features/testimonials/review.route.tsx', ...signedLinkPage },
  ),
  'my-data': page('/my-data/', ['/mijn-gegevens/', '/mes-donnees/', '/my-data/', '/meine-daten/'], {
    screen: 'features/privacy/my-data.route.tsx',
    ...signedLinkPage,
    files: { 'export.json': endpoint('features/privacy/my-data-export.route.ts', { cache: 'never' }) },
  }),
  login: page('/login/', ['/login/', '/login/', '/login/', '/login/'], {
    screen: 'features/owners/login.route.tsx',
    ...portalPage,
  }),
  'login.forgotten': page(
    '/login/forgotten/',
    ['/login/vergeten/', '/login/oublie/', '/login/forgotten/', '/login/vergessen/'],
    { screen: 'features/owners/forgotten.route.tsx', ...portalPage },
  ),
  'login.password': page(
    '/login/password/',
    ['/login/wachtwoord/', '/login/mot-de-passe/', '/login/password/', '/login/passwort/'],
    { screen: 'features/owners/new-password.route.tsx', ...portalPage },
  ),
  portal: page('/my-properties/', ['/mijn-panden/', '/mes-biens/', '/my-properties/', '/meine-immobilien/'], {
    screen: 'features/owners/portal.route.tsx',
    title: 'owners:portal.title',
    ...portalPage,
    accepts: 'nothing',
  }),
  'portal.account': page(
    '/my-properties/account/',
    ['/mijn-panden/account/', '/mes-biens/compte/', '/my-properties/account/', '/meine-immobilien/konto/'],
    { screen: 'features/owners/account.route.tsx', ...portalPage },
  ),
  'portal.listing': page(
    '/my-properties/:id/',
    ['/mijn-panden/:id/', '/mes-biens/:id/', '/my-properties/:id/', '/meine-immobilien/:id/'],
    {
      screen: 'features/owners/own-listing.route.tsx',
      ...portalPage,
      accepts: 'nothing',
      query: ownerFigures,
      parent: 'portal',
    },
  ),
  preview: page('/preview/', ['/preview/', '/preview/', '/preview/', '/preview/'], {
    screen: 'pages/home.route.tsx',
    isConsented: true,
  }),
  'mail-preview': page(
    '/gallery/mails/',
    ['/gallery/mails/', '/gallery/mails/', '/gallery/mails/', '/gallery/mails/'],
    { screen: 'features/mail/mail-preview.route.tsx', cache: 'never' },
  ),
  gallery: page('/gallery/', ['/gallery/', '/gallery/', '/gallery/', '/gallery/'], {
    screen: 'pages/gallery.route.tsx',
    cache: 'never',
  }),
  'gallery.office': page(
    '/gallery/office/',
    ['/gallery/office/', '/gallery/office/', '/gallery/office/', '/gallery/office/'],
    {
      screen: 'pages/office-gallery.route.tsx',
      cache: 'never',
      query: ['state', 'q', 'sort', 'page', 'from', 'news', 'refused', 'door'],
    },
  ),
  'thanks.contact-me': thanks('contact-me'),
  'thanks.contact-appointment': thanks('contact-appointment'),
  'thanks.contact-construction': thanks('contact-construction'),
  'thanks.contact-demand': thanks(
    'contact-demand',
    {
      nl: 'gratis-schatting',
      fr: 'estimation-gratuite',
      en: 'free-valuation',
      de: 'kostenlose-bewertung',
    },
    {
      screen: 'features/valuation/estimate.route.tsx',
      query: ['estimate', ...ownerFigures],
      sendsReferrer: false,
      formerPaths: { en: '/thank-you/contact-demand/' },
    },
  ),
  'thanks.demand-register': thanks(
    'demand-register',
    { en: 'search-alert' },
    { formerPaths: { en: '/thank-you/demand-register/' } },
  ),
  'thanks.send-to-friend': thanks('send-to-friend'),
  'thanks.site-contact': thanks(
    'site-contact',
    { nl: 'neem-contact-met-ons-op', fr: 'prenez-contact-avec-nous' },
    {
      formerPaths: {
        nl: '/bedankt/neem-contact-met-ons-op-*/',
        fr: '/merci/prenez-contact-avec-nous-*/',
      },
    },
  ),
  'thanks.sign-newsletter': thanks('sign-newsletter', { fr: 'newsletter' }),
  'thanks.testing-testing': thanks(
    'testing-testing',
    {},
    { screen: 'features/mail/self-test-outcome.route.tsx', query: ['test'], sendsReferrer: false },
  ),
  'thanks.document-request': thanks('document-request'),
  'thanks.testimonial': thanks('testimonial'),
  'thanks.vehicle-request': thanks('vehicle-request'),
}

export type PageName = keyof typeof pageTable

/** Responses that are not pages and belong to none, by their path after the language. */
const data = {
  'demand/count.json': endpoint('features/alerts/demand-count.route.ts', { cache: 'never' }),
  'consent/': endpoint('features/consent/consent-proof.route.ts', { cache: 'never', accepts: 'forms' }),
  'challenge.json': endpoint('features/forms/challenge.route.ts', {
    cache: 'never',
    query: ['form'],
    knowsAddress: true,
  }),
  'search/index.json': endpoint('features/search/search-index.route.ts'),
  'search/results.json': endpoint('features/search/search-results.route.ts', {
    cache: 'minute',
    query: ['q'],
  }),
}

export const dataTable: Readonly<Record<string, Endpoint>> = data

/** Responses that are not pages, by their path after the language. */
export type DataName = keyof typeof data

/** Names of the files of a page. */
export type FileName<Name extends PageName> = keyof (typeof pageTable)[Name]['files'] & string

/** Every other path: a page or article of the agency, which may contain a form, or nothing. */
export const agencyPage: Endpoint = endpoint('pages/site-page.route.tsx', {
  accepts: 'forms',
  query: [...subject, ...demand, ...valuation],
})

/** Id of its route; ids of other routes are composed of language and name. */
export const agencyRoute = 'agency-page'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The `:names` in a page's path; `never` if there are none. */
export type PathParams<Name extends PageName> = Record<
  ParamNames<(typeof pageTable)[Name]['paths']['nl']>,
  string | number
>

/** Pages with a single address per language. */
export type FixedPageName = {
  [Name in PageName]: PathParams<Name> extends Record<string, never> ? Name : never
}[PageName]

export const pageNames = Object.keys(pageTable) as PageName[]
export const entryOf = (name: PageName): PageEntry => pageTable[name]
