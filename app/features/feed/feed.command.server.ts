import { parseArgs } from 'node:util'
import { siteOf } from '~/features/content/public.server'
import type { Locale } from '~/kernel/locale'
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

const options = {
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export type FeedCommandApp = ImportServices & {
  /** Language whose records decide the facts; the site's own default unless given. */
  defaultLocale?: Locale
}

/**
 * The command `feed import FILE-OR-URL`.
 * @param argv - what stands after `feed`
 * @param open - opens the database; called only when the words are understood and there is something to do
 * @param print - where the answer goes
 * @returns the exit code: 0 done, 1 refused, 2 not understood
 */
export async function runFeedCommand(
  argv: string[],
  open: () => Promise<FeedCommandApp>,
  print: (text: string) => void = toStandardOutput,
): Promise<number> {
  const asked = understood(argv)
  if (!asked || asked.values.help) {
    print(help)
    return asked ? 0 : 2
  }
  const { values, source } = asked
  const app = await open()
  const defaultLocale = app.defaultLocale ?? (await siteOf(app.db)).languages.default
  const { force, 'dry-run': dryRun } = values
  const report = await importFeed({ ...app, log: quiet }, source, { defaultLocale, dryRun, force })
  print(values.json ? `${JSON.stringify(report, null, 2)}\n` : describeReport(report, values.all))
  return report.outcome === 'refused' ? 1 : 0
}

/** The report says it all; standard output is for it alone, so that --json can be read by a program. */
const quiet = { info() {}, warn() {} }

function understood(argv: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
    const [verb, source = '', ...others] = positionals
    const complete = verb === 'import' && source !== '' && others.length === 0
    return complete || values.help ? { values, source } : undefined
  } catch {
    return undefined
  }
}

const toStandardOutput = (text: string) => {
  process.stdout.write(text)
}
