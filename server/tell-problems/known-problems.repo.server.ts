import { and, inArray, isNull } from 'drizzle-orm'
import { knownProblems } from '#db/schema'
import type { Db } from '~/platform/database.server'

export const findKnownProblems = async (tx: Db) => await tx.select().from(knownProblems).for('update')

export async function insertProblems(tx: Db, checks: string[], foundAt: Date) {
  if (checks.length === 0) return
  await tx
    .insert(knownProblems)
    .values(checks.map((check) => ({ check, foundAt })))
    .onConflictDoNothing()
}

/** Notes that admins are told of them. @returns those of which nobody was told yet */
export async function markTold(tx: Db, checks: string[], toldAt: Date): Promise<string[]> {
  const { check } = knownProblems
  const rows = await tx
    .update(knownProblems)
    .set({ toldAt })
    .where(and(inArray(check, checks), isNull(knownProblems.toldAt)))
    .returning({ check })
  return rows.map((row) => row.check)
}

export const deleteProblems = (tx: Db, checks: string[]) =>
  tx.delete(knownProblems).where(inArray(knownProblems.check, checks))
