import { siteOf } from '~/features/content/public.server'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { defineCommand, type Print, printReport } from '~/platform/command.server'
import { insertAct } from '~/platform/office/audit-log.repo.server'
import { describeReport } from './describe-report'
import type { FeedReport } from './feed-report'
import { type ImportServices, importFeed } from './import-feed.server'
import { decideFeed, type FeedDecision, noteOf } from './schedule/decide.server'
import { fetchFeed } from './schedule/fetch-feed.server'

const help = `feed import FILE-OR-URL [options]
                          reads the listing feed (docs/feed.md) into the site, while it runs or not: all of it or
                          nothing
feed fetch                fetches the feed of the site's settings now, as the site does by itself
feed approve ID           approves a feed that waits for approval because it would withdraw too much, and fetches it
feed decline ID           declines it: the site stays as it is until the feed differs

Options of import:

  --dry-run   says what would change and changes nothing
  --force     applies a feed of which more than half is rejected, or that holds no listing

Options of all that read a feed:

  --json      prints the whole report as JSON
  --all       lists every record in the report, not only the first of each kind
  --help      prints this

Exit code: 0 imported or nothing to do, 1 refused or waiting for approval (the site is as it was), 2 usage error.
`

export type FeedCommandApp = ImportServices &
  Pick<Services, 'config' | 'jobs' | 'keys'> & {
    /** Language whose records decide the facts; the site's default language if absent. */
    defaultLocale?: Locale
  }

/** The command `feed`. */
export const runFeedCommand = defineCommand({
  help,
  options: {
    'dry-run': { type: 'boolean' },
    force: { type: 'boolean' },
    json: { type: 'boolean' },
    all: { type: 'boolean' },
  },
  choose({ verb, objects: [object, ...others], values }) {
    if (others.length > 0) return undefined
    const { force, 'dry-run': dryRun, json, all } = values
    const answer = (print: Print, report: FeedReport) =>
      printReport(print, report, json ? 'json' : () => describeReport(report, all))
    const fetched = async (app: FeedCommandApp, print: Print) => {
      const outcome = await fetchFeed({ ...app, log: quiet })
      return typeof outcome === 'string' ? noFetch(outcome, print) : answer(print, outcome)
    }
    if (verb === 'import' && object)
      return async (app: FeedCommandApp, print) => {
        const defaultLocale = app.defaultLocale ?? (await siteOf(app.db)).languages.default
        return answer(
          print,
          await importFeed({ ...app, log: quiet }, object, {
            defaultLocale,
            dryRun,
            force,
            spoolFolder: app.config.dataDir,
          }),
        )
      }
    if (dryRun || force) return undefined
    if (verb === 'fetch' && !object) return fetched
    const id = /^[1-9]\d{0,8}$/.test(object ?? '') ? Number(object) : undefined
    if (id === undefined) return undefined
    const silent = json ? () => {} : undefined
    if (verb === 'decline') return async (app, print) => await decide(app, id, 'declined', silent ?? print)
    if (verb !== 'approve') return undefined
    return async (app, print) => {
      const code = await decide(app, id, 'approved', silent ?? print)
      return code === 0 ? await fetched(app, print) : code
    }
  },
})

function noFetch(outcome: 'off' | 'busy', print: Print): number {
  print(
    outcome === 'off'
      ? 'The settings of the site name no feed (docs/content.md, "feed").\n'
      : 'Another import runs.\n',
  )
  return outcome === 'off' ? 1 : 0
}

/** Says what came of it, and writes it into the audit log: no member did it. */
async function decide(
  { db, clock }: FeedCommandApp,
  id: number,
  decision: FeedDecision,
  print: Print,
): Promise<number> {
  return await db.transaction(async (tx) => {
    const now = clock.now()
    const decided = await decideFeed(tx, { id, decision, now })
    if (decided === 'late') {
      print(`Import ${id} does not wait for an answer.\n`)
      return 1
    }
    const { act, subject, before, after } = noteOf(id, decided)
    await insertAct(tx, { at: now, actor: 'npm run feed', act, subject, before, after })
    print(
      decision === 'approved'
        ? `Approved: ${decided.listings} listings and ${decided.projects} projects may be withdrawn.\n`
        : 'Declined: the site stays as it is.\n',
    )
    return 0
  })
}

/** Standard output has the report alone, so that programs can parse --json. */
const quiet = { debug() {}, info() {}, warn() {}, error() {} }
