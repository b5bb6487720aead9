import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { catalogueOf } from './catalogue.server'
import { findProject, findProjectTexts } from './projects.repo.server'
import { projectHref } from './say-project.server'

/** The one address of a project in a language, or that of its own site (L12). */
export async function projectPath(db: Db, id: number, locale: Locale): Promise<string | undefined> {
  const project = id <= 2_147_483_647 ? await findProject(db, id) : undefined
  if (!project) return undefined
  if (project.externalWeb) return project.externalWeb
  const [texts, { names }] = await Promise.all([findProjectTexts(db, id), catalogueOf(db, project.goal)])
  return projectHref(project, texts, { locale, t: translateTo(locale), names, mediaBaseUrl: '' })
}
