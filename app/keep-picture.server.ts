import { randomUUID } from 'node:crypto'
import type { FormKeeper } from './features/forms/public.server'
import { keepReceived, readReceived } from './features/media/public.server'

/** Checks a picture that came with a form and keeps it, written anew, under a random name. */
export const keepPicture: FormKeeper['keepPicture'] = async ({ config }, bytes) => {
  const picture = await readReceived(bytes)
  if ('problem' in picture) return picture
  const name = randomUUID()
  await keepReceived(config.dataDir, name, picture.bytes)
  return { name }
}
