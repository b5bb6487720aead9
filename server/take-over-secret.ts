import { sealFactorsAnew } from '~/features/accounts/public.server'
import type { Db } from '~/platform/database.server'
import type { KeyRing } from '~/platform/keys/key-ring.server'
import { keepKnownSecret, lockKnownSecret } from '~/platform/keys/known-secret.repo.server'
import { sealSecurityLogAnew } from '~/platform/security-log/security-log.server'
import { accountKinds } from './account-kinds'

/**
 * At the first start after a rotation, what is stored under the former secret comes under the current one: second
 * factors, and the seal of the security log. The row that names the secret tells which start is the first.
 */
export async function takeOverSecret(db: Db, keys: KeyRing, now: Date): Promise<void> {
  const { current, previous } = keys
  if (!previous) return
  await db.transaction(async (tx) => {
    if (!(await lockKnownSecret(tx, previous))) return
    for (const kind of accountKinds) await sealFactorsAnew(kind, tx, keys)
    await sealSecurityLogAnew(tx, previous, current, now)
    await keepKnownSecret(tx, current)
  })
}
