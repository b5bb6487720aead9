import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import * as schema from '#db/schema'
import {
  findErasures,
  journalIn,
  journalOf,
  type NotedErasure,
  noteErasures,
  type RepeatedErasures,
  readJournal,
  repeatErasures,
} from '~/features/privacy/public.server'
import type { Config } from '~/platform/config.server'
import { deleteJobsWithAddress } from '~/platform/jobs-with-address.server'
import type { KeyRing } from '~/platform/keys/key-ring.server'
import { finishRestoredKeys } from '~/platform/keys/restored-keys.server'
import { readKeys } from '~/platform/keys/secret-file.server'
import { BackupProblem, type Opener } from './archive'
import { checkBackup } from './check-backup'
import { keysOf } from './keys-of-backup'
import { withClient } from './make-backup'

export type ErasuresSince = {
  erasures: NotedErasure[]
  /** Secrets that their hashes may have been made with. */
  rings: KeyRing[]
  /** Lines of journals that were cut off or changed. */
  unreadable: number
}

type Sources = {
  /** The database that is replaced. */
  url: string
  config: Pick<Config, 'dataDir' | 'backupDir' | 'secret'>
  /** The backup that is restored; a journal may lie beside it. */
  folder: string
  opener: Opener
  /** A journal, or a newer backup. */
  given?: string | undefined
}

/**
 * Collects every erasure that is known outside the backup, and notes all of them in the site's own journal before
 * anything is replaced: a restore that is broken off loses none.
 */
export async function collectErasures({
  url,
  config,
  folder,
  opener,
  given,
}: Sources): Promise<ErasuresSince> {
  const own = journalOf(config)
  const journals = [own, journalIn(path.dirname(path.resolve(folder)))]
  const parts = [await ofDatabase(url, config), ...(await Promise.all(journals.map(ofJournal)))]
  if (given !== undefined) parts.push(await ofGiven(given, opener))
  const erasures = parts.flatMap((part) => part.erasures)
  await noteErasures(own, erasures)
  return {
    erasures,
    rings: parts.flatMap(({ rings }) => rings),
    unreadable: parts.reduce((sum, { unreadable }) => sum + unreadable, 0),
  }
}

type Repeating = {
  /** Of the backup. */
  keys: KeyRing | undefined
  hasJobs: boolean
  config: Pick<Config, 'mailAgency'>
}

/** Repeats them in the transaction of a restore. */
export async function repeatErasuresSince(
  client: pg.Client,
  { erasures, rings }: ErasuresSince,
  { keys, hasJobs, config }: Repeating,
): Promise<RepeatedErasures> {
  const all = keys ? [keys, ...rings] : rings
  const [first] = all
  if (!first)
    throw new BackupProblem('Set SECRET to that of the site: neither the backup nor DATA_DIR has one.')
  const jobs = { deleteWithAddress: hasJobs ? deleteJobsWithAddress : async () => 0 }
  return await repeatErasures(drizzle(client, { schema }), { jobs, keys: first, config }, erasures, all)
}

async function ofDatabase(url: string, config: Sources['config']): Promise<ErasuresSince> {
  const found = await withClient(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('public.erasures') as name`)
    if (!rows[0].name) return []
    const db = drizzle(client, { schema })
    await finishRestoredKeys(db, config)
    return await findErasures(db)
  })
  const rings = await presentKeys(config)
  const keyId = rings[0]?.lasting.id
  return { erasures: found.map((erasure) => ({ ...erasure, keyId })), rings, unreadable: 0 }
}

/** The secret of the site as it is now; none is made. */
async function presentKeys({ secret, dataDir }: Sources['config']): Promise<KeyRing[]> {
  return secret || existsSync(path.join(dataDir, 'secret')) ? [await readKeys({ secret, dataDir })] : []
}

const ofJournal = async (file: string): Promise<ErasuresSince> => ({
  ...(await readJournal(file)),
  rings: [],
})

async function ofGiven(given: string, opener: Opener): Promise<ErasuresSince> {
  const found = statSync(given, { throwIfNoEntry: false })
  if (!found) throw new BackupProblem(`${given} is not there: --erasures names a journal or a newer backup.`)
  return found.isDirectory() ? await ofBackup(given, opener) : await ofJournal(given)
}

async function ofBackup(folder: string, opener: Opener): Promise<ErasuresSince> {
  const manifest = await checkBackup(folder, opener)
  const keys = await keysOf(folder, opener, manifest)
  const rings = keys ? [keys] : []
  const table = manifest.tables.find(({ name }) => name === 'public.erasures')
  if (!table) return { erasures: [], rings, unreadable: 0 }
  const [at, hash] = [table.columns.indexOf('at'), table.columns.indexOf('email_hash')]
  const rows = (await text(opener.read(path.join(folder, table.file)))).split('\n').filter(Boolean)
  const erasures = rows.map((row) => {
    const values = row.split('\t')
    return { at: instantOf(values[at] ?? ''), emailHash: values[hash] ?? '', keyId: keys?.lasting.id }
  })
  return { erasures, rings, unreadable: 0 }
}

/** As `prepareCopy` has instants written: `2026-11-23 05:00:00.123+00`. */
const instantOf = (written: string) => new Date(`${written.replace(' ', 'T')}:00`)
