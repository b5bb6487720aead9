import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Config } from '~/platform/config.server'
import { createKeyRing, type KeyRing } from '~/platform/keys/key-ring.server'
import { secretsIn, variablesOf, writeKeys } from '~/platform/keys/secret-file.server'
import { type BackedUpTable, BackupProblem, type Manifest, type Opener } from './archive'
import { checkBackup } from './check-backup'
import { restoreFiles } from './kept-files'
import { withClient } from './make-backup'
import { type RestoreOptions, type RowSource, restoreDatabase } from './restore-database'

/** Where a backup goes. */
export type RestoreTarget = { url: string; config: Pick<Config, 'dataDir' | 'secret'> }

export type Restored = {
  manifest: Manifest
  /** Variables to set, where the environment has another SECRET. */
  variables: string[]
}

/**
 * Puts a backup into a database and DATA_DIR. Files come first, because no row of before points to them; the secret
 * last, because it belongs to the rows.
 */
export async function restoreBackup(
  { url, config }: RestoreTarget,
  folder: string,
  opener: Opener,
  options: RestoreOptions,
): Promise<Restored> {
  const manifest = await checkBackup(folder, opener)
  const keys = await keysOf(folder, opener, manifest)
  await withClient(url, (client) =>
    restoreDatabase(client, rowsIn(folder, opener, manifest), options, () =>
      restoreFiles(config.dataDir, folder, opener, manifest),
    ),
  )
  return { manifest, variables: keys ? await keep(keys, config) : [] }
}

const rowsIn = (folder: string, opener: Opener, manifest: Manifest): RowSource<BackedUpTable> => ({
  ...manifest,
  read: ({ file }) => opener.read(path.join(folder, file)),
  counted: (table) => table,
  sequences: async () => manifest.sequences,
})

async function keysOf(folder: string, opener: Opener, { secret }: Manifest): Promise<KeyRing | undefined> {
  if (secret === null) return undefined
  const secrets = secretsIn(secret, await text(opener.read(path.join(folder, secret))))
  if (!secrets) throw new BackupProblem(`${secret} of the backup holds no SECRET.`)
  return createKeyRing(secrets)
}

async function keep(keys: KeyRing, { secret, dataDir }: RestoreTarget['config']): Promise<string[]> {
  if (!secret) {
    await writeKeys(dataDir, keys)
    return []
  }
  const set = createKeyRing(secret)
  const isSame = set.current.id === keys.current.id && set.lasting.id === keys.lasting.id
  return isSame ? [] : variablesOf(keys)
}
