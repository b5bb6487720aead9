import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Storage } from '~/platform/storage/storage'
import { type BackedUpFile, BackupProblem, type Manifest, type Opener, type SealedFile } from './archive'
import type { Destination } from './dump-database'

/** Folders of the storage that nothing can make again. */
const always = ['site', 'uploads']
/** Downloaded again, as long as the feed's addresses last. */
const byChoice = ['originals', 'documents']

export type KeptFiles = { files: BackedUpFile[]; sealed: Record<string, SealedFile> }

/** Copies the files of the storage. Rows are written after their files, so none of the snapshot's is missing. */
export async function backUpFiles(
  storage: Storage,
  { folder, sealer }: Destination,
  withOriginals: boolean,
): Promise<KeptFiles> {
  const kept: KeptFiles = { files: [], sealed: {} }
  for (const name of withOriginals ? [...always, ...byChoice] : always) {
    for (const { key } of await storage.list(`${name}/`)) {
      // Somebody's data may be erased while a backup is made.
      if (!(await storage.find(key))) continue
      const file = `files/${key}${sealer.extension}`
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      kept.sealed[file] = await sealer.write(path.join(folder, file), await storage.stream(key))
      kept.files.push({ path: key, file })
    }
  }
  return kept
}

/** Puts the files back. Those that are there and are not in the backup stay: no row points to them. */
export async function restoreFiles(storage: Storage, folder: string, opener: Opener, { files }: Manifest) {
  for (const { path: key, file } of files)
    await storage.write(allowed(key), opener.read(path.join(folder, file)))
}

/** A manifest writes nowhere else than a backup reads. */
function allowed(name: string): string {
  const parts = name.split('/')
  const isPlain = parts.length > 1 && parts.every((part) => part !== '' && part !== '.' && part !== '..')
  if (isPlain && [...always, ...byChoice].includes(parts[0] ?? '')) return name
  throw new BackupProblem(`The backup holds a file that belongs nowhere: ${name}`)
}
