import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { articles, modules, pages, siteFiles, siteSettings } from '#db/schema'
import type { Db } from '~/platform/database.server'

export type SettingRow = typeof siteSettings.$inferInsert
export type PageRow = typeof pages.$inferInsert
export type ArticleRow = typeof articles.$inferInsert
export type ModuleRow = typeof modules.$inferInsert
export type FileRow = typeof siteFiles.$inferInsert

/** Reads all rows of a site; a few hundred at most. */
export async function readSiteRows(db: Db) {
  // Sequential, because a transaction has one connection.
  return {
    settings: await db.select().from(siteSettings),
    pages: await db.select().from(pages).orderBy(asc(pages.id)),
    modules: await db.select().from(modules).orderBy(asc(modules.pageId), asc(modules.position)),
    articles: await db.select().from(articles).orderBy(asc(articles.id)),
    files: await db.select().from(siteFiles).orderBy(asc(siteFiles.name)),
  }
}

/** The files that pages use, by their names and hashes. */
export const findStoredFiles = async (db: Db): Promise<{ name: string; hash: string }[]> =>
  await db.select({ name: siteFiles.name, hash: siteFiles.hash }).from(siteFiles)

/** Serialises imports: concurrent ones would see each other's rows half written. */
export const lockSite = async (tx: Db) =>
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site import'))`)

export async function writeSettings(tx: Db, rows: SettingRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(siteSettings)
    .values(rows)
    .onConflictDoUpdate({ target: siteSettings.key, set: excludedColumns(siteSettings, ['key']) })
}

/** Deletes their modules as well. */
export async function writePages(tx: Db, rows: PageRow[], theirModules: ModuleRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(pages)
    .values(rows)
    .onConflictDoUpdate({ target: pages.id, set: excludedColumns(pages, ['id', 'createdAt']) })
  await tx.delete(modules).where(
    inArray(
      modules.pageId,
      rows.map(({ id }) => id),
    ),
  )
  if (theirModules.length > 0) await tx.insert(modules).values(theirModules)
}

export async function writeArticles(tx: Db, rows: ArticleRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(articles)
    .values(rows)
    .onConflictDoUpdate({ target: articles.id, set: excludedColumns(articles, ['id', 'createdAt']) })
}

export async function writeFiles(tx: Db, rows: FileRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(siteFiles)
    .values(rows)
    .onConflictDoUpdate({ target: siteFiles.name, set: excludedColumns(siteFiles, ['name', 'createdAt']) })
}

/** Addresses are removed first, because two rows may swap theirs within one import. */
export async function releaseOriginals(tx: Db, ids: { pages: string[]; articles: string[] }) {
  await tx.update(pages).set({ original: null }).where(inArray(pages.id, ids.pages))
  await tx.update(articles).set({ original: null }).where(inArray(articles.id, ids.articles))
}

export const deletePages = async (tx: Db, ids: string[]) =>
  await tx.delete(pages).where(inArray(pages.id, ids))
export const deleteArticles = async (tx: Db, ids: string[]) =>
  await tx.delete(articles).where(inArray(articles.id, ids))
export const deleteSettings = async (tx: Db, keys: string[]) =>
  await tx.delete(siteSettings).where(inArray(siteSettings.key, keys))
export const deleteFiles = async (tx: Db, names: string[]) =>
  await tx.delete(siteFiles).where(inArray(siteFiles.name, names))

export async function findSiteFile(db: Db, name: string) {
  const [row] = await db.select().from(siteFiles).where(eq(siteFiles.name, name))
  return row
}

/** Sets every column except some from the row to be inserted. */
function excludedColumns(table: PgTable, but: string[]): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !but.includes(name))
      .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  )
}
