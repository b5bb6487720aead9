import { lt } from 'drizzle-orm'
import { usedChallenges } from '#db/schema'
import { AppError } from '~/kernel/errors'
import type { Db } from '~/platform/database.server'
import type { SolvedChallenge } from './proof-of-work.server'

/**
 * Minutes that a used challenge is remembered after its use, when any challenge has expired. As it is the same for
 * all, the end of it tells when each was used.
 */
export const keptMinutes = 60

/**
 * Uses a challenge, in the transaction of what it is used for.
 * @throws {AppError} `conflict` when it was used before
 */
export async function spendChallenge(tx: Db, { id, expires }: SolvedChallenge) {
  const rows = await tx
    .insert(usedChallenges)
    .values({ id, expires })
    .onConflictDoNothing()
    .returning({ id: usedChallenges.id })
  if (rows.length === 0) throw new AppError('conflict', 'a challenge was used before')
}

/** @returns how many */
export async function forgetChallengesBefore(db: Db, instant: Date): Promise<number> {
  const rows = await db
    .delete(usedChallenges)
    .where(lt(usedChallenges.expires, instant))
    .returning({ of: usedChallenges.id })
  return rows.length
}
