import { defineCommand, type Print } from '~/platform/command.server'
import type { Config } from '~/platform/config.server'
import { chooseOpener } from './openers'
import { openDatabaseOnly, prepareConfig, reportProblems } from './prepare'
import { restoreBackup } from './restore-backup'

const help = `restore FOLDER --key FILE [--replace]   puts a backup into the database and into DATA_DIR

--key FILE     the key of the operator, which opens the backup and verifies who made it
--unencrypted  instead of a key, for a backup that was made without one
--replace      removes what the database holds; otherwise it has to be empty

The site must be stopped. A backup of an older release is brought to this one.
Exit code: 0 done, 1 refused or failed and nothing changed, 2 not understood.
`

const options = {
  replace: { type: 'boolean' },
  unencrypted: { type: 'boolean' },
  key: { type: 'string' },
} as const

type Values = { replace?: boolean; unencrypted?: boolean; key?: string }

/** The command `restore`; its first word is the folder. */
const command = defineCommand<Config, typeof options>({
  help,
  options,
  choose({ verb: folder, objects, values }) {
    if (folder === '' || objects.length > 0) return undefined
    return (config, print) => restore(config, folder, values, print)
  },
})

export const runRestoreCommand = (argv: string[], _open: unknown, print?: Print) =>
  reportProblems(() => command(argv, prepareConfig, print))

async function restore(config: Config, folder: string, values: Values, print: Print) {
  const { replace = false, key, unencrypted = false } = values
  const opener = await chooseOpener({ keyFile: key, isUnencrypted: unencrypted })
  const database = await openDatabaseOnly(config)
  try {
    const target = { url: database.url, config }
    const { manifest, variables } = await restoreBackup(target, folder, opener, { replace })
    print(`The site is as it was on ${manifest.at.slice(0, 19)}Z: start it.\n`)
    if (variables.length > 0)
      print(`Before that, set these in its environment, in place of SECRET:\n${variables.join('\n')}\n`)
    return 0
  } finally {
    await database.close()
  }
}
