import sharp from 'sharp'
import { nameIn, type Storage } from '~/platform/storage/storage'
import { deletePictureFiles } from './stored-pictures.server'
import type { UploadedPicture } from './uploaded-picture.server'

/** Pictures uploaded by visitors, under random names. */
export const uploadsFolder = 'uploads/'
const fileOf = (name: string) => `${name}.jpeg`

/** Where an upload is stored. */
export const uploadKey = (name: string): string => uploadsFolder + fileOf(name)

/** Id in `/media/{id}/…`: ids of listing pictures are numbers, those of the site begin with `site-`. */
export const uploadId = (name: string): string => `upload-${name}`

/** The source of an upload for the picture service. */
export const uploadSource = (name: string): { url: string; key: string } => ({
  url: fileOf(name),
  key: uploadKey(name),
})

/** @param name - letters, digits and `-` */
export async function writeUpload(storage: Storage, name: string, bytes: Uint8Array): Promise<void> {
  await storage.write(uploadKey(name), bytes)
}

/** Reads an upload; undefined if it does not exist. */
export async function readUpload(
  storage: Pick<Storage, 'read'>,
  name: string,
): Promise<UploadedPicture | undefined> {
  const bytes = await storage.read(uploadKey(name))
  if (!bytes) return undefined
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height }
}

/** Lists all uploads, by name. */
export async function listUploads(
  storage: Pick<Storage, 'list'>,
): Promise<{ name: string; bytes: number; modified: Date }[]> {
  const files = await storage.list(uploadsFolder)
  return files.flatMap(({ key, ...file }) => {
    const name = nameIn(key).replace(/\.jpeg$/, '')
    return key === uploadKey(name) ? [{ name, ...file }] : []
  })
}

/** Deletes an upload with all its renderings. */
export async function deleteUpload(storage: Storage, name: string): Promise<void> {
  await storage.delete(uploadKey(name))
  await deletePictureFiles(storage, uploadId(name))
}

/**
 * Deletes abandoned uploads: their form was never submitted, or its record is gone.
 * @param used - names of uploads that are or may be shown
 * @returns number of deleted uploads
 */
export async function deleteUploadsBefore(
  storage: Storage,
  instant: Date,
  used: ReadonlySet<string>,
): Promise<number> {
  let removed = 0
  for (const { name, modified } of await listUploads(storage)) {
    if (used.has(name) || modified >= instant) continue
    await deleteUpload(storage, name)
    removed += 1
  }
  return removed
}
