import { parseArgs } from 'node:util'
import { runFewConnections } from '../tests/faults/few-connections.ts'
import { startSiteWithDatabase } from '../tests/faults/site-with-database.ts'
import { describeKinds } from '../tests/faults/steady-load.ts'

/**
 * A site whose user may have 5, 4 and 3 connections, and one that may have none. `node bench/few-connections.ts
 * --seconds 30`; exit code 1 if anybody is answered with anything but 200 and 503, waits ten seconds, or the start
 * without connections ends in anything but a sentence. `--connections 2` is still enough for nearly every page; with one
 * the site does not start.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, connections: { type: 'string', multiple: true } },
})
const seconds = Number(values.seconds)
for (const connections of (values.connections ?? ['5', '4', '3']).map(Number)) {
  const site = await startSiteWithDatabase({ connections, env: { LOG_LEVEL: 'silent' } })
  try {
    const { results, wrong } = await runFewConnections(site, { seconds, perSecond: 25 })
    console.log(`${connections} connections\n${describeKinds(results)}`)
    for (const each of wrong) console.log(`wrong: ${each}`)
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    await site.stop()
  }
}
const refused = await startSiteWithDatabase({ connections: 0 }).then(
  async (site) => {
    await site.stop()
    return 'it started'
  },
  (error: Error) => error.message,
)
const isSentence = refused.includes('has no connection left for this site') && !/^\s+at /m.test(refused)
console.log(`no connection: ${isSentence ? 'the start says so in a sentence' : refused}`)
if (!isSentence) process.exitCode = 1
