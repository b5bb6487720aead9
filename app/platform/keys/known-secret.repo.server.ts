import { secretCheck } from '#db/schema'
import type { Db } from '../database.server'
import type { Root } from './key-ring.server'

/** The first secret that a database is used with becomes the known one. */
export async function keepFirstSecret(db: Db, { id: keyId }: Root): Promise<void> {
  await db.insert(secretCheck).values({ keyId }).onConflictDoNothing()
}

/** Whether the database was used with this secret before; the first one of all becomes the known one. */
export async function isKnownSecret(db: Db, secret: Root): Promise<boolean> {
  await keepFirstSecret(db, secret)
  return await isKnown(db, secret.id)
}

/** Name of the secret that the database is used with; undefined before the first start. */
export async function findKnownSecret(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(secretCheck)
  return row?.keyId
}

/** From now on this secret is the known one: the change was meant. */
export async function keepKnownSecret(db: Db, { id: keyId }: Root): Promise<void> {
  await db
    .insert(secretCheck)
    .values({ keyId })
    .onConflictDoUpdate({ target: secretCheck.id, set: { keyId } })
}

/** Whether it is the known one, until the transaction ends; no row is written. */
export const lockKnownSecret = async (tx: Db, { id }: Root): Promise<boolean> => await isKnown(tx, id)

async function isKnown(db: Db, keyId: string): Promise<boolean> {
  const [row] = await db.select().from(secretCheck).for('update')
  return row?.keyId === keyId
}
