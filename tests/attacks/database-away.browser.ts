import { expect, test } from 'vitest'
import { describeAway, runDatabaseAway } from '../faults/database-away-run'
import { startSiteBehindProxy } from '../faults/site-behind-proxy'

test('K7 while the database is away across midnight kept pages are sent, forms keep what was typed', async () => {
  const site = await startSiteBehindProxy()
  try {
    const result = await runDatabaseAway({ site, mode: 'drop', steps: 3, pauseSeconds: 0.2 })
    console.log(describeAway(result))
    expect(result.wrong).toEqual([])
    expect(result.kept.ok).toBe(result.kept.asked)
    expect(result.lines).toBeLessThan(result.seconds)
    expect(Math.max(result.freshAfter, result.heardAfter)).toBeLessThan(5_000)
    expect(result.mailedAfter).toBeLessThan(15_000)
  } finally {
    await site.stop()
  }
})
