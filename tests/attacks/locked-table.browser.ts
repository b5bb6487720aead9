import { expect, onTestFinished, test } from 'vitest'
import { runFewConnections } from '../faults/few-connections'
import { runLockedTable } from '../faults/locked-table'
import { startSiteWithDatabase } from '../faults/site-with-database'
import { describeKinds } from '../faults/steady-load'

test('K6 a locked table keeps no form, login or health check waiting that does not need it', async () => {
  const site = await startSiteWithDatabase({ connections: 40 })
  onTestFinished(site.stop)
  // Few pages and a longer limit: the machine may be busy. `npm run audit -- locked-table` has the figures.
  const locked = await runLockedTable(site, { seconds: 4, pagesPerSecond: 5, limitMs: 3_000 })
  console.log(describeKinds(locked.results))
  expect(locked.wrong).toEqual([])
})

test('K6 a server with five connections answers everybody, with the page or with 503', async () => {
  const site = await startSiteWithDatabase({ connections: 5 })
  onTestFinished(site.stop)
  const few = await runFewConnections(site, { seconds: 3, perSecond: 15 })
  console.log(describeKinds(few.results))
  expect(few.wrong).toEqual([])
})
