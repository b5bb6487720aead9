import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { entryOf, type PageName } from './i18n/paths'
import { locales } from './kernel/locale'

/**
 * The street door: which screen answers at which page. The addresses in each language stand in
 * `i18n/paths.ts`; every screen is registered once a language.
 */
export default [
  ...screen('home', 'features/content/home.route.tsx'),
  ...screen('for-sale', 'features/listings/listing-list.route.tsx'),
  ...screen('for-rent', 'features/listings/listing-list.route.tsx'),
  ...screen('listing.sale', 'features/listings/listing-detail.route.tsx'),
  ...screen('listing.rent', 'features/listings/listing-detail.route.tsx'),
  ...screen('projects', 'features/listings/project-list.route.tsx'),
  ...screen('project', 'features/listings/project-detail.route.tsx'),

  ...resource('search/index.json', 'features/search/search-index.route.ts'),
  ...resource('search/results.json', 'features/search/search-results.route.ts'),

  route('*', 'features/content/not-found.route.tsx'),
] satisfies RouteConfigEntry[]

function screen(name: PageName, file: string): RouteConfigEntry[] {
  return locales.map((locale) =>
    route(`${locale}${entryOf(name).paths[locale]}`, file, { id: `${locale}.${name}` }),
  )
}

function resource(path: string, file: string): RouteConfigEntry[] {
  return locales.map((locale) => route(`${locale}/${path}`, file, { id: `${locale}.${path}` }))
}
