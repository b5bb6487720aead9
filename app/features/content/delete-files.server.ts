import { readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Services } from '~/platform/app.server'
import { findStoredFiles, lockSite } from './site.repo.server'
import { siteFolder, storedFileName } from './stored-file.server'

/**
 * Deletes files of the site folder that no page has used since an instant. Each run marks those in use with the time;
 * the lock keeps an import from counting on a file that is deleted at that moment.
 * @returns number of files
 */
export async function deleteSiteFilesBefore(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  instant: Date,
): Promise<number> {
  const folder = siteFolder(config.dataDir)
  return await db.transaction(async (tx) => {
    await lockSite(tx)
    const used = new Set((await findStoredFiles(tx)).map(storedFileName))
    let removed = 0
    for (const name of (await readdir(folder).catch(() => [])).filter(isStoredFile)) {
      const file = path.join(folder, name)
      if (used.has(name)) await utimes(file, clock.now(), clock.now())
      else if ((await stat(file)).mtime < instant) {
        await rm(file, { force: true })
        removed += 1
      }
    }
    return removed
  })
}

const isStoredFile = (name: string) => /^[0-9a-f]{32}\.\w+$/.test(name)
