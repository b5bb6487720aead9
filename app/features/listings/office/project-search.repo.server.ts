import { projects, projectTexts } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** All projects, withdrawn ones too, without their details. */
export async function findProjectsWithTexts(db: Db) {
  const { id, number, street, houseNumber, zip, state, withdrawnAt } = projects
  const { projectId, locale, title, city, typeName } = projectTexts
  const [rows, texts] = await Promise.all([
    db.select({ id, number, street, houseNumber, zip, state, withdrawnAt }).from(projects),
    db.select({ projectId, locale, title, city, typeName }).from(projectTexts),
  ])
  return rows.map((project) => ({ project, texts: texts.filter((text) => text.projectId === project.id) }))
}

export type ProjectWithTexts = Awaited<ReturnType<typeof findProjectsWithTexts>>[number]
