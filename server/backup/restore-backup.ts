import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import * as schema from '#db/schema'
import type { RepeatedErasures } from '~/features/privacy/public.server'
import type { Config } from '~/platform/config.server'
import { createKeyRing, type KeyRing } from '~/platform/keys/key-ring.server'
import { keepFirstSecret } from '~/platform/keys/known-secret.repo.server'
import { keepRestoredKeys, takeRestoredKeys, variablesOf } from '~/platform/keys/secret-file.server'
import type { Storage } from '~/platform/storage/storage'
import type { BackedUpTable, Manifest, Opener } from './archive'
import { checkBackup } from './check-backup'
import { collectErasures, type ErasuresSince, repeatErasuresSince } from './erasures-since'
import { restoreFiles } from './kept-files'
import { keysOf } from './keys-of-backup'
import { withClient } from './make-backup'
import { type RestoreOptions, type RowSource, restoreDatabase } from './restore-database'
import { refuseInUse } from './target'

/** Where a backup goes. */
export type RestoreTarget = {
  url: string
  storage: Storage
  config: Pick<Config, 'dataDir' | 'backupDir' | 'secret' | 'mailAgency'>
}

export type RestoreResult = {
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
 * Puts a backup into a database and the storage. Files come first, because no row of before points to them. The secret
 * belongs to the rows: it lies beside its place before they are committed, so that a kill after that loses nothing.
 */
export async function restoreBackup(
  { url, storage, config }: RestoreTarget,
  folder: string,
  opener: Opener,
  options: Options,
): Promise<RestoreResult> {
  const manifest = await checkBackup(folder, opener)
  const keys = await keysOf(folder, opener, manifest)
  // What a site writes while it stops, an erasure too, is read after it.
  await withClient(url, refuseInUse)
  const since = await collectErasures({ url, config, folder, opener, given: options.erasures })
  const repeated = await withClient(url, (client) =>
    restoreDatabase(client, rowsIn(folder, opener, manifest), options, async () => {
      await restoreFiles(storage, folder, opener, manifest)
      const hasJobs = manifest.jobsVersion !== null
      const repeated = await repeatErasuresSince(client, since, { keys, hasJobs, config })
      if (keys) await prepareKeys(client, keys, config)
      return repeated
    }),
  )
  const variables = keys ? await keep(keys, config) : []
  await repeated.deleteFiles({ config, storage })
  return { manifest, variables, keys, repeated: { ...repeated, unreadable: since.unreadable } }
}

const rowsIn = (folder: string, opener: Opener, manifest: Manifest): RowSource<BackedUpTable> => ({
  ...manifest,
  read: ({ file }) => opener.read(path.join(folder, file)),
  counted: (table) => table,
  sequences: async () => manifest.sequences,
})

/** The row by which the next start knows whether the secret is that of the database. */
async function prepareKeys(client: pg.Client, keys: KeyRing, { secret, dataDir }: RestoreTarget['config']) {
  await keepFirstSecret(drizzle(client, { schema }), keys.current)
  if (!secret) await keepRestoredKeys(dataDir, keys)
}

async function keep(keys: KeyRing, { secret, dataDir }: RestoreTarget['config']): Promise<string[]> {
  if (!secret) {
    await takeRestoredKeys(dataDir)
    return []
  }
  const set = createKeyRing(secret)
  const isSame = set.current.id === keys.current.id && set.lasting.id === keys.lasting.id
  return isSame ? [] : variablesOf(keys)
}
