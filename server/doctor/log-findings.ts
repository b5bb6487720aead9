import type { Services } from '~/platform/app.server'
import { checks } from './checks'
import { runChecks } from './run-checks'

/** Writes what the quick checks found wrong to the log, one line each, so that a start tells what is missing. */
export async function logFindings(services: Services): Promise<void> {
  const quick = checks.filter(({ atStart }) => atStart)
  const found = await runChecks(quick, { ...services, database: services, env: process.env })
  for (const { check, state, what, todo } of found) {
    if (state === 'problem') services.log.error({ check, todo }, what)
    if (state === 'warning') services.log.warn({ check, todo }, what)
  }
}
