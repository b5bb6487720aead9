import type { Db } from '../database.server'
import { findKnownSecret } from './known-secret.repo.server'
import { dropRestoredKeys, readRestoredKeys, takeRestoredKeys } from './secret-file.server'

type Place = { secret?: unknown; dataDir: string }

/**
 * Ends what a restore that was killed left behind: the secret that lies beside the file takes its place, if the database
 * is the restored one, and goes otherwise.
 */
export async function finishRestoredKeys(db: Db, { secret, dataDir }: Place): Promise<void> {
  if (secret) return
  const keys = await readRestoredKeys(dataDir)
  if (!keys) return
  const known = await findKnownSecret(db)
  const isRestored = [keys.current.id, keys.previous?.id].includes(known)
  await (isRestored ? takeRestoredKeys(dataDir) : dropRestoredKeys(dataDir))
}
