import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Ids of the pictures whose original is stored. */
export const storedOriginals = async (dataDir: string): Promise<string[]> =>
  await namesIn(join(dataDir, 'originals'))

/**
 * Deletes the originals of pictures, where no file of them is younger than an instant.
 * @returns number of pictures
 */
export async function deleteOriginalsBefore(
  dataDir: string,
  ids: readonly string[],
  instant: Date,
): Promise<number> {
  let removed = 0
  for (const id of ids) if (await deleteFolderBefore(join(dataDir, 'originals', id), instant)) removed += 1
  return removed
}

/**
 * Deletes rendered pictures that were last requested before an instant: they are rendered again on request. The
 * modification time of their files is that of the last request.
 * @returns number of files
 */
export async function deleteRenderingsBefore(dataDir: string, instant: Date): Promise<number> {
  const folder = join(dataDir, 'media', 'rendered')
  let removed = 0
  for (const name of await namesIn(folder)) {
    if (!(await isOlder(join(folder, name), instant))) continue
    await rm(join(folder, name), { force: true })
    removed += 1
  }
  return removed
}

/** Deletes at once what is stored of a picture: its original, and its renderings in every version. */
export async function deletePictureFiles(dataDir: string, id: string): Promise<void> {
  await rm(join(dataDir, 'originals', id), { recursive: true, force: true })
  const folder = join(dataDir, 'media', 'rendered')
  for (const name of await namesIn(folder))
    if (name.startsWith(`${id}-`) && /^[0-9a-f]{8}-\d/.test(name.slice(id.length + 1)))
      await rm(join(folder, name), { force: true })
}

/** Deletes a folder of files, unless one of them is younger than an instant. @returns whether it did */
export async function deleteFolderBefore(folder: string, instant: Date): Promise<boolean> {
  for (const name of await namesIn(folder)) if (!(await isOlder(join(folder, name), instant))) return false
  await rm(folder, { recursive: true, force: true })
  return true
}

const isOlder = (file: string, instant: Date) =>
  stat(file).then(
    ({ mtime }) => mtime < instant,
    () => false,
  )

const namesIn = (folder: string) => readdir(folder).catch(() => [])
