import { deleteListed, nameIn, type Storage } from './storage/storage'

/** Built files by name, such as `entry.client-3f9a1c2b.js`; the hash makes a name mean the same for ever. */
export type Assets = ReadonlyMap<string, Uint8Array>

const folder = 'assets/'

/** No name leads out of the folder. */
const nameForm = /^\w[\w.-]*$/

/** Files that are written at the same time: a bucket takes some milliseconds for each. */
const atOnce = 8

/**
 * Keeps the assets of a release where every process of the site finds them, so that a page of the former or the next
 * release gets its own while processes are replaced, and for as long as somebody may have it open. Those that are there
 * are marked as in use at `now`.
 * @throws the error of the storage
 */
export async function keepAssets(storage: Storage, assets: Assets, now: Date): Promise<void> {
  const known = new Set((await storage.list(folder)).map(({ key }) => nameIn(key)))
  const waiting = [...assets]
  async function keepNext(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, bytes] = next
      if (!known.has(name)) await storage.write(folder + name, bytes)
      await storage.touch(folder + name, now)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepNext))
}

/** Reads an asset of a release that is or was served from this storage. */
export async function readKeptAsset(
  storage: Storage,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = nameForm.test(name) ? await storage.read(folder + name) : undefined
  return bytes && new Uint8Array(bytes)
}

/** Deletes the assets that no process was started with, or ran with, since an instant. @returns how many */
export const deleteAssetsBefore = (storage: Storage, instant: Date): Promise<number> =>
  deleteListed(storage, folder, ({ modified }) => modified < instant)
