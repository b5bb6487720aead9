import type { Log } from '~/platform/log.server'
import type { Storage } from '~/platform/storage/storage'
import type { PictureStore } from './picture-store.server'
import { renderedFolder } from './stored-pictures.server'

/**
 * Rendered pictures that the processes of a site have in common: each keeps copies of those it shows, and what one has
 * rendered no other renders again. A storage that is away costs renderings, and no answer.
 * @param own - those of this process
 */
export function withSharedRenderings(own: PictureStore, storage: Storage, log: Log): PictureStore {
  const keyOf = (name: string) => renderedFolder + name
  const tell = (error: unknown) =>
    void log.warn({ err: error }, 'rendered pictures could not be shared with other processes')
  return {
    ...own,
    async read(name) {
      const kept = await own.read(name)
      if (kept) return kept
      const shared = await storage.read(keyOf(name)).catch(tell)
      if (!shared?.length) return undefined
      await own.write(name, shared)
      return shared
    },
    has: async (name) =>
      (await own.has(name)) || Boolean((await storage.find(keyOf(name)).catch(tell))?.bytes),
    async write(name, bytes) {
      await own.write(name, bytes)
      await storage.write(keyOf(name), bytes).catch(tell)
    },
    async delete(name) {
      await own.delete(name)
      await storage.delete(keyOf(name))
    },
  }
}
