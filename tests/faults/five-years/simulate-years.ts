import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PgBoss } from 'pg-boss'
import { deleteExpiredData } from '~/features/privacy/forget.server'
import { clearVersioned } from '~/platform/versioned.server'
import type { TestApp } from '../../setup/test-app'
import { liveOneStep } from './simulated-agency'
import type { Volume } from './step'
import { measureStorage, type Storage } from './storage'

type Simulation = {
  years: number
  /** Length of a step; the nightly job runs once a step. */
  days: number
  volume: Volume
}

const begin = new Date('2026-12-01T03:20:00Z').getTime()
const dayMs = 86_400_000

/**
 * Lives through years of an agency in steps of some days, with the product's own code and a clock of its own.
 * @returns what is stored at the end of each year
 */
export async function simulateYears(
  { pool, appAt }: Pick<TestApp, 'pool' | 'appAt'>,
  { years, days, volume }: Simulation,
): Promise<Storage[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-years-'))
  const measured: Storage[] = []
  const boss = await maintainer(pool)
  const steps = Math.ceil((years * 365) / days)
  try {
    for (let number = 0; number < steps; number += 1) {
      const app = appAt(new Date(begin + number * days * dayMs))
      const [feed, site] = [path.join(folder, 'feed.json'), path.join(folder, 'site')]
      await liveOneStep({ app, number, days, volume, feed, site })
      await deleteExpiredData(app)
      await ageJobs(pool, days)
      await boss.supervise()
      clearVersioned()
      // Autovacuum looks every minute of the real time, not of this one.
      if (number % 4 === 0) await pool.query('vacuum (analyze)')
      const year = Math.floor(((number + 1) * days) / 365)
      if (year > measured.length) measured.push(await measureStorage(pool, app.config.dataDir))
    }
  } finally {
    await boss.stop({ graceful: false })
    rmSync(folder, { recursive: true, force: true })
  }
  return measured
}

/** Jobs of this step are done, those of earlier ones are as much older. */
async function ageJobs(pool: TestApp['pool'], days: number) {
  await pool.query(
    `update pgboss.job set state = 'completed', created_on = created_on - make_interval(days => $1),
      completed_on = coalesce(completed_on, now()) - make_interval(days => $1)`,
    [days],
  )
  await pool.query('update pgboss.queue set maintain_on = null')
}

/** Deletes old jobs as the site's own pg-boss does while it runs. */
async function maintainer(pool: TestApp['pool']): Promise<PgBoss> {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const boss = new PgBoss({ db, supervise: false, schedule: false })
  return await boss.start()
}
