import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeAtomically } from '~/platform/atomic-file.server'
import type { UploadedPicture } from './uploaded-picture.server'

/** Pictures uploaded by visitors are stored in `DATA_DIR/uploads`, under random names. */
const folderOf = (dataDir: string) => join(dataDir, 'uploads')
const fileOf = (name: string) => `${name}.jpeg`

/** Id in `/media/{id}/…`: ids of listing pictures are numbers, those of the site begin with `site-`. */
export const uploadId = (name: string): string => `upload-${name}`

/** The source of an upload for the picture service. */
export const uploadSource = (dataDir: string, name: string): { url: string; baseDir: string } => ({
  url: fileOf(name),
  baseDir: folderOf(dataDir),
})

/** @param name - letters, digits and `-` */
export async function writeUpload(dataDir: string, name: string, bytes: Uint8Array): Promise<void> {
  await writeAtomically(join(dataDir, 'media', 'tmp'), join(folderOf(dataDir), fileOf(name)), bytes)
}

/** Reads an upload; undefined if it does not exist. */
export async function readUpload(dataDir: string, name: string): Promise<UploadedPicture | undefined> {
  const bytes = await readFile(join(folderOf(dataDir), fileOf(name))).catch(() => undefined)
  if (!bytes) return undefined
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height }
}

/** Deletes an upload with all its renderings. */
export async function deleteUpload(dataDir: string, name: string): Promise<void> {
  const id = uploadId(name)
  await rm(join(folderOf(dataDir), fileOf(name)), { force: true })
  await rm(join(dataDir, 'originals', id), { recursive: true, force: true })
  const rendered = join(dataDir, 'media', 'rendered')
  for (const file of await namesIn(rendered))
    if (file.startsWith(`${id}-`)) await rm(join(rendered, file), { force: true })
}

/**
 * Deletes abandoned uploads: their form was never submitted, or its record is gone.
 * @param used - names of uploads that are or may be shown
 * @returns number of deleted uploads
 */
export async function deleteUploadsBefore(
  dataDir: string,
  instant: Date,
  used: ReadonlySet<string>,
): Promise<number> {
  let removed = 0
  for (const file of await namesIn(folderOf(dataDir))) {
    if (!file.endsWith('.jpeg')) continue
    const name = file.replace(/\.jpeg$/, '')
    const found = await stat(join(folderOf(dataDir), file)).catch(() => undefined)
    if (!found || used.has(name) || found.mtime >= instant) continue
    await deleteUpload(dataDir, name)
    removed += 1
  }
  return removed
}

const namesIn = (folder: string) => readdir(folder).catch(() => [])
