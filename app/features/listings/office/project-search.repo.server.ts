import { projects, projectTexts, units } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** All projects, withdrawn ones too, without their details; of their units only the states. */
export async function findProjectsWithTexts(db: Db) {
  const { id, number, street, houseNumber, countryId, zip, state, withdrawnAt } = projects
  const { projectId, locale, title, city, typeName } = projectTexts
  const [rows, texts, offered] = await Promise.all([
    db.select({ id, number, street, houseNumber, countryId, zip, state, withdrawnAt }).from(projects),
    db.select({ projectId, locale, title, city, typeName }).from(projectTexts),
    db.select({ projectId: units.projectId, state: units.state }).from(units),
  ])
  return rows.map((project) => ({
    project,
    texts: texts.filter((text) => text.projectId === project.id),
    units: offered.filter((unit) => unit.projectId === project.id),
  }))
}

export type ProjectWithTexts = Awaited<ReturnType<typeof findProjectsWithTexts>>[number]
