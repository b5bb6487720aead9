import { parseArgs } from 'node:util'
import { describeSiteReport } from './describe-site-report'
import { importSite, type SiteImportServices } from './import-site.server'

const help = `site import DIR [options]

Reads a site folder (docs/content.md) into the site, while it runs or not: all of it or nothing.

  --dry-run    says what would change and changes nothing
  --overwrite  also replaces what was edited by hand since the last import
  --json       prints the whole report as JSON
  --help       prints this

Exit code: 0 imported or nothing to do, 1 refused (the site is as it was), 2 not understood.
`

const options = {
  'dry-run': { type: 'boolean' },
  overwrite: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * The command `site import DIR`.
 * @param argv - what stands after `site`
 * @param open - opens the database; called only when the words are understood and there is something to do
 * @param print - where the answer goes
 * @returns the exit code: 0 done, 1 refused, 2 not understood
 */
export async function runSiteCommand(
  argv: string[],
  open: () => Promise<SiteImportServices>,
  print: (text: string) => void = toStandardOutput,
): Promise<number> {
  const asked = understood(argv)
  if (!asked || asked.values.help) {
    print(help)
    return asked ? 0 : 2
  }
  const { values, folder } = asked
  const { overwrite, 'dry-run': dryRun } = values
  const report = await importSite(await open(), folder, { dryRun, overwrite })
  print(values.json ? `${JSON.stringify(report, null, 2)}\n` : describeSiteReport(report))
  return report.outcome === 'refused' ? 1 : 0
}

function understood(argv: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
    const [verb, folder = '', ...others] = positionals
    const complete = verb === 'import' && folder !== '' && others.length === 0
    return complete || values.help ? { values, folder } : undefined
  } catch {
    return undefined
  }
}

const toStandardOutput = (text: string) => {
  process.stdout.write(text)
}
