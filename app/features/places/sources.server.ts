import { bumpContentVersion } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import { countSources, deleteSource, lockPlaces } from './places.repo.server'

export const listSources = countSources

/**
 * Deletes the places of a source.
 * @returns number of deleted places and municipalities
 */
export async function removeSource(db: Db, source: string): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockPlaces(tx)
    const gone = await deleteSource(tx, source)
    if (gone > 0) await bumpContentVersion(tx)
    return gone
  })
}
