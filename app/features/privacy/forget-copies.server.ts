import { deleteRenderingsBefore } from '~/features/media/public.server'
import type { Services } from '~/platform/app.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { periodBefore, periods } from './periods'

/**
 * Deletes the copies of rendered pictures that this process keeps beside a storage elsewhere, as the nightly job of one
 * process does with those of all.
 * @returns number of files
 */
export async function forgetOwnCopies({
  config,
  storage,
  clock,
}: Pick<Services, 'config' | 'storage' | 'clock'>): Promise<number> {
  if (!storage.isApart) return 0
  const own = folderStorage(config.dataDir)
  return await deleteRenderingsBefore(own, periodBefore(clock.now(), periods.renderings))
}
