import type { Locale } from '~/kernel/locale'

/**
 * The addresses of the screens that the product draws itself, in every language; those of the agency's own pages
 * stand in its content. `original` is the language-free address that older links and the agency's own materials
 * use; it redirects to the localized one (L13). English follows the original, in lower case without accents;
 * German has slugs of its own (L7). `:names` are filled by `pathTo`.
 */
export type PathEntry = {
  original: string
  /** `login` and `portal` are what one person sees: kept by no cache, found by no search engine. */
  type: 'page' | 'feedback' | 'listing' | 'project' | 'login' | 'portal'
  paths: Record<Locale, string>
  /** The page above it in the breadcrumb. */
  parent?: string
}

const everywhere = (path: string): Record<Locale, string> => ({ nl: path, fr: path, en: path, de: path })

const page = (original: string, nl: string, fr: string, en: string, de: string) =>
  ({ original, type: 'page', paths: { nl, fr, en, de } }) as const

/** What stands before and behind the login of owners (O1, O2). */
const own = (type: 'login' | 'portal', original: string, nl: string, fr: string, en: string, de: string) =>
  ({ original, type, paths: { nl, fr, en, de } }) as const

/** A thank-you page; the default pattern unless a language has its own words. */
const thanks = (form: string, own: Partial<Record<Locale, string>> = {}) =>
  ({
    original: `/feedback/${form}/`,
    type: 'feedback',
    paths: {
      nl: `/bedankt/${own.nl ?? form}/`,
      fr: `/merci/${own.fr ?? form}/`,
      en: `/thank-you/${own.en ?? form}/`,
      de: `/danke/${own.de ?? form}/`,
    },
  }) as const

