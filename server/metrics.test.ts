import { expect, test } from 'vitest'
import { createMetrics } from './metrics'

const scraped = async (newest: () => Promise<Date | undefined>) => {
  const metrics = createMetrics()
  metrics.watchBackups(newest)
  return await (await metrics.respond()).text()
}

test('K11 metrics have the time of the newest backup, and no time where there is none', async () => {
  const name = 'pignon_backup_last_success_timestamp_seconds'
  const at = new Date('2026-11-20T02:15:00Z')
  expect(await scraped(async () => at)).toContain(`${name} ${at.getTime() / 1_000}\n`)
  expect(await scraped(async () => undefined)).not.toMatch(new RegExp(`^${name}`, 'm'))
})
