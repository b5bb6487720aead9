import { readFile } from 'node:fs/promises'
import type { Storage } from '~/platform/storage/storage'
import { defaultLimits } from './media-limits.server'
import { originalsFolder, originalsOf } from './original.server'
import { pathBeside } from './path-beside.server'
import { pictureVersion } from './picture-version.server'
import { readableSize } from './render-picture.server'
import { createWorkQueue } from './work-queue'

/** A picture in the folder of a feed file. */
export type PictureBeside = { id: number; url: string; folder: string }

const { originalBytes, originalPixels } = defaultLimits
const atOnce = 8

/**
 * Stores originals that lie beside a feed file, where processes of other machines find them. One that cannot be read is
 * left out, and told when somebody asks for it.
 * @returns how many were stored
 */
export async function keepOriginals(storage: Storage, pictures: readonly PictureBeside[]): Promise<number> {
  const kept = new Set((await storage.list(originalsFolder)).map(({ key }) => key))
  const queue = createWorkQueue({ workers: atOnce, waiting: { visitor: pictures.length } })
  const stored = pictures.map(async ({ id, url, folder }) => {
    const key = originalsOf(String(id)) + pictureVersion(url)
    if (kept.has(key)) return 0
    return await queue.run('visitor', async () => {
      const bytes = await readPicture(folder, url).catch(() => undefined)
      if (bytes) await storage.write(key, bytes)
      return bytes ? 1 : 0
    })
  })
  return (await Promise.all(stored)).reduce<number>((sum, one) => sum + one, 0)
}

async function readPicture(folder: string, url: string): Promise<Buffer> {
  const bytes = await readFile(await pathBeside(folder, url, originalBytes))
  await readableSize(bytes, originalPixels)
  return bytes
}
