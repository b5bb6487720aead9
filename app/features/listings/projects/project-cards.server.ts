import type { App } from '~/platform/app.server'
import { sayingOf } from '../card/saying.server'
import type { ProjectCard } from './project-card'
import { findProjects } from './projects.repo.server'
import { sayProject } from './say-project.server'

/** Every project, newest first. */
export async function projectCards(app: App): Promise<ProjectCard[]> {
  const [rows, saying] = await Promise.all([findProjects(app.db), sayingOf(app)])
  return rows.map((row) => sayProject(row, saying))
}
