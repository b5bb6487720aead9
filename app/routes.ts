import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type OfficePage, officeEntryOf, officePages, officeRoutes } from './i18n/office-table'
import { agencyPage, agencyRoute, dataTable, entryOf, pageNames } from './i18n/page-table'
import { locales } from './kernel/locale'

/** Routes of the office, which has no language in its addresses: those below its shell, and those of the login. */
const officePageRoutes = (name: OfficePage): RouteConfigEntry[] => {
  const { path, screen, files = {} } = officeEntryOf(name)
  const id = `office.${name}`
  return [
    route(path, screen, { id, caseSensitive: true }),
    ...Object.entries(files).map(([file, module]) =>
      route(path + file, module, { id: `${id}.${file}`, caseSensitive: true }),
    ),
  ]
}
const isOpen = (name: OfficePage) => officeEntryOf(name).permission === 'open'

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
  layout('pages/office/office.route.tsx', { id: officeRoutes.shell }, [
    ...officePages.filter((name) => !isOpen(name)).flatMap(officePageRoutes),
    route('office/*', 'pages/office/missing.route.tsx', { id: officeRoutes.missing }),
  ]),
  layout(
    'pages/office/open.route.tsx',
    { id: officeRoutes.open },
    officePages.filter(isOpen).flatMap(officePageRoutes),
  ),
  // The agency's own pages and articles, found by their localized path; else there is nothing.
  route('*', agencyPage.screen, { id: agencyRoute }),
] satisfies RouteConfigEntry[]
