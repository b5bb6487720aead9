import { eq, lt } from 'drizzle-orm'
import { confirmedAddresses } from '#db/schema'
import type { Db } from '~/platform/database.server'

type ConfirmedAddress = typeof confirmedAddresses.$inferSelect

export async function upsertConfirmed(tx: Db, address: ConfirmedAddress) {
  const { confirmedAt } = address
  await tx
    .insert(confirmedAddresses)
    .values(address)
    .onConflictDoUpdate({ target: confirmedAddresses.emailHash, set: { confirmedAt } })
}

export async function findConfirmed(db: Db, emailHash: string): Promise<ConfirmedAddress | undefined> {
  const [row] = await db.select().from(confirmedAddresses).where(eq(confirmedAddresses.emailHash, emailHash))
  return row
}

/** @returns how many */
export async function deleteConfirmed(tx: Db, emailHash: string): Promise<number> {
  const { emailHash: column } = confirmedAddresses
  return (await tx.delete(confirmedAddresses).where(eq(column, emailHash)).returning({ column })).length
}

/** @returns how many */
export async function deleteConfirmedBefore(db: Db, instant: Date): Promise<number> {
  const { emailHash, confirmedAt } = confirmedAddresses
  return (await db.delete(confirmedAddresses).where(lt(confirmedAt, instant)).returning({ emailHash })).length
}
