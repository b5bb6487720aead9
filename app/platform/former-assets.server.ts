import { mkdir, readdir, readFile, stat, unlink, utimes } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from './atomic-file.server'

/** Built files by name, such as `entry.client-3f9a1c2b.js`; the hash makes a name mean the same for ever. */
export type Assets = ReadonlyMap<string, Uint8Array>

const folderOf = (dataDir: string) => path.join(dataDir, 'assets')
const temporaryOf = (dataDir: string) => path.join(folderOf(dataDir), 'tmp')

/** No name leads out of the folder. */
const nameForm = /^\w[\w.-]*$/

/**
 * Keeps the assets of a release where every process of DATA_DIR finds them, so that a page of the former or the next
 * release gets its own while processes are replaced, and for as long as somebody may have it open. Those that are there
 * are marked as in use at `now`.
 * @throws the error of the file system
 */
export async function keepAssets(dataDir: string, assets: Assets, now: Date): Promise<void> {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true })
  const known = new Set(await readdir(folder))
  for (const [name, bytes] of assets) {
    const file = path.join(folder, name)
    if (!known.has(name)) await writeAtomically(temporaryOf(dataDir), file, bytes)
    await utimes(file, now, now)
  }
}

/** Reads an asset of a release that is or was served from this DATA_DIR. */
export async function readKeptAsset(
  dataDir: string,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!nameForm.test(name)) return undefined
  return await readFile(path.join(folderOf(dataDir), name)).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )
}

/** Deletes the assets that no process was started with, or ran with, since an instant. @returns how many */
export async function deleteAssetsBefore(dataDir: string, instant: Date): Promise<number> {
  let deleted = 0
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const file = path.join(folderOf(dataDir), name)
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile() || found.mtime >= instant) continue
    await unlink(file)
    deleted += 1
  }
  return deleted
}
