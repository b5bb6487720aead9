import { defineCommand, type Print } from '~/platform/command.server'
import type { Config } from '~/platform/config.server'
import { openDatabaseOnly, prepareConfig, reportProblems } from './prepare'
import { restoreBackup } from './restore-backup'
import { chooseOpener } from './sealers'

const help = `restore FOLDER [--replace]   puts a backup into the database and into DATA_DIR

--replace  removes what the database holds; otherwise it has to be empty

The site must be stopped. A backup of an older release is brought to this one.
Exit code: 0 done, 1 refused or failed and nothing changed, 2 not understood.
`

const options = { replace: { type: 'boolean' } } as const

/** The command `restore`; its first word is the folder. */
const command = defineCommand<Config, typeof options>({
  help,
  options,
  choose({ verb: folder, objects, values }) {
    if (folder === '' || objects.length > 0) return undefined
    return (config, print) => restore(config, folder, values.replace ?? false, print)
  },
})

export const runRestoreCommand = (argv: string[], _open: unknown, print?: Print) =>
  reportProblems(() => command(argv, prepareConfig, print))

async function restore(config: Config, folder: string, replace: boolean, print: Print) {
  const database = await openDatabaseOnly(config)
  try {
    const target = { url: database.url, config }
    const { manifest, variables } = await restoreBackup(target, folder, chooseOpener(), { replace })
    print(`The site is as it was on ${manifest.at.slice(0, 19)}Z: start it.\n`)
    if (variables.length > 0)
      print(`Before that, set these in its environment, in place of SECRET:\n${variables.join('\n')}\n`)
    return 0
  } finally {
    await database.close()
  }
}
