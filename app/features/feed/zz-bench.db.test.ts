import { test } from 'vitest'
import { stoppedClock } from '~/platform/clock'
import { log } from '~/platform/log.server'
import { testDatabase } from '../../../tests/setup/test-database'
import { importFeed } from './import-feed.server'
test('bench', { timeout: 300000 }, async () => {
  const { db } = await testDatabase()
  const services = { db, clock: stoppedClock('2026-11-20T10:00:00Z'), log }
  for (let i = 0; i < 2; i++) {
    const t = performance.now()
    const r = await importFeed(services, '/tmp/feed20k.json', { defaultLocale: 'nl' })
    console.log(r.outcome, r.created.length, r.unchanged, r.rejected.length, r.warnings.slice(0, 3), r.unknownFields, Math.round(performance.now() - t), Math.round(process.resourceUsage().maxRSS / 1024))
  }
})
