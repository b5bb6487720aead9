import { deleteListed, nameIn, type Storage } from '~/platform/storage/storage'
import { originalsFolder, originalsOf } from './original.server'

/** Where rendered pictures are, and copies of those that a storage elsewhere holds. */
export const renderedFolder = 'media/rendered/'

/** Ids of the pictures whose original is stored. */
export async function storedOriginals(storage: Pick<Storage, 'list'>): Promise<string[]> {
  const files = await storage.list(originalsFolder)
  return [...new Set(files.map(({ key }) => key.slice(originalsFolder.length).split('/')[0] ?? ''))]
}

/**
 * Deletes the originals of pictures, where no file of them is younger than an instant.
 * @returns number of pictures
 */
export async function deleteOriginalsBefore(
  storage: Storage,
  ids: readonly string[],
  instant: Date,
): Promise<number> {
  let removed = 0
  for (const id of ids) if (await deleteFilesBefore(storage, originalsOf(id), instant)) removed += 1
  return removed
}

/**
 * Deletes rendered pictures that were last requested before an instant: they are rendered again on request. The
 * modification time of those in DATA_DIR is that of the last request, elsewhere that of their rendering.
 * @returns number of files
 */
export const deleteRenderingsBefore = (
  storage: Pick<Storage, 'list' | 'delete'>,
  instant: Date,
): Promise<number> => deleteListed(storage, renderedFolder, ({ modified }) => modified < instant)

/** Deletes at once what is stored of a picture: its original, and its renderings in every version. */
export async function deletePictureFiles(storage: Storage, id: string): Promise<void> {
  await deleteListed(storage, originalsOf(id))
  await deleteListed(storage, `${renderedFolder}${id}-`, ({ key }) => isRenderingOf(id, nameIn(key)))
}

/** Whether a rendered picture is of an id, which may be how another id begins. */
export const isRenderingOf = (id: string, name: string): boolean =>
  name.startsWith(`${id}-`) && /^[0-9a-f]{8}-\d/.test(name.slice(id.length + 1))

/** Deletes the files below a folder, unless one of them is younger than an instant. @returns whether it did */
export async function deleteFilesBefore(storage: Storage, folder: string, instant: Date): Promise<boolean> {
  const files = await storage.list(folder)
  if (files.some(({ modified }) => modified >= instant)) return false
  for (const { key } of files) await storage.delete(key)
  return true
}
