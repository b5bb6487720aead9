import { type ConnectedSite, type Finding, ok, problem, warning } from './check'
import { readDatabaseTime } from './doctor.repo.server'

const todo = 'Let both machines follow a time server, such as systemd-timesyncd or chrony.'

/** Links, sessions and the day of pages depend on it. @param aheadMs - of this machine against the other */
export function describeClock(other: string, aheadMs: number): Finding {
  const seconds = Math.abs(aheadMs / 1_000)
  const what = `This machine's clock is ${seconds.toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead of'} ${other}`
  if (seconds >= 60) return problem(`${what}.`, todo)
  return seconds >= 2 ? warning(`${what}.`, todo) : ok(`${what}.`)
}

/** Against the clock of the database. */
export async function checkClock({ database, clock }: ConnectedSite): Promise<Finding> {
  const began = clock.now().getTime()
  const theirs = await readDatabaseTime(database.db)
  const middle = (began + clock.now().getTime()) / 2
  return describeClock("the database's", middle - theirs.getTime())
}
