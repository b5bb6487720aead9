import { expect, onTestFinished, test } from 'vitest'
import { runFewConnections } from '../faults/few-connections'
import { runLockedTable } from '../faults/locked-table'
import { type SiteWithDatabase, startSiteWithDatabase } from '../faults/site-with-database'
import { describeKinds, type KindResult } from '../faults/steady-load'
import { onSteadyMachine } from '../faults/steady-machine'

test('K6 a locked table keeps no form, login or health check waiting that does not need it', async () => {
  const site = await startSite(40)
  // The table stays locked until the last answer: what waited for it would be refused after some seconds, with 503. So
  // few requests that a busy machine answers them in time: `npm run audit -- locked-table` has the figures.
  const perSecond = { pages: 5, enquiries: 1, contact: 1, login: 0.5, ready: 1 }
  const run = () =>
    runLockedTable(site, { seconds: 4, perSecond, limitMs: 30_000, waitMs: 30_000, refused: 'half' })
  expect(await findWrong(site, run)).toEqual([])
})

test('K6 a server with five connections answers everybody, with the page or with 503', async () => {
  const site = await startSite(5)
  const run = () => runFewConnections(site, { seconds: 3, perSecond: 15, waitMs: 30_000 })
  expect(await findWrong(site, run)).toEqual([])
})

async function startSite(connections: number) {
  const site = await startSiteWithDatabase({ connections })
  onTestFinished(site.stop)
  return site
}

/**
 * The site gives a health check 900 ms: a machine that takes a third of that for a small write of its own says nothing about
 * whether the lock kept it waiting.
 */
const stillMs = 300

type Outcome = { wrong: string[]; results: Record<string, KindResult> }

async function findWrong(site: SiteWithDatabase, run: () => Promise<Outcome>): Promise<string[]> {
  const { wrong, results } = await onSteadyMachine(run, (outcome) => outcome.wrong.length === 0, stillMs)
  if (wrong.length > 0) console.log(`${describeKinds(results)}\n${site.output()}`)
  return wrong
}
