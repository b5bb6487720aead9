import { deleteFilesBefore } from '~/features/media/public.server'
import type { Services } from '~/platform/app.server'
import { documentsFolder, pagesFolder } from './document-files.server'
import { findOpenIds } from './documents.repo.server'

/**
 * Deletes downloaded files that were written before an instant and that nobody may open any more: their listing or
 * project is sold, let, withdrawn or gone. Files are looked up first: what is written meanwhile is not among them.
 * @returns number of folders
 */
export async function deleteClosedFilesBefore(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  instant: Date,
): Promise<number> {
  let removed = 0
  for (const folder of [documentsFolder, pagesFolder]) {
    const files = await storage.list(folder)
    const names = new Set(files.map(({ key }) => key.slice(folder.length).split('/')[0] ?? ''))
    const ids = [...names].filter((name) => /^\d+$/.test(name))
    const open = await findOpenIds(db, ids.map(Number))
    for (const id of ids)
      if (!open.has(Number(id)) && (await deleteFilesBefore(storage, `${folder}${id}/`, instant)))
        removed += 1
  }
  return removed
}
