import { randomUUID } from 'node:crypto'
import type { Services } from '~/platform/app.server'
import { writeUpload } from './upload-store.server'
import { decodeUpload, type PictureProblem } from './uploaded-picture.server'

export type StoredPicture = { name: string; bytes: number }

/** Checks an uploaded picture and stores it, re-encoded, under a random name. @param longestSide - in pixels */
export async function storePicture(
  { storage }: Pick<Services, 'storage'>,
  bytes: Buffer,
  longestSide?: number,
): Promise<StoredPicture | { problem: PictureProblem }> {
  const picture = await decodeUpload(bytes, longestSide)
  if ('problem' in picture) return picture
  const name = randomUUID()
  await writeUpload(storage, name, picture.bytes)
  return { name, bytes: picture.bytes.length }
}
