import { defineCommand, printReport } from '~/platform/command.server'
import { describeSiteReport } from './describe-site-report'
import { importSite, type SiteImportServices } from './import-site.server'
import { runInit } from './new-site/init.command.server'

const help = `site import DIR [options]
site init DIR [--answers FILE]

import reads a site folder (docs/content.md) into the site, while it runs or not: all of it or nothing.
init writes the site folder of a new agency, from a JSON file of answers or by asking; DIR is not there yet, or empty.

  --dry-run       says what an import would change and changes nothing
  --overwrite     also replaces what was edited by hand since the last import
  --json          prints the whole report of an import as JSON
  --answers FILE  asks nothing
  --help          prints this

Exit code: 0 success or nothing to do, 1 refused (nothing has changed), 2 usage error.
`

/** The commands `site import DIR` and `site init DIR`. */
export const runSiteCommand = defineCommand({
  help,
  options: {
    'dry-run': { type: 'boolean' },
    overwrite: { type: 'boolean' },
    json: { type: 'boolean' },
    answers: { type: 'string' },
  },
  choose({ verb, objects: [folder, ...others], values: { answers, ...values } }) {
    if (!folder || others.length > 0) return undefined
    const isPlain = Object.keys(values).length === 0
    if (verb === 'init')
      return isPlain ? { alone: (print) => runInit(folder, { answers }, print) } : undefined
    if (verb !== 'import' || answers !== undefined) return undefined
    return async (services: SiteImportServices, print) => {
      const { overwrite, 'dry-run': dryRun, json } = values
      const report = await importSite(services, folder, { dryRun, overwrite })
      return printReport(print, report, json ? 'json' : describeSiteReport)
    }
  },
})
