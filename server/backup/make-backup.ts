import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import type { KeyRing } from '~/platform/keys/key-ring.server'
import { textOf } from '~/platform/keys/secret-file.server'
import type { Storage } from '~/platform/storage/storage'
import { BackupProblem, type Manifest, type Sealer } from './archive'
import { beginBackup, finishBackup } from './backup-folder'
import { type Destination, dumpDatabase } from './dump-database'
import { backUpFiles } from './kept-files'
import { findNamedFiles, refuseMissing } from './named-files'
import { knownSecret, type Queries } from './tables'

export type BackupOptions = {
  /** Folder in which the backup gets a folder of its own. */
  target: string
  sealer: Sealer
  /** Pictures and documents of listings too. */
  withOriginals: boolean
  /** Also when files are missing that the database names. */
  isIncomplete?: boolean
  release: string
  now: Date
}

/** Of the site: its database, its files, its secret. */
export type BackupSource = { url: string; storage: Storage; keys: KeyRing }

/**
 * Makes a backup while others read and write.
 * @returns its folder
 * @throws {BackupProblem} or the error of a file; nothing is left then that could be taken for a backup
 */
export async function makeBackup(
  source: BackupSource,
  options: BackupOptions,
): Promise<{ folder: string; manifest: Manifest }> {
  const { target, sealer, now } = options
  const folder = await beginBackup(target, now)
  try {
    const manifest = await withClient(source.url, (client) =>
      fill(client, source, { folder, sealer }, options),
    )
    return { folder: await finishBackup(folder, manifest, sealer), manifest }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function fill(
  client: pg.Client,
  { storage, keys }: BackupSource,
  destination: Destination,
  { release, withOriginals, isIncomplete }: BackupOptions,
): Promise<Manifest> {
  await refuseOtherSecret(client, keys)
  const named = await findNamedFiles(client)
  const dump = await dumpDatabase(client, destination)
  const kept = await backUpFiles(storage, destination, withOriginals)
  if (!isIncomplete) await refuseMissing(named, kept, () => findNamedFiles(client))
  const secret = await writeSecret(keys, destination)
  return {
    format: 1,
    id: randomUUID(),
    release,
    ...dump,
    files: kept.files,
    secret: secret.file,
    sealed: { ...dump.sealed, ...kept.sealed, [secret.file]: secret.sealed },
  }
}

/** Otherwise no mailed link would open after a restore. */
async function refuseOtherSecret(client: Queries, { current, previous }: KeyRing) {
  const known = await knownSecret(client)
  if (known === undefined || known === current.id || known === previous?.id) return
  throw new BackupProblem(
    'SECRET is not the one that this database was used with: a restored site could not open the links that it mailed. Run the backup with the SECRET and DATA_DIR of the site.',
  )
}

async function writeSecret(keys: KeyRing, { folder, sealer }: Destination) {
  const file = `secret${sealer.extension}`
  return { file, sealed: await sealer.write(path.join(folder, file), Readable.from([textOf(keys)])) }
}

/** Runs `task` on a connection of its own, without the limits of the site's pool. */
export async function withClient<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'pignon backup', keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    return await task(client)
  } finally {
    await client.end().catch(() => {})
  }
}
