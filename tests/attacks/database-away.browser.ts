import { expect, test } from 'vitest'
import { type AwayResult, describeAway, runDatabaseAway } from '../faults/database-away-run'
import { startSiteBehindProxy } from '../faults/site-behind-proxy'
import { onSteadyMachine } from '../faults/steady-machine'

test('K7 B12 while the database is away across midnight cached pages are sent, forms keep what was typed', async () => {
  const result = await onSteadyMachine(runOnNewSite, (one) => findWrong(one).length === 0, stillMs)
  console.log(describeAway(result))
  expect(findWrong(result)).toEqual([])
}, 900_000)

/** A machine that takes so long for a small write of its own says nothing about answers in time. */
const stillMs = 300

/** A site that was asked before has pages in its cache that the run asks for as new ones. */
async function runOnNewSite(): Promise<AwayResult> {
  const site = await startSiteBehindProxy()
  try {
    return await runDatabaseAway({ site, mode: 'drop', steps: 3, pauseSeconds: 0.2 })
  } finally {
    await site.stop()
  }
}

/** How soon a site is itself again is measured by the audit, on a machine that has time: five seconds. */
const patienceMs = 60_000

function findWrong({ wrong, kept, lines, seconds, freshAfter, heardAfter, mailedAfter }: AwayResult) {
  return [
    ...wrong,
    ...(kept.ok === kept.asked ? [] : [`${kept.ok} of ${kept.asked} cached pages`]),
    ...(lines < seconds ? [] : [`${lines} lines in ${seconds} s`]),
    ...(Math.max(freshAfter, heardAfter) < patienceMs
      ? []
      : [`fresh after ${freshAfter} and ${heardAfter} ms`]),
    ...(mailedAfter < patienceMs ? [] : [`mailed after ${mailedAfter} ms`]),
  ]
}
