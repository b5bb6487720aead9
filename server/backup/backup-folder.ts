import { existsSync } from 'node:fs'
import { lstat, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BackupProblem, type Manifest, type Sealer } from './archive'

export const manifestFile = 'manifest.json'
export const signatureFile = 'manifest.json.sig'

/** Behind the name of a backup that is being made, or was broken off. */
const unfinished = '.partial'
/** A backup writes all the time; one that wrote nothing for so long was broken off. */
const abandonedAfterMs = 3_600_000

/** `pignon-20261123-051002Z`: sorted by name is sorted by time. */
const nameAt = (at: Date) =>
  `pignon-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}Z`

const namePattern = /^pignon-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)Z$/

/** A whole backup of a folder. */
export type FoundBackup = { name: string; folder: string; at: Date }

/** The whole backups of a folder, oldest first; none when there is no such folder. */
export async function findBackups(target: string): Promise<FoundBackup[]> {
  const names = await readdir(target).catch(() => [])
  return names.toSorted().flatMap((name) => {
    const [, ...parts] = namePattern.exec(name) ?? []
    if (parts.length === 0 || !existsSync(path.join(target, name, manifestFile))) return []
    const [year, month, day, hour, minute, second] = parts
    const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return [{ name, folder: path.join(target, name), at }]
  })
}

/**
 * Makes the folder of a new backup. It gets its name when it is whole, so that what was broken off is never taken for
 * a backup.
 */
export async function beginBackup(target: string, at: Date): Promise<string> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  await removeAbandoned(target, at)
  const folder = path.join(target, `${nameAt(at)}${unfinished}`)
  await mkdir(folder, { mode: 0o700 })
  await mkdir(path.join(folder, 'tables'), { mode: 0o700 })
  return folder
}

/** Writes the manifest and its signature, and gives the folder its name. @returns the folder */
export async function finishBackup(folder: string, manifest: Manifest, sealer: Sealer): Promise<string> {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  const signature = sealer.sign(bytes)
  const options = { mode: 0o600, flush: true, flag: 'wx' }
  if (signature !== undefined) await writeFile(path.join(folder, signatureFile), `${signature}\n`, options)
  await writeFile(path.join(folder, manifestFile), bytes, options)
  const whole = folder.slice(0, -unfinished.length)
  await rename(folder, whole)
  await flushFolder(path.dirname(whole))
  return whole
}

/** Without it a power cut may take the name that was just given. */
async function flushFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Removes a backup. It loses its name first: what is half removed is no backup either. */
export async function removeBackup({ folder }: Pick<FoundBackup, 'folder'>) {
  const going = `${folder}${unfinished}`
  await rename(folder, going)
  await rm(going, { recursive: true, force: true })
}

/** Removes older backups, but for the newest ones. @returns the names of those that are gone */
export async function removeOlder(target: string, keep: number): Promise<string[]> {
  const older = (await findBackups(target)).slice(0, -Math.max(keep, 1))
  for (const backup of older) await removeBackup(backup)
  return older.map(({ name }) => name)
}

async function removeAbandoned(target: string, now: Date) {
  for (const name of await readdir(target)) {
    if (!name.endsWith(unfinished) || !namePattern.test(name.slice(0, -unfinished.length))) continue
    const folder = path.join(target, name)
    const last = await lastWritten(folder)
    if (now.getTime() - last > abandonedAfterMs) await rm(folder, { recursive: true, force: true })
  }
}

async function lastWritten(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const found = await Promise.all(
    ['.', ...names].map((name) => lstat(path.join(folder, name)).catch(() => undefined)),
  )
  return Math.max(...found.map((entry) => entry?.mtimeMs ?? 0))
}

/**
 * The bytes of a manifest with its signature, if it has one.
 * @throws {BackupProblem} when the folder is no whole backup
 */
export async function readManifestBytes(folder: string): Promise<{ bytes: Buffer; signature?: string }> {
  if (folder.endsWith(unfinished))
    throw new BackupProblem(`${folder} is not whole: it was broken off while it was made, or is being made.`)
  const bytes = await readFile(path.join(folder, manifestFile)).catch(() => undefined)
  if (!bytes) throw new BackupProblem(`${folder} is no backup: it has no ${manifestFile}.`)
  const signature = await readFile(path.join(folder, signatureFile), 'utf8').catch(() => undefined)
  return { bytes, ...(signature !== undefined && { signature: signature.trim() }) }
}
