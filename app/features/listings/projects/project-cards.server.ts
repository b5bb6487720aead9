import type { App } from '~/platform/app.server'
import { presenterContextOf } from '../card/presenter-context.server'
import type { ProjectCard } from './project-card'
import { toProjectCard } from './project-presenter.server'
import { findProjects } from './projects.repo.server'

/** Every project, newest first. */
export async function projectCards(app: App): Promise<ProjectCard[]> {
  const [rows, context] = await Promise.all([findProjects(app.db), presenterContextOf(app)])
  return rows.map((row) => toProjectCard(row, context))
}
