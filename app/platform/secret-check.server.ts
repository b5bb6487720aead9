import { hkdfSync } from 'node:crypto'
import { secretCheck } from '#db/schema'
import type { Services } from './app.server'

type Checking = Pick<Services, 'db' | 'secret'>

/** Names a secret without giving anything of it away: 96 bits that are used for nothing else. */
export const keyIdOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'name of the secret', 12)).toString('base64url')

/** Whether the database was used with this secret before; the first one of all becomes the known one. */
export async function isKnownSecret({ db, secret }: Checking): Promise<boolean> {
  await db
    .insert(secretCheck)
    .values({ keyId: keyIdOf(secret) })
    .onConflictDoNothing()
  const [row] = await db.select().from(secretCheck)
  return row?.keyId === keyIdOf(secret)
}

/** From now on this secret is the known one: the change was meant. */
export async function acceptSecret({ db, secret }: Checking): Promise<void> {
  const keyId = keyIdOf(secret)
  await db
    .insert(secretCheck)
    .values({ keyId })
    .onConflictDoUpdate({ target: secretCheck.id, set: { keyId } })
}
