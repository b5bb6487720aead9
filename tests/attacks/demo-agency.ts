import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { openFor } from '~/features/appointments/appointments.fixture'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { log } from '~/platform/log.server'
import { restOfServices } from '~/platform/services.fixture'
import { loadDemoWhenEmpty } from '../../server/demo'
import { testDatabase } from '../setup/test-database'

/** Where the demo's agency gets its mails. */
export const agencyMailbox = 'hallo@tilia.example'

const week = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '10:00', until: '12:00' }]
const openings = [
  { id: 'viewings', kind: 'open-viewing', listings: [2706], minutes: 60, capacity: 100, weekly: week },
  { id: 'valuations', kind: 'valuation', minutes: 60, capacity: 100, weekly: week },
]

/** The product with everything of the demo and times to book, on a database of its own; forms ask for no captcha. */
export async function demoAgency() {
  const { db } = await testDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pignon-attacks-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://agency.example',
    DATA_DIR: dataDir,
    CAPTCHA: 'off',
  })
  const appIn = (locale: Locale, at = '2026-11-20T10:00:00Z'): App => ({
    ...restOfServices(),
    config,
    db,
    log,
    clock: stoppedClock(at),
    locale,
  })
  await loadDemoWhenEmpty(appIn('nl'))
  await openFor(db, openings)
  return { db, appIn }
}
