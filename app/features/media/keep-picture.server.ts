import { randomUUID } from 'node:crypto'
import type { Services } from '~/platform/app.server'
import { keepReceived } from './kept-received.server'
import { type PictureProblem, readReceived } from './received-picture.server'

/** Checks a picture that came with a form and keeps it, written anew, under a random name. */
export async function keepPicture(
  { config }: Pick<Services, 'config'>,
  bytes: Buffer,
): Promise<{ name: string } | { problem: PictureProblem }> {
  const picture = await readReceived(bytes)
  if ('problem' in picture) return picture
  const name = randomUUID()
  await keepReceived(config.dataDir, name, picture.bytes)
  return { name }
}
