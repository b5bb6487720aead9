import type { Config } from '../config.server'
import { folderStorage } from './folder-storage.server'
import type { Storage } from './storage'

/**
 * The storage of a site: DATA_DIR, or what STORAGE_URL names. The client of buckets is loaded only where there is one.
 */
export async function openStorage({
  storage,
  dataDir,
}: Pick<Config, 'storage' | 'dataDir'>): Promise<Storage> {
  if (!storage) return folderStorage(dataDir)
  if (storage.kind === 'folder') return folderStorage(storage.folder, { isApart: true })
  const { s3Storage } = await import('./s3-storage.server')
  return s3Storage(storage)
}
