import { defineCommand, printReport } from '~/platform/command.server'
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

/** The command `site import DIR`. */
export const runSiteCommand = defineCommand({
  help,
  options: { 'dry-run': { type: 'boolean' }, overwrite: { type: 'boolean' }, json: { type: 'boolean' } },
  choose({ verb, objects: [folder, ...others], values }) {
    if (verb !== 'import' || !folder || others.length > 0) return undefined
    return async (services: SiteImportServices, print) => {
      const { overwrite, 'dry-run': dryRun, json } = values
      const report = await importSite(services, folder, { dryRun, overwrite })
      return printReport(print, report, json ? 'json' : describeSiteReport)
    }
  },
})
