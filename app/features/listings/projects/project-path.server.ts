import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { createPresenterContext } from '../card/presenter-context.server'
import { isDatabaseId } from '../page/page-parts.server'
import { projectHref } from './project-presenter.server'
import { findProject, findProjectTexts } from './projects.repo.server'

/** Canonical path of a project in a language, or the address of its own site (L12). */
export async function projectPath(db: Db, id: number, locale: Locale): Promise<string | undefined> {
  const project = isDatabaseId(id) ? await findProject(db, id) : undefined
  if (!project) return undefined
  if (project.externalWeb) return project.externalWeb
  const [texts, context] = await Promise.all([findProjectTexts(db, id), createPresenterContext(db, locale)])
  return projectHref(project, texts, context)
}
