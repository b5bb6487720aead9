import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { documentRequests, documents, listings, projects, units } from '#db/schema'
import { unitPlanKind } from '~/kernel/unit-plan'
import type { Db } from '~/platform/database.server'

/** The listing or project that documents belong to. */
export type DocumentOwner = { listing: number } | { project: number }

const projectIsOpen = sql`${projects.withdrawnAt} is null and ${projects.state} <> 'sold-out' and (
  not exists (select from ${units} where ${units.projectId} = ${projects.id})
  or exists (select from ${units} where ${units.projectId} = ${projects.id} and ${units.state} <> 'sold'))`

/** Documents are closed once the listing or project is sold, let or withdrawn. */
const isOpen = sql<boolean>`coalesce(
  ${listings.withdrawnAt} is null and not ${listings.closed},
  ${projectIsOpen}, false)`

const documentColumns = {
  id: documents.id,
  listingId: documents.listingId,
  projectId: documents.projectId,
  names: documents.names,
  url: documents.url,
  folder: documents.folder,
  public: documents.public,
  isOpen,
}

const withOwners = (db: Db) =>
  db
    .select(documentColumns)
    .from(documents)
    .leftJoin(listings, eq(documents.listingId, listings.id))
    .leftJoin(projects, eq(documents.projectId, projects.id))

export type DocumentRow = Awaited<ReturnType<typeof findDocumentsOf>>[number]

export async function findDocument(db: Db, id: number): Promise<DocumentRow | undefined> {
  const [row] = await withOwners(db).where(eq(documents.id, id))
  return row
}

/** Finds those of the documents that may be opened. */
export async function findOpenIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await withOwners(db).where(and(inArray(documents.id, [...ids]), isOpen))
  return new Set(rows.map(({ id }) => id))
}

/** Finds documents, without plans of units, which are in the price list. */
export const findDocumentsOf = async (db: Db, owner: DocumentOwner) =>
  await withOwners(db)
    .where(
      and(
        'listing' in owner ? eq(documents.listingId, owner.listing) : eq(documents.projectId, owner.project),
        sql`${documents.kind} is distinct from ${unitPlanKind}`,
      ),
    )
    .orderBy(asc(documents.sourceId))

/** Records a request. @returns false if an earlier request of the same person is still valid */
export async function claimRequest(
  tx: Db,
  email: string,
  owner: DocumentOwner,
  { at, until }: { at: Date; until: Date },
): Promise<boolean> {
  const { listingId, projectId } = documentRequests
  const rows = await tx
    .insert(documentRequests)
    .values({ email, ...columnsOf(owner), at, until })
    .onConflictDoUpdate({
      target: [documentRequests.email, listingId, projectId],
      set: { at, until },
      setWhere: lte(documentRequests.until, at),
    })
    .returning({ id: documentRequests.id })
  return rows.length > 0
}

const columnsOf = (owner: DocumentOwner) =>
  'listing' in owner ? { listingId: owner.listing } : { projectId: owner.project }

export const findRequestsOf = async (db: Db, email: string) =>
  await db.select().from(documentRequests).where(eq(documentRequests.email, email))

/** @returns how many */
export const deleteRequestsOf = async (tx: Db, email: string): Promise<number> =>
  (
    await tx
      .delete(documentRequests)
      .where(eq(documentRequests.email, email))
      .returning({ id: documentRequests.id })
  ).length

/** Deletes requests whose links have expired. @returns number of rows */
export const forgetRequestsBefore = async (db: Db, instant: Date): Promise<number> =>
  (
    await db
      .delete(documentRequests)
      .where(lt(documentRequests.until, instant))
      .returning({ id: documentRequests.id })
  ).length
