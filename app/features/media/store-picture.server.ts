import { randomUUID } from 'node:crypto'
import type { Services } from '~/platform/app.server'
import { writeUpload } from './upload-store.server'
import { decodeUpload, type PictureProblem } from './uploaded-picture.server'

/** Checks an uploaded picture and stores it, re-encoded, under a random name. @param longestSide - in pixels */
export async function storePicture(
  { storage }: Pick<Services, 'storage'>,
  bytes: Buffer,
  longestSide?: number,
): Promise<{ name: string } | { problem: PictureProblem }> {
  const picture = await decodeUpload(bytes, longestSide)
  if ('problem' in picture) return picture
  const name = randomUUID()
  await writeUpload(storage, name, picture.bytes)
  return { name }
}
