import { asc, desc, eq, isNull } from 'drizzle-orm'
import { documents, pictures, projects, projectTexts, units } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { pictureColumns } from '../projection/picture-columns.repo.server'
import { type PublicProject, toPublicProject } from '../projection/public-row'
import { offeredUnits } from './unit-facts'

/** Without what is hidden. */
export type ProjectRow = PublicProject
export type ProjectTextRow = typeof projectTexts.$inferSelect
export type UnitRow = typeof units.$inferSelect

/** Finds all published projects, with their texts, first picture and units as they are offered; there are few. */
export async function findProjects(db: Db) {
  const [rows, texts, offered] = await Promise.all([
    db
      .select({
        project: projects,
        cover: pictureColumns,
      })
      .from(projects)
      .leftJoin(pictures, eq(pictures.id, projects.coverPictureId))
      .where(isNull(projects.withdrawnAt))
      .orderBy(desc(projects.createdAt)),
    db.select().from(projectTexts),
    db
      .select({
        projectId: units.projectId,
        state: units.state,
        priceCents: units.priceCents,
        bedrooms: units.bedrooms,
        surface: units.surface,
      })
      .from(units),
  ])
  return rows.map(({ project, cover }) => ({
    project: toPublicProject(project),
    cover,
    texts: texts.filter((text) => text.projectId === project.id),
    units: offeredUnits(
      project.state,
      offered.filter((unit) => unit.projectId === project.id),
    ),
  }))
}

export async function findProject(db: Db, id: number): Promise<ProjectRow | undefined> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id))
  return row && toPublicProject(row)
}

export const findProjectTexts = async (db: Db, id: number) =>
  await db.select().from(projectTexts).where(eq(projectTexts.projectId, id)).orderBy(asc(projectTexts.locale))

/** Finds a project's units in the order of its price list, all of them sold if it is sold out. */
export const findUnits = async (db: Db, { id, state }: Pick<ProjectRow, 'id' | 'state'>) =>
  offeredUnits(
    state,
    await db.select().from(units).where(eq(units.projectId, id)).orderBy(asc(units.position)),
  )

export const findProjectPictures = async (db: Db, id: number) =>
  await db
    .select({ ...pictureColumns, kind: pictures.kind })
    .from(pictures)
    .where(eq(pictures.projectId, id))
    .orderBy(asc(pictures.position))

export const findProjectDocuments = async (db: Db, id: number) =>
  await db
    .select({
      id: documents.id,
      names: documents.names,
      url: documents.url,
      kind: documents.kind,
      public: documents.public,
    })
    .from(documents)
    .where(eq(documents.projectId, id))
    .orderBy(asc(documents.sourceId))
