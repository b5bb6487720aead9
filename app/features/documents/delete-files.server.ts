import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { deleteFolderBefore } from '~/features/media/public.server'
import type { Services } from '~/platform/app.server'
import { findOpenIds } from './documents.repo.server'

/**
 * Deletes downloaded files that were written before an instant and that nobody may open any more: their listing or
 * project is sold, let, withdrawn or gone. Files are looked up first: what is written meanwhile is not among them.
 * @returns number of folders
 */
export async function deleteClosedFilesBefore(
  { db, config }: Pick<Services, 'db' | 'config'>,
  instant: Date,
): Promise<number> {
  const folders = ['documents', 'documents/pictures'].map((name) => path.join(config.dataDir, name))
  let removed = 0
  for (const folder of folders) {
    const ids = (await readdir(folder).catch(() => [])).filter((name) => /^\d+$/.test(name))
    const open = await findOpenIds(db, ids.map(Number))
    for (const id of ids)
      if (!open.has(Number(id)) && (await deleteFolderBefore(path.join(folder, id), instant))) removed += 1
  }
  return removed
}
