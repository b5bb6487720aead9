import { parseArgs } from 'node:util'
import { runLockedTable } from '../tests/faults/locked-table.ts'
import { startSiteWithDatabase } from '../tests/faults/site-with-database.ts'
import { describeKinds } from '../tests/faults/steady-load.ts'

/**
 * Locks the table of listings under fifty requests a second. `node bench/locked-table.ts --seconds 20`; exit code 1 if
 * forms, logins or health checks that need no listing are refused or wait a second. `--without-reserve` plants the
 * defect that it has to find: one connection for all requests, and a long wait for locks.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, 'without-reserve': { type: 'boolean' } },
})
const planted = {
  DATABASE_CONNECTIONS: '4',
  DATABASE_LOCK_SECONDS: '7',
  DATABASE_STATEMENT_SECONDS: '7',
  DATABASE_WAIT_SECONDS: '1',
}
const site = await startSiteWithDatabase({
  connections: 40,
  env: { LOG_LEVEL: 'silent', ...(values['without-reserve'] && planted) },
})
try {
  const { results, wrong } = await runLockedTable(site, { seconds: Number(values.seconds) })
  console.log(describeKinds(results))
  for (const each of wrong) console.log(`wrong: ${each}`)
  if (wrong.length > 0) process.exitCode = 1
} finally {
  await site.stop()
}
