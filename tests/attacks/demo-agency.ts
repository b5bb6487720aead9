import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { openFor } from '~/features/appointments/appointments.fixture'
import { type TestOptions, testApp } from '../setup/test-app'

/** Where the demo's agency gets its mails. */
export const agencyMailbox = 'hallo@tilia.example'

const week = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '10:00', until: '12:00' }]
const openings = [
  { id: 'viewings', kind: 'open-viewing', listings: [2706], minutes: 60, capacity: 100, weekly: week },
  { id: 'valuations', kind: 'valuation', minutes: 60, capacity: 100, weekly: week },
]

/**
 * The product with everything of the demo and times to book, on a database of its own; forms ask for no captcha.
 * @param emptied - what has no rows before each test
 */
export async function demoAgency(emptied: AnyPgTable[], jobs: TestOptions['jobs'] = 'noted') {
  const agency = await testApp({ demo: 'all', env: { CAPTCHA: 'off' }, emptied, jobs })
  await openFor(agency.db, openings)
  return agency
}
