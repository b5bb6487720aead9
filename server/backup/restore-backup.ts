import path from 'node:path'
import type { RepeatedErasures } from '~/features/privacy/public.server'
import type { Config } from '~/platform/config.server'
import { createKeyRing, type KeyRing } from '~/platform/keys/key-ring.server'
import { variablesOf, writeKeys } from '~/platform/keys/secret-file.server'
import type { BackedUpTable, Manifest, Opener } from './archive'
import { checkBackup } from './check-backup'
import { collectErasures, type ErasuresSince, repeatErasuresSince } from './erasures-since'
import { restoreFiles } from './kept-files'
import { keysOf } from './keys-of-backup'
import { withClient } from './make-backup'
import { type RestoreOptions, type RowSource, restoreDatabase } from './restore-database'
import { refuseInUse } from './target'

/** Where a backup goes. */
export type RestoreTarget = { url: string; config: Pick<Config, 'dataDir' | 'backupDir' | 'secret'> }

export type Restored = {
  manifest: Manifest
  /** Variables to set, where the environment has another SECRET. */
  variables: string[]
  /** SECRET of the backup. */
  keys: KeyRing | undefined
  /** Erasures of after the backup, which were repeated. */
  repeated: Omit<RepeatedErasures, 'deleteFiles'> & Pick<ErasuresSince, 'unreadable'>
}

type Options = RestoreOptions & {
  /** A journal of erasures, or a newer backup. */
  erasures?: string | undefined
}

/**
 * Puts a backup into a database and DATA_DIR. Files come first, because no row of before points to them; the secret
 * last, because it belongs to the rows.
 */
export async function restoreBackup(
  { url, config }: RestoreTarget,
  folder: string,
  opener: Opener,
  options: Options,
): Promise<Restored> {
  const manifest = await checkBackup(folder, opener)
  const keys = await keysOf(folder, opener, manifest)
  // What a site writes while it stops, an erasure too, is read after it.
  await withClient(url, refuseInUse)
  const since = await collectErasures({ url, config, folder, opener, given: options.erasures })
  const repeated = await withClient(url, (client) =>
    restoreDatabase(client, rowsIn(folder, opener, manifest), options, async () => {
      await restoreFiles(config.dataDir, folder, opener, manifest)
      return await repeatErasuresSince(client, since, keys, manifest.jobsVersion !== null)
    }),
  )
  const variables = keys ? await keep(keys, config) : []
  await repeated.deleteFiles({ config })
  return { manifest, variables, keys, repeated: { ...repeated, unreadable: since.unreadable } }
}

const rowsIn = (folder: string, opener: Opener, manifest: Manifest): RowSource<BackedUpTable> => ({
  ...manifest,
  read: ({ file }) => opener.read(path.join(folder, file)),
  counted: (table) => table,
  sequences: async () => manifest.sequences,
})

async function keep(keys: KeyRing, { secret, dataDir }: RestoreTarget['config']): Promise<string[]> {
  if (!secret) {
    await writeKeys(dataDir, keys)
    return []
  }
  const set = createKeyRing(secret)
  const isSame = set.current.id === keys.current.id && set.lasting.id === keys.lasting.id
  return isSame ? [] : variablesOf(keys)
}
