import { systemClock } from '~/platform/clock'
import { defineCommand, type Print } from '~/platform/command.server'
import type { Config } from '~/platform/config.server'
import { readKeys } from '~/platform/keys/secret-file.server'
import { BackupProblem, type Manifest } from './archive'
import { findBackups, removeOlder } from './backup-folder'
import { checkBackup, readManifest } from './check-backup'
import { makeBackup } from './make-backup'
import { openDatabaseOnly, prepareConfig, reportProblems } from './prepare'
import { releaseName } from './release'
import { chooseOpener, chooseSealer } from './sealers'

const help = `backup [--to DIR] [--originals] [--keep N]   makes a backup in a folder of its own below DIR
backup list [--to DIR]                       lists the backups of DIR
backup check FOLDER                          checks that every byte of a backup is as it was written

--to DIR       where backups go; BACKUP_DIR unless given
--originals    pictures and documents of listings too, which are downloaded again otherwise
--keep N       then removes older backups of DIR: the N newest stay
--unencrypted  writes it so that everybody who can read the folder can read it

Exit code: 0 done, 1 refused or failed, 2 not understood.
`

const options = {
  to: { type: 'string' },
  keep: { type: 'string' },
  originals: { type: 'boolean' },
  unencrypted: { type: 'boolean' },
} as const

type Values = { to?: string; keep?: string; originals?: boolean; unencrypted?: boolean }

/** The command `backup`. */
const command = defineCommand<Config, typeof options>({
  help,
  options,
  choose({ verb, objects: [folder, ...others], values }) {
    if (others.length > 0 || !/^([1-9]\d{0,3})?$/.test(values.keep ?? '')) return undefined
    if (verb === 'check') return folder ? (_, print) => check(folder, print) : undefined
    if (folder) return undefined
    if (verb === 'list') return (config, print) => list(targetOf(config, values), print)
    return verb === '' ? (config, print) => make(config, values, print) : undefined
  },
})

export const runBackupCommand = (argv: string[], _open: unknown, print?: Print) =>
  reportProblems(() => command(argv, prepareConfig, print))

async function make(config: Config, values: Values, print: Print) {
  const target = targetOf(config, values)
  const sealer = chooseSealer(values)
  const database = await openDatabaseOnly(config)
  try {
    const keys = await readKeys(config)
    const { folder, manifest } = await makeBackup(
      { url: database.url, config, keys },
      {
        target,
        sealer,
        withOriginals: values.originals ?? false,
        release: releaseName(),
        now: systemClock.now(),
      },
    )
    print(`${folder} is whole: ${describe(manifest)}.\n`)
  } finally {
    await database.close()
  }
  if (values.keep)
    for (const name of await removeOlder(target, Number(values.keep))) print(`${name} was removed.\n`)
  return 0
}

async function list(target: string, print: Print) {
  const backups = await findBackups(target)
  for (const { name, folder } of backups) {
    const manifest = await readManifest(folder, { ...chooseOpener(), verify: () => {} })
    print(`${name}  release ${manifest.release}, ${describe(manifest)}\n`)
  }
  if (backups.length === 0) print(`There is no backup in ${target}.\n`)
  return 0
}

async function check(folder: string, print: Print) {
  const manifest = await checkBackup(folder, chooseOpener())
  print(`${folder} is whole: ${describe(manifest)}.\n`)
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
