import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { agencyPage, agencyRoute, dataTable, entryOf, pageNames } from './i18n/page-table'
import { locales } from './kernel/locale'

/** The page table as routes: each page, the files beside it and other data, once in each language. */
export default [
  ...locales.flatMap((locale) => [
    ...pageNames.flatMap((name) => {
      const { paths, screen, files } = entryOf(name)
      const path = `${locale}${paths[locale]}`
      return [
        route(path, screen, { id: `${locale}.${name}` }),
        ...Object.entries(files).map(([file, { screen }]) =>
          route(path + file, screen, { id: `${locale}.${name}.${file}` }),
        ),
      ]
    }),
    ...Object.entries(dataTable).map(([path, { screen }]) =>
      route(`${locale}/${path}`, screen, { id: `${locale}.${path}` }),
    ),
  ]),
  // The agency's own pages and articles, found by their localized path; else there is nothing.
  route('*', agencyPage.screen, { id: agencyRoute }),
] satisfies RouteConfigEntry[]
