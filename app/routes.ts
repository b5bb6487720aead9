import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { entryOf, type PageName, pageNames } from './i18n/paths'
import { locales } from './kernel/locale'

/** Thanks that say more than thanks. */
const ownThanks = {
  'thanks.contact-demand': 'features/valuation/estimate.route.tsx',
  'thanks.testing-testing': 'features/mail/self-test-outcome.route.tsx',
} as const
const thanks = pageNames.filter((name) => entryOf(name).type === 'feedback' && !(name in ownThanks))

/**
 * The street door: which screen answers at which page. The addresses in each language stand in
 * `i18n/paths.ts`; every screen is registered once a language.
 */
export default [
  ...screen('home', 'features/content/home.route.tsx'),
  ...screen('for-sale', 'features/listings/listing-list.route.tsx'),
  ...screen('for-rent', 'features/listings/listing-list.route.tsx'),
  ...beside('for-sale', 'feed.atom', 'features/listings/list-feed.route.ts'),
  ...beside('for-rent', 'feed.atom', 'features/listings/list-feed.route.ts'),
  ...beside('for-sale', 'list.geojson', 'features/listings/list-geojson.route.ts'),
  ...beside('for-rent', 'list.geojson', 'features/listings/list-geojson.route.ts'),
  ...screen('listing.sale', 'features/listings/listing-detail.route.tsx'),
  ...screen('listing.rent', 'features/listings/listing-detail.route.tsx'),
  ...screen('listing.sale.print', 'features/listings/brochure.route.tsx'),
  ...screen('listing.rent.print', 'features/listings/brochure.route.tsx'),
  ...screen('projects', 'features/listings/project-list.route.tsx'),
  ...screen('project', 'features/listings/project-detail.route.tsx'),
  ...screen('favourites', 'features/favourites/favourites.route.tsx'),

  ...screen('map', 'features/map/map-frame.route.tsx'),
  ...beside('for-sale', 'map.json', 'features/map/map-data.route.ts'),
  ...beside('for-rent', 'map.json', 'features/map/map-data.route.ts'),
  ...beside('map', 'ground.json', 'features/map/ground.route.ts'),
  ...beside('map', 'cards.json', 'features/map/map-cards.route.ts'),
  ...beside('map', 'municipalities.json', 'features/map/map-outlines.route.ts'),
  ...beside('map', 'places.json', 'features/map/map-nearby.route.ts'),

  ...screen('confirm', 'features/confirmation/confirm.route.tsx'),
  ...screen('testimonial', 'features/testimonials/review.route.tsx'),
  ...screen('my-data', 'features/privacy/my-data.route.tsx'),
  ...beside('my-data', 'export.json', 'features/privacy/my-data-export.route.ts'),

  ...screen('demand', 'features/alerts/demand.route.tsx'),

  ...screen('newsletter', 'features/newsletter/newsletter.route.tsx'),
  ...screen('newsletter.confirm', 'features/newsletter/newsletter-confirm.route.tsx'),
  ...screen('newsletter.stop', 'features/newsletter/newsletter-stop.route.tsx'),
  ...screen('documents', 'features/documents/documents.route.tsx'),

  ...screen('self-test', 'features/mail/self-test.route.tsx'),
  ...screen('appointment', 'features/appointments/appointment.route.tsx'),
  ...beside('appointment', 'agenda.ics', 'features/appointments/agenda.route.ts'),
  ...screen('appointment.own', 'features/appointments/own-appointment.route.tsx'),

  ...screen('login', 'features/owners/login.route.tsx'),
  ...screen('login.forgotten', 'features/owners/forgotten.route.tsx'),
  ...screen('login.password', 'features/owners/new-password.route.tsx'),
  ...screen('portal', 'features/owners/portal.route.tsx'),
  ...screen('portal.account', 'features/owners/account.route.tsx'),
  ...screen('portal.listing', 'features/owners/own-listing.route.tsx'),

  ...screen('preview', 'features/content/home.route.tsx'),
  ...screen('mail-preview', 'features/mail/mail-preview.route.tsx'),
  ...screen('gallery', 'features/content/gallery.route.tsx'),
  ...Object.entries(ownThanks).flatMap(([name, file]) => screen(name as PageName, file)),
  ...thanks.flatMap((name) => screen(name, 'features/content/thanks.route.tsx')),

  ...resource('demand/count.json', 'features/alerts/demand-count.route.ts'),
  ...resource('consent/', 'features/consent/consent-proof.route.ts'),
  ...resource('challenge.json', 'features/forms/challenge.route.ts'),
  ...resource('search/index.json', 'features/search/search-index.route.ts'),
  ...resource('search/results.json', 'features/search/search-results.route.ts'),

  // The agency's own pages and articles, found by their localized path; else there is nothing.
  route('*', 'features/content/site-page.route.tsx'),
] satisfies RouteConfigEntry[]

function screen(name: PageName, file: string): RouteConfigEntry[] {
  return locales.map((locale) =>
    route(`${locale}${entryOf(name).paths[locale]}`, file, { id: `${locale}.${name}` }),
  )
}

function resource(path: string, file: string): RouteConfigEntry[] {
  return locales.map((locale) => route(`${locale}/${path}`, file, { id: `${locale}.${path}` }))
}

/** A file beside a screen: the same content in another form. */
function beside(name: PageName, made: string, file: string): RouteConfigEntry[] {
  return locales.map((locale) =>
    route(`${locale}${entryOf(name).paths[locale]}${made}`, file, { id: `${locale}.${name}.${made}` }),
  )
}
