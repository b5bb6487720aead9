import type { Services } from '~/platform/app.server'
import { insertOwner, setOwnListings } from './owners.repo.server'
import { hashPassword } from './password-hash.server'
import { newToken } from './tokens.server'

type DemoOwner = { email: string; name: string; listings: number[] }

/**
 * The owner of a demo, with a password that nobody can know in advance.
 * @returns the password, to be shown once
 */
export async function makeDemoOwner(
  { db, clock }: Services,
  { email, name, listings }: DemoOwner,
): Promise<string> {
  const password = newToken()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const owner = await insertOwner(tx, { email, name, locale: 'nl', passwordHash, createdAt: clock.now() })
    await setOwnListings(tx, owner.id, listings)
  })
  return password
}
