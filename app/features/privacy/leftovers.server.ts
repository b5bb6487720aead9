import path from 'node:path'
import type { Services } from '~/platform/app.server'
import { removeLeftovers } from '~/platform/atomic-file.server'

/** Where files are written before they are renamed to where they belong. */
export const temporaryFolders = ['media/tmp', 'documents/tmp', 'site/tmp', 'assets/tmp']

/** Deletes what killed processes left half-written. @returns how many files */
export async function deleteLeftoversBefore(
  { config, storage }: Pick<Services, 'config' | 'storage'>,
  instant: Date,
): Promise<number> {
  let removed = storage.isApart ? await storage.removeUnfinishedBefore(instant) : 0
  for (const folder of temporaryFolders)
    removed += await removeLeftovers(path.join(config.dataDir, folder), instant)
  return removed
}
