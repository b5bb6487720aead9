import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import ProjectList from './project-list.route'
import { ProjectUnits } from './project-units'
import type { ProjectUnits as Units } from './project-units.server'

const render = (locale: Locale, part: ReactNode) =>
  renderToStaticMarkup(<TextContext value={{ t: translateTo(locale), locale }}>{part}</TextContext>)

const noUnits: Units = {
  total: 0,
  units: [],
  types: [],
  narrowed: false,
  criteria: { sort: 'number' },
} as never
const noProjects = { loaderData: { page: { title: '', alternates: {} }, projects: [] } } as never

test.each([
  ['nl', 'Er zijn op dit moment geen projecten beschikbaar.', 'Geen eenheden gevonden.'],
  ['fr', 'Aucun projet n’est disponible pour le moment.', 'Aucune unité trouvée.'],
  ['en', 'No projects are available at the moment.', 'No construction found.'],
  ['de', 'Zurzeit sind keine Projekte verfügbar.', 'Keine Einheiten gefunden.'],
] as const)('E1 in %s: no projects, and in a project no construction', (locale, projects, construction) => {
  expect(render(locale, <ProjectList {...(noProjects as Parameters<typeof ProjectList>[0])} />)).toContain(
    projects,
  )
  expect(render(locale, <ProjectUnits list={noUnits} action="/" />)).toContain(construction)
})
