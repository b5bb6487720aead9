import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a file that is there whole or not at all, also after `kill -9` or a power cut: flushed beside, renamed.
 * @param temporary - folder on the same file system as `target`
 */
export async function writeAtomically(temporary: string, target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(temporary, { recursive: true })
  await mkdir(dirname(target), { recursive: true })
  // A folder for each write: containers share process numbers, so these could not tell two writers apart.
  const folder = await mkdtemp(join(temporary, 'write-'))
  try {
    await writeFile(join(folder, 'file'), bytes, { flush: true })
    await rename(join(folder, 'file'), target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Removes what killed processes left in `temporary` before an instant; what another process is just writing is younger.
 * @returns how many
 */
export async function removeLeftovers(temporary: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(temporary).catch(() => [])) {
    const path = join(temporary, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtime >= before) continue
    await rm(path, { recursive: true, force: true })
    removed += 1
  }
  return removed
}
