import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forgetting } from '~/features/privacy/forget.server'
import { testApp } from '../setup/test-app'
import { simulateYears } from './five-years/simulate-years'
import { databaseBytes, describeStorage, growing } from './five-years/storage'

/**
 * Of the gate: four years of a tiny agency in steps of eight weeks. `FIVE_YEARS=1`: five years of an agency with 120
 * listings, in steps of two weeks (`npm run audit -- five-years`). `WITHOUT=visits,siteFiles` leaves out what the
 * nightly job does by these periods: then it has to fail.
 */
const isLong = process.env.FIVE_YEARS === '1'
const agency = {
  listings: 120,
  fresh: 8,
  visits: 8,
  leads: 20,
  consents: 2_800,
  importMinutes: 15,
  subscribers: 3,
}
const tiny = {
  listings: 12,
  fresh: 4,
  visits: 1,
  leads: 2,
  consents: 10,
  importMinutes: 1_440,
  subscribers: 2,
}
const simulation = isLong ? { years: 5, days: 14, volume: agency } : { years: 4, days: 56, volume: tiny }

/** MB that all tables of the long run take at its end. */
const most = 200

const tools = await testApp({ demo: 'agency', jobs: 'queued', env: { CAPTCHA: 'off' } })
for (const name of process.env.WITHOUT?.split(',').filter(Boolean) ?? []) forgetting[name] = async () => 0

test('K16 what the site stores levels off', { timeout: isLong ? 3_600_000 : 120_000 }, async () => {
  const years = await simulateYears(tools, simulation)
  if (isLong || process.env.WITHOUT !== undefined) console.log(describeStorage(years))
  expect(years).toHaveLength(simulation.years)
  expect(growing(years)).toEqual([])
  if (!isLong) return
  expect(databaseBytes(years.at(-1) ?? {})).toBeLessThan(most * 1e6)
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`at most ${most} MB`)
})
