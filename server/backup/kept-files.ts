import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type BackedUpFile, BackupProblem, type Manifest, type Opener, type SealedFile } from './archive'
import type { Destination } from './dump-database'

/** Folders of DATA_DIR that nothing can make again. */
const always = ['site', 'uploads']
/** Downloaded again, as long as the feed's addresses last. */
const byChoice = ['originals', 'documents']
/** Where files are written that are not whole yet. */
const unfinished = 'tmp'

export type KeptFiles = { files: BackedUpFile[]; sealed: Record<string, SealedFile> }

/** Copies the files of DATA_DIR. Rows are written after their files, so none of the snapshot's is missing. */
export async function backUpFiles(
  dataDir: string,
  { folder, sealer }: Destination,
  withOriginals: boolean,
): Promise<KeptFiles> {
  const kept: KeptFiles = { files: [], sealed: {} }
  for (const name of withOriginals ? [...always, ...byChoice] : always) {
    for (const found of await filesIn(path.join(dataDir, name))) {
      const source = await openUnlessGone(path.join(dataDir, name, found))
      if (!source) continue
      const file = `files/${name}/${found}${sealer.extension}`
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      kept.sealed[file] = await sealer.write(path.join(folder, file), source.createReadStream())
      kept.files.push({ path: `${name}/${found}`, file })
    }
  }
  return kept
}

/** Somebody's data may be erased while a backup is made. */
const openUnlessGone = (file: string) =>
  open(file).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Only a folder that is not there is empty: one that cannot be read would make a backup without its files. */
function noneUnlessThere(error: { code?: string }): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(noneUnlessThere)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.split(path.sep).includes(unfinished))
    .sort()
}

/** Puts the files back. Those that are there and are not in the backup stay: no row points to them. */
export async function restoreFiles(dataDir: string, folder: string, opener: Opener, { files }: Manifest) {
  // The nightly job empties this folder of what a killed restore left.
  const whole = path.join(dataDir, 'media', unfinished, `restore-${randomUUID()}`)
  await mkdir(path.dirname(whole), { recursive: true })
  for (const { path: name, file } of files) {
    const target = path.join(dataDir, allowed(name))
    await mkdir(path.dirname(target), { recursive: true })
    await pipeline(
      opener.read(path.join(folder, file)),
      createWriteStream(whole, { mode: 0o600, flush: true }),
    )
    await rename(whole, target)
  }
}

/** A manifest writes nowhere else than a backup reads. */
function allowed(name: string): string {
  const parts = name.split('/')
  const isPlain = parts.length > 1 && parts.every((part) => part !== '' && part !== '.' && part !== '..')
  if (isPlain && [...always, ...byChoice].includes(parts[0] ?? '')) return name
  throw new BackupProblem(`The backup holds a file that belongs nowhere: ${name}`)
}
