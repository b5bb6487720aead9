import { randomUUID } from 'node:crypto'
import type { Services } from '~/platform/app.server'
import { writeUpload } from './upload-store.server'
import { decodeUpload, type PictureProblem } from './uploaded-picture.server'

/** Checks an uploaded picture and stores it, re-encoded, under a random name. */
export async function storePicture(
  { storage }: Pick<Services, 'storage'>,
  bytes: Buffer,
): Promise<{ name: string } | { problem: PictureProblem }> {
  const picture = await decodeUpload(bytes)
  if ('problem' in picture) return picture
  const name = randomUUID()
  await writeUpload(storage, name, picture.bytes)
  return { name }
}