export const paths = {
  home: page('/', '/', '/', '/', '/'),
  'for-sale': page('/for-sale/', '/te-koop/', '/a-vendre/', '/for-sale/', '/zu-verkaufen/'),
  'for-rent': page('/for-rent/', '/te-huur/', '/a-louer/', '/for-rent/', '/zu-vermieten/'),
  'listing.sale': {
    original: '/property/:id/',
    type: 'listing',
    paths: {
      nl: '/te-koop/:city/:slug/:id/',
      fr: '/a-vendre/:city/:slug/:id/',
      en: '/for-sale/:city/:slug/:id/',
      de: '/zu-verkaufen/:city/:slug/:id/',
    },
    parent: 'for-sale',
  },
  'listing.rent': {
    original: '/property/:id/',
    type: 'listing',
    paths: {
      nl: '/te-huur/:city/:slug/:id/',
      fr: '/a-louer/:city/:slug/:id/',
      en: '/for-rent/:city/:slug/:id/',
      de: '/zu-vermieten/:city/:slug/:id/',
    },
    parent: 'for-rent',
  },
  // On paper; its language-free address is that of the home itself.
  'listing.sale.print': {
    original: '/property/:id/',
    type: 'listing',
    paths: {
      nl: '/te-koop/:city/:slug/:id/afdrukken/',
      fr: '/a-vendre/:city/:slug/:id/imprimer/',
      en: '/for-sale/:city/:slug/:id/print/',
      de: '/zu-verkaufen/:city/:slug/:id/drucken/',
    },
    parent: 'listing.sale',
  },
  'listing.rent.print': {
    original: '/property/:id/',
    type: 'listing',
    paths: {
      nl: '/te-huur/:city/:slug/:id/afdrukken/',
      fr: '/a-louer/:city/:slug/:id/imprimer/',
      en: '/for-rent/:city/:slug/:id/print/',
      de: '/zu-vermieten/:city/:slug/:id/drucken/',
    },
    parent: 'listing.rent',
  },
  projects: page('/projects/', '/projecten/', '/projects/', '/projects/', '/projekte/'),
  project: {
    original: '/project/:id/',
    type: 'project',
    paths: {
      nl: '/projecten/:city/:slug/:id/',
      fr: '/projects/:city/:slug/:id/',
      en: '/projects/:city/:slug/:id/',
      de: '/projekte/:city/:slug/:id/',
    },
    parent: 'projects',
  },
  favourites: page('/favourites/', '/favorieten/', '/favoris/', '/favourites/', '/favoriten/'),
  map: page('/map/', '/kaart/', '/carte/', '/map/', '/karte/'),
  confirm: page('/confirm/', '/bevestigen/', '/confirmer/', '/confirm/', '/bestaetigen/'),
  demand: page('/my-search/', '/mijn-zoekopdracht/', '/ma-recherche/', '/my-search/', '/mein-suchauftrag/'),
  newsletter: page('/newsletter/', '/nieuwsbrief/', '/newsletter/', '/newsletter/', '/newsletter/'),
  'newsletter.confirm': page(
    '/newsletter/confirm/',
    '/nieuwsbrief/bevestigen/',
    '/newsletter/confirmer/',
    '/newsletter/confirm/',
    '/newsletter/bestaetigen/',
  ),
  'newsletter.stop': page(
    '/newsletter/unsubscribe/',
    '/nieuwsbrief/uitschrijven/',
    '/newsletter/desinscription/',
    '/newsletter/unsubscribe/',
    '/newsletter/abmelden/',
  ),
  documents: page('/documents/', '/documenten/', '/documents/', '/documents/', '/dokumente/'),
  'self-test': { original: '/testing-testing/', type: 'page', paths: everywhere('/testing-testing/') },
  appointment: page('/appointment/', '/afspraak/', '/rendez-vous/', '/appointment/', '/termin/'),
  'appointment.own': page(
    '/appointment/manage/',
    '/afspraak/beheren/',
    '/rendez-vous/gerer/',
    '/appointment/manage/',
    '/termin/verwalten/',
  ),
  testimonial: page('/testimonial/', '/getuigenis/', '/temoignage/', '/testimonial/', '/erfahrungsbericht/'),
  'my-data': page('/my-data/', '/mijn-gegevens/', '/mes-donnees/', '/my-data/', '/meine-daten/'),
  login: own('login', '/login/', '/login/', '/login/', '/login/', '/login/'),
  'login.forgotten': own(
    'login',
    '/login/forgotten/',
    '/login/vergeten/',
    '/login/oublie/',
    '/login/forgotten/',
    '/login/vergessen/',
  ),
  'login.password': own(
    'login',
    '/login/password/',
    '/login/wachtwoord/',
    '/login/mot-de-passe/',
    '/login/password/',
    '/login/passwort/',
  ),
  portal: own(
    'portal',
    '/my-properties/',
    '/mijn-panden/',
    '/mes-biens/',
    '/my-properties/',
    '/meine-immobilien/',
  ),
  'portal.account': own(
    'portal',
    '/my-properties/account/',
    '/mijn-panden/account/',
    '/mes-biens/compte/',
    '/my-properties/account/',
    '/meine-immobilien/konto/',
  ),
  'portal.listing': {
    original: '/my-properties/:id/',
    type: 'portal',
    paths: {
      nl: '/mijn-panden/:id/',
      fr: '/mes-biens/:id/',
      en: '/my-properties/:id/',
      de: '/meine-immobilien/:id/',
    },
    parent: 'portal',
  },
  preview: { original: '/preview/', type: 'page', paths: everywhere('/preview/') },
  'mail-preview': { original: '/gallery/mails/', type: 'page', paths: everywhere('/gallery/mails/') },
  gallery: { original: '/gallery/', type: 'page', paths: everywhere('/gallery/') },
  'thanks.contact-me': thanks('contact-me'),
  'thanks.contact-appointment': thanks('contact-appointment'),
  'thanks.contact-construction': thanks('contact-construction'),
  'thanks.contact-demand': thanks('contact-demand', {
    nl: 'gratis-schatting',
    fr: 'estimation-gratuite',
    de: 'kostenlose-bewertung',
  }),
  'thanks.demand-register': thanks('demand-register'),
  'thanks.send-to-friend': thanks('send-to-friend'),
  'thanks.site-contact': thanks('site-contact', {
    nl: 'neem-contact-met-ons-op',
    fr: 'prenez-contact-avec-nous',
  }),
  'thanks.sign-newsletter': thanks('sign-newsletter', { fr: 'newsletter' }),
  'thanks.testing-testing': thanks('testing-testing'),
  'thanks.document-request': thanks('document-request'),
  'thanks.testimonial': thanks('testimonial'),
  'thanks.vehicle-request': thanks('vehicle-request'),
} as const satisfies Record<string, PathEntry>

export type PageName = keyof typeof paths

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The names a page's address needs filled, `never` when it needs none. */
export type PathParams<Name extends PageName> = Record<
  ParamNames<(typeof paths)[Name]['paths']['nl']>,
  string | number
>

export const pageNames = Object.keys(paths) as PageName[]
export const entryOf = (name: PageName): PathEntry => paths[name]

/** Whether a page is one person's: it depends on who is logged in. */
export const isPersonalPage = (name: PageName): boolean => ['login', 'portal'].includes(entryOf(name).type)
