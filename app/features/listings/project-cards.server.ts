import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { catalogueOf } from './catalogue.server'
import { findProjects } from './projects.repo.server'
import { type ProjectCard, sayProject } from './say-project.server'

/** Every project, newest first. */
export async function projectCards(app: App): Promise<ProjectCard[]> {
  const { db, locale, config } = app
  const [rows, { names }] = await Promise.all([findProjects(db), catalogueOf(db, 'sale')])
  return rows.map((row) =>
    sayProject(row, { locale, t: translateTo(locale), names, mediaBaseUrl: config.mediaBaseUrl }),
  )
}
