import { type Asking, isConfirmed, tellOfChange } from '~/features/accounts/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { ownerKind } from './owner-kind.server'
import { findOwnerByEmail } from './owners.repo.server'

/** Whether an address has an account that somebody chose a password for: erasing it takes more than a mailed link. */
export async function hasPassword(db: Db, email: string): Promise<boolean> {
  const owner = await findOwnerByEmail(db, email)
  return typeof owner?.passwordHash === 'string'
}

/** Whether the person who wants an account erased knows its password, or has its second factor (S-06); true where there is no account. */
export async function mayErase(app: App, email: string, typed: string, asking: Asking): Promise<boolean> {
  const owner = await findOwnerByEmail(app.db, email)
  return !owner?.passwordHash || (await isConfirmed(ownerKind, app, owner, typed, asking))
}

/**
 * Prepares to tell an owner that their account was erased, while it is still known how.
 * @returns posts the mail; to be called after everything else of the address is gone, for it holds the address until sent
 */
export async function toldOfErasure(app: App, email: string, request: Request) {
  const owner = await findOwnerByEmail(app.db, email)
  return async (tx: Db) => {
    if (owner?.passwordHash) await tellOfChange(ownerKind, tx, app, owner, 'erased', request)
  }
}
