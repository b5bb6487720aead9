import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeAtomically } from '~/platform/atomic-file.server'
import type { UploadedPicture } from './uploaded-picture.server'

/** Pictures that visitors sent lie in `DATA_DIR/uploads`, under random names. */
const folderOf = (dataDir: string) => join(dataDir, 'uploads')
const fileOf = (name: string) => `${name}.jpeg`

/** Id in `/media/{id}/…`: pictures of listings have numbers, those of the site begin with `site-`. */
export const uploadId = (name: string): string => `upload-${name}`

/** For the picture service. */
export const uploadSource = (dataDir: string, name: string): { url: string; baseDir: string } => ({
  url: fileOf(name),
  baseDir: folderOf(dataDir),
})

/** @param name - letters, digits and `-` */
export async function writeUpload(dataDir: string, name: string, bytes: Uint8Array): Promise<void> {
  await writeAtomically(join(dataDir, 'media', 'tmp'), join(folderOf(dataDir), fileOf(name)), bytes)
}

/** A picture that is kept; undefined when it is not, or no longer. */
export async function readUpload(dataDir: string, name: string): Promise<UploadedPicture | undefined> {
  const bytes = await readFile(join(folderOf(dataDir), fileOf(name))).catch(() => undefined)
  if (!bytes) return undefined
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height }
}

/** Forgets a picture, and all that was rendered of it. */
export async function deleteUpload(dataDir: string, name: string): Promise<void> {
  const id = uploadId(name)
  await rm(join(folderOf(dataDir), fileOf(name)), { force: true })
  await rm(join(dataDir, 'originals', id), { recursive: true, force: true })
  const rendered = join(dataDir, 'media', 'rendered')
  for (const file of await namesIn(rendered))
    if (file.startsWith(`${id}-`)) await rm(join(rendered, file), { force: true })
}

/**
 * Forgets the pictures that nothing came of: their form was never sent to its end, or what it became is gone.
 * @param used - names of those that something shows, or may show
 * @returns how many
 */
export async function deleteUploadsBefore(
  dataDir: string,
  instant: Date,
  used: ReadonlySet<string>,
): Promise<number> {
  let removed = 0
  for (const file of await namesIn(folderOf(dataDir))) {
    const name = file.replace(/\.jpeg$/, '')
    const found = await stat(join(folderOf(dataDir), file)).catch(() => undefined)
    if (!found || used.has(name) || found.mtime >= instant) continue
    await deleteUpload(dataDir, name)
    removed += 1
  }
  return removed
}

const namesIn = (folder: string) => readdir(folder).catch(() => [])
