import { asc, eq, sql } from 'drizzle-orm'
import { answerTemplates } from '#db/schema'
import type { Db } from '~/platform/database.server'

export type Template = typeof answerTemplates.$inferSelect

const { id, name, position } = answerTemplates

/** In the order that the agency gave them. */
export const findTemplates = async (db: Db): Promise<Template[]> =>
  await db.select().from(answerTemplates).orderBy(asc(position), asc(name), asc(id))

export async function findTemplate(db: Db, number: number): Promise<Template | undefined> {
  const [row] = await db.select().from(answerTemplates).where(eq(id, number))
  return row
}

/** Adds one at the end. @returns its number */
export async function insertTemplate(tx: Db, given: string): Promise<number> {
  const last = sql<number>`(select coalesce(max(${position}), 0) + 1 from ${answerTemplates})`
  const values = { name: given, texts: {}, position: last }
  const [row] = await tx.insert(answerTemplates).values(values).returning({ id })
  if (!row) throw new Error('a template was not written')
  return row.id
}

/** @returns whether it is there */
export async function updateTemplate(tx: Db, { id: number, ...change }: Template): Promise<boolean> {
  return (await tx.update(answerTemplates).set(change).where(eq(id, number)).returning({ id })).length > 0
}

/** @returns its name; undefined when it is not there */
export async function deleteTemplate(tx: Db, number: number): Promise<string | undefined> {
  const [row] = await tx.delete(answerTemplates).where(eq(id, number)).returning({ name })
  return row?.name
}
