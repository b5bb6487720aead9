import { journalIn, journalOf, noteKnownErasures } from '~/features/privacy/public.server'
import { systemClock } from '~/platform/clock'
import { defineCommand, type Print } from '~/platform/command.server'
import type { Config } from '~/platform/config.server'
import type { Database } from '~/platform/database.server'
import type { KeyRing } from '~/platform/keys/key-ring.server'
import { readKeys } from '~/platform/keys/secret-file.server'
import { openStorage } from '~/platform/storage/open-storage.server'
import { BackupProblem, type Manifest } from './archive'
import { findBackups, removeOlder } from './backup-folder'
import { makeKeys } from './backup-keys'
import { checkBackup, readManifest } from './check-backup'
import { makeBackup } from './make-backup'
import { chooseVerifier } from './openers'
import { openDatabaseOnly, prepareConfig, reportProblems } from './prepare'
import { recordCommand } from './record-command'
import { releaseName } from './release'
import { chooseSealer } from './sealers'

const help = `backup [--to DIR] [--originals] [--keep N]   makes a backup in a folder of its own below DIR
backup list [--to DIR]                       lists the backups of DIR
backup check FOLDER [--key FILE]             checks who made a backup, and that every byte is as it was written
backup keys FOLDER                           makes the two keys of encrypted backups: one for the server, named in
                                             BACKUP_KEY_FILE, and one for you to keep elsewhere, which opens them

--to DIR       where backups go; BACKUP_DIR unless given
--originals    pictures and documents of listings too, which are downloaded again otherwise
--keep N       then removes older backups of DIR: the N newest stay
--incomplete   makes it although files are missing that the database names; not together with --keep
--key FILE     the key of the operator; the server's, BACKUP_KEY_FILE, will do to check
--unencrypted  writes it so that everybody who can read the folder can read it, or checks such a one

Exit code: 0 success, 1 refused or failed, 2 usage error.
`

const options = {
  to: { type: 'string' },
  keep: { type: 'string' },
  originals: { type: 'boolean' },
  incomplete: { type: 'boolean' },
  unencrypted: { type: 'boolean' },
  key: { type: 'string' },
} as const

type Values = {
  to?: string
  keep?: string
  originals?: boolean
  incomplete?: boolean
  unencrypted?: boolean
  key?: string
}

/** The command `backup`. */
const command = defineCommand<Config, typeof options>({
  help,
  options,
  choose({ verb, objects: [folder, ...others], values }) {
    if (others.length > 0 || !/^([1-9]\d{0,3})?$/.test(values.keep ?? '')) return undefined
    // What is missing now may be in the older backups only.
    if (values.incomplete && values.keep) return undefined
    if (verb === 'check') return folder ? (config, print) => check(config, folder, values, print) : undefined
    if (verb === 'keys') return folder ? (_, print) => keys(folder, print) : undefined
    if (folder) return undefined
    if (verb === 'list') return (config, print) => list(targetOf(config, values), print)
    return verb === '' ? (config, print) => make(config, values, print) : undefined
  },
})

export const runBackupCommand = (argv: string[], _open: unknown, print?: Print) =>
  reportProblems(() => command(argv, prepareConfig, print))

async function make(config: Config, values: Values, print: Print) {
  const target = targetOf(config, values)
  const sealer = await chooseSealer({
    keyFile: config.backupKeyFile,
    isUnencrypted: values.unencrypted ?? false,
  })
  const database = await openDatabaseOnly(config)
  try {
    const keys = await readKeys(config)
    const { originals: withOriginals = false, incomplete: isIncomplete = false } = values
    const options = { target, sealer, withOriginals, isIncomplete, release: releaseName() }
    const storage = await openStorage(config)
    const source = { url: database.url, storage, keys }
    const { folder, manifest } = await recorded(database, keys, () =>
      makeBackup(source, { ...options, now: systemClock.now() }),
    )
    print(`${folder} is whole: ${describe(manifest)}.\n`)
    for (const journal of new Set([journalOf(config), journalIn(target)]))
      await noteKnownErasures({ db: database.db, keys }, journal)
  } finally {
    await database.close()
  }
  if (values.keep)
    for (const name of await removeOlder(target, Number(values.keep))) print(`${name} was removed.\n`)
  return 0
}

/** Writes into the security log how a command ended. */
async function recorded<Result>(database: Database, keys: KeyRing, run: () => Promise<Result>) {
  try {
    const result = await run()
    await recordCommand(database, keys, { detail: 'backup' })
    return result
  } catch (error) {
    await recordCommand(database, keys, { detail: 'backup', result: 'failed' }).catch(() => {})
    throw error
  }
}

async function list(target: string, print: Print) {
  const backups = await findBackups(target)
  for (const { name, folder } of backups) {
    const manifest = await readManifest(folder, { verify: () => {} }).catch(() => undefined)
    print(`${name}  ${manifest ? `release ${manifest.release}, ${describe(manifest)}` : 'cannot be read'}\n`)
  }
  if (backups.length === 0) print(`There is no backup in ${target}.\n`)
  return 0
}

async function check({ backupKeyFile }: Config, folder: string, { key, unencrypted }: Values, print: Print) {
  const choice = { keyFile: key, serverKeyFile: backupKeyFile, isUnencrypted: unencrypted ?? false }
  const manifest = await checkBackup(folder, await chooseVerifier(choice))
  print(`${folder} is whole: ${describe(manifest)}.\n`)
  return 0
}

async function keys(folder: string, print: Print) {
  const made = await makeKeys(folder, systemClock.now())
  print(`Of the server: ${made.server}
  Set BACKUP_KEY_FILE to it. It encrypts and signs backups, and opens none.
Of the operator: ${made.operator}
  Take it off this machine now and keep it in two places: without it no backup can be opened.
`)
  return 0
}

/** What a manifest lists, in words. */
function describe({ at, tables, files, sealed }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = Object.values(sealed).reduce((sum, { size }) => sum + size, 0)
  return `${rows} rows of ${tables.length} tables and ${files.length} files as of ${at.slice(0, 19)}Z, ${(bytes / 1e6).toFixed(1)} MB`
}

function targetOf({ backupDir }: Config, { to }: Values): string {
  const target = to ?? backupDir
  if (target) return target
  throw new BackupProblem('Say where backups go: --to DIR, or BACKUP_DIR in the environment.')
}
