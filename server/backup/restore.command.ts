import { defineCommand, type Print } from '~/platform/command.server'
import { type Config, readConfig } from '~/platform/config.server'
import type { Database } from '~/platform/database.server'
import { openStorage } from '~/platform/storage/open-storage.server'
import { BackupProblem } from './archive'
import { moveDatabase } from './move-database'
import { chooseOpener } from './openers'
import { openDatabaseOnly, openTarget, prepareConfig, reportProblems } from './prepare'
import { recordCommand } from './record-command'
import { type RestoreResult, restoreBackup } from './restore-backup'
import type { RestoreOptions } from './restore-database'

const help = `restore FOLDER --key FILE [--replace]   puts a backup into the database, its files into DATA_DIR or STORAGE_URL
restore --from-embedded                 copies the embedded database of DATA_DIR into that of DATABASE_URL
restore --from-database URL             copies that database into the one of DATABASE_URL, or the embedded one

--key FILE     the key of the operator, which opens the backup and verifies who made it
--unencrypted  instead of a key, for a backup that was made without one
--erasures X   a journal of erasures, or a newer backup, where neither the database nor the folder of the backup
               knows what was erased since
--replace      removes what the database holds; otherwise it has to be empty

The site must be stopped. A backup or database of an older release is brought to this one.
Exit code: 0 success, 1 refused or failed, 2 usage error.
`

const options = {
  replace: { type: 'boolean' },
  unencrypted: { type: 'boolean' },
  key: { type: 'string' },
  erasures: { type: 'string' },
  'from-embedded': { type: 'boolean' },
  'from-database': { type: 'string' },
} as const

type Values = { replace?: boolean; unencrypted?: boolean; key?: string; erasures?: string }

/** The command `restore`; its first word is the folder. */
const command = defineCommand<Config, typeof options>({
  help,
  options,
  choose({ verb: folder, objects, values }) {
    const { replace = false, 'from-embedded': isEmbedded = false, 'from-database': url } = values
    if (objects.length > 0) return undefined
    const sources = [folder !== '', isEmbedded, url !== undefined]
    if (sources.filter(Boolean).length !== 1) return undefined
    if (folder) return (config, print) => restore(config, folder, values, print)
    return (config, print) => move(config, url, { replace }, print)
  },
})

export const runRestoreCommand = (argv: string[], _open: unknown, print?: Print) =>
  reportProblems(() => command(argv, prepareConfig, print))

async function restore(config: Config, folder: string, values: Values, print: Print) {
  const { replace = false, key, unencrypted = false, erasures } = values
  const opener = await chooseOpener({ keyFile: key, isUnencrypted: unencrypted })
  const database = await openTarget(config)
  try {
    const storage = await openStorage(config)
    // Before anything is written: STORAGE_URL may be that of the site, where a trial was meant.
    print(`Files go to ${storage.place}.\n`)
    await storage.check()
    const target = { url: database.url, config, storage }
    const { manifest, variables, keys, repeated } = await restoreBackup(target, folder, opener, {
      replace,
      erasures,
    })
    setAside(database, print)
    print(`The site is as it was on ${manifest.at.slice(0, 19)}Z. ${describeErasures(repeated)}Start it.\n`)
    if (variables.length > 0)
      print(`Before that, set these in its environment, in place of SECRET:\n${variables.join('\n')}\n`)
    // Last: when it fails, whoever restores has read what to set.
    if (keys)
      await recordCommand(database, keys, { detail: 'restore' }, [...repeated.addresses, ...repeated.people])
    return 0
  } finally {
    await database.close()
  }
}

function describeErasures({
  missing,
  addresses,
  people,
  foreign,
  unreadable,
}: RestoreResult['repeated']): string {
  const without = people.length > 0 ? `, and ${people.length} known by telephone or name alone` : ''
  const found = `${addresses.length} of their addresses ${addresses.length === 1 ? 'was' : 'were'} in it${without}.`
  return [
    missing === 0 ? 'No erasure since is known.' : `Erasures since: ${missing}, repeated; ${found}`,
    foreign > 0
      ? `Of ${foreign} nobody can tell whose they are: they were noted with a SECRET that is not here.`
      : '',
    unreadable > 0 ? `${unreadable} lines of journals of erasures cannot be read.` : '',
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence} `)
    .join('')
}

/** @param from - the embedded database unless given */
async function move(config: Config, from: string | undefined, options: RestoreOptions, print: Print) {
  if (from === undefined && !config.databaseUrl)
    throw new BackupProblem('Say where the embedded database goes: DATABASE_URL=postgres://…')
  const source = await openDatabaseOnly(from === undefined ? { ...config, databaseUrl: undefined } : at(from))
  const target = await openTarget(config)
  try {
    const rows = await moveDatabase(source.url, target.url, options)
    setAside(target, print)
    print(
      `${rows} rows were copied and compared. The former database is as it was: delete it when the site runs.\n`,
    )
    return 0
  } finally {
    await target.close()
    await source.close()
  }
}

function setAside(database: Database, print: Print) {
  for (const folder of database.setOtherMajorsAside())
    print(`The data of the former PostgreSQL are in ${folder}: delete them when the site runs.\n`)
}

/** With the rules of DATABASE_URL. */
const at = (url: string): Config => readConfig({ ...process.env, DATABASE_URL: url })
