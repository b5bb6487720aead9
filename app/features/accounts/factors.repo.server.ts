import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '~/platform/database.server'
import type { AccountKind } from './account-kind'

/**
 * Uses a code of the second factor.
 * @returns false when it, or a later one, was used before
 */
export async function takeTotpStep(
  db: Db,
  { tables: { accounts } }: AccountKind,
  id: number,
  step: number,
): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ totpStep: step })
    .where(and(eq(accounts.id, id), sql`coalesce(${accounts.totpStep}, 0) < ${step}`))
    .returning({ id: accounts.id })
  return rows.length > 0
}

/** The secrets of all second factors, encrypted as they are. */
export async function findTotpSecrets(
  db: Db,
  { tables: { accounts } }: AccountKind,
): Promise<{ id: number; totpSecret: string }[]> {
  const rows = await db.select({ id: accounts.id, totpSecret: accounts.totpSecret }).from(accounts)
  return rows.flatMap(({ id, totpSecret }) => (totpSecret === null ? [] : { id, totpSecret }))
}

/** Unless it was changed meanwhile. */
export async function replaceTotpSecret(
  db: Db,
  { tables: { accounts } }: AccountKind,
  { id, totpSecret: before }: { id: number; totpSecret: string },
  totpSecret: string,
) {
  await db
    .update(accounts)
    .set({ totpSecret })
    .where(and(eq(accounts.id, id), eq(accounts.totpSecret, before)))
}

/** Uses a recovery code up. @param hash - of the code */
export async function takeRecoveryCode(
  db: Db,
  { tables: { accounts } }: AccountKind,
  id: number,
  hash: string,
): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ recoveryCodes: sql`array_remove(${accounts.recoveryCodes}, ${hash})` })
    .where(and(eq(accounts.id, id), sql`${hash} = any(${accounts.recoveryCodes})`))
    .returning({ id: accounts.id })
  return rows.length > 0
}
