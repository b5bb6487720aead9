import { siteOf } from '~/features/content/public.server'
import type { Locale } from '~/kernel/locale'
import { defineCommand, printReport } from '~/platform/command.server'
import { describeReport } from './describe-report'
import { type ImportServices, importFeed } from './import-feed.server'

const help = `feed import FILE-OR-URL [options]

Reads the listing feed (docs/feed.md) into the site, while it runs or not: all of it or nothing.

  --dry-run   says what would change and changes nothing
  --force     applies a feed of which more than half is rejected, or that holds no listing
  --json      prints the whole report as JSON
  --all       lists every record in the report, not only the first of each kind
  --help      prints this

Exit code: 0 imported or nothing to do, 1 refused (the site is as it was), 2 not understood.
`

export type FeedCommandApp = ImportServices & {
  /** Language whose records decide the facts; the site's default language if absent. */
  defaultLocale?: Locale
}

/** The command `feed import FILE-OR-URL`. */
export const runFeedCommand = defineCommand({
  help,
  options: {
    'dry-run': { type: 'boolean' },
    force: { type: 'boolean' },
    json: { type: 'boolean' },
    all: { type: 'boolean' },
  },
  choose({ verb, objects: [source, ...others], values }) {
    if (verb !== 'import' || !source || others.length > 0) return undefined
    return async (app: FeedCommandApp, print) => {
      const defaultLocale = app.defaultLocale ?? (await siteOf(app.db)).languages.default
      const { force, 'dry-run': dryRun, json, all } = values
      const report = await importFeed({ ...app, log: quiet }, source, { defaultLocale, dryRun, force })
      return printReport(print, report, json ? 'json' : () => describeReport(report, all))
    }
  },
})

/** Standard output has the report alone, so that programs can parse --json. */
const quiet = { info() {}, warn() {} }
