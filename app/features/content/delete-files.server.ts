import type { Services } from '~/platform/app.server'
import { nameIn } from '~/platform/storage/storage'
import { findStoredFiles, lockSite } from './site.repo.server'
import { siteFolder, siteKey } from './stored-file.server'

/**
 * Deletes files of the site folder that no page has used since an instant. Each run marks those in use with the time;
 * the lock keeps an import from counting on a file that is deleted at that moment.
 * @returns number of files
 */
export async function deleteSiteFilesBefore(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  instant: Date,
): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockSite(tx)
    const used = new Set((await findStoredFiles(tx)).map(siteKey))
    let removed = 0
    for (const { key, modified } of await storage.list(siteFolder)) {
      if (used.has(key)) await storage.touch(key, clock.now())
      else if (isStoredFile(nameIn(key)) && modified < instant) {
        await storage.delete(key)
        removed += 1
      }
    }
    return removed
  })
}

const isStoredFile = (name: string) => /^[0-9a-f]{32}\.\w+$/.test(name)
