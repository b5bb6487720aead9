import { parseArgs } from 'node:util'
import { type AwayResult, describeAway, runDatabaseAway } from '../tests/faults/database-away-run.ts'
import { startSiteBehindProxy } from '../tests/faults/site-behind-proxy.ts'

/**
 * The database is away for an hour of the site's clock, across midnight in Brussels, and everything is asked for after
 * each ten minutes of it. The hour is compressed: the clock is moved on, and timers run on as they are. Once the port
 * refuses, once whatever is sent to it is swallowed. `node bench/database-away.ts --pause 20`: real seconds for ten
 * minutes. Exit code 1 if a cached page is not 200, another answer is wrong, the log has a line a second, or the return
 * takes more than five seconds. `--without-pages` plants a defect, a site that keeps no pages: then it has to fail.
 */
const { values } = parseArgs({
  options: { pause: { type: 'string', default: '20' }, 'without-pages': { type: 'boolean', default: false } },
})
const env: Record<string, string> = values['without-pages'] ? { PAGE_CACHE: 'off' } : {}
/** Milliseconds. */
const longestReturn = 5_000

for (const mode of ['refuse', 'drop'] as const) {
  const site = await startSiteBehindProxy(env)
  try {
    const result = await runDatabaseAway({ site, mode, steps: 6, pauseSeconds: Number(values.pause) })
    console.log(`${mode}: ${describeAway(result)}`)
    if (!isGood(result)) process.exitCode = 1
  } finally {
    await site.stop()
  }
}

function isGood({ wrong, kept, lines, seconds, ...times }: AwayResult): boolean {
  const isBack = Math.max(times.freshAfter, times.heardAfter) < longestReturn
  return wrong.length === 0 && kept.ok === kept.asked && lines < seconds && isBack
}
