import { countMails } from '~/features/mail/public.server'
import { createSecurityLog } from '~/platform/security-log/security-log.server'
import { type ConnectedSite, type Finding, ok, problem, warning } from './check'
import { countFailedJobs, findOldestQueuedMail, longestWait } from './doctor.repo.server'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** A worker that runs takes a job within seconds; long ones are behind it for minutes. */
export const longWaitSeconds = 1_800
/** A mail that its server does not take at once is tried seven times in it. */
export const longMailWaitMs = hourMs

/** Jobs that were given up in a day, and those that nobody takes. */
export async function checkJobs({ database: { db }, clock }: ConnectedSite): Promise<Finding[]> {
  const failed = await countFailedJobs(db, new Date(clock.now().getTime() - dayMs))
  const waited = await longestWait(db)
  const found = [
    ...failed.map(({ name, count }) =>
      warning(`${count} jobs of ${name} were given up in the last 24 hours.`, 'Read the log of the worker.'),
    ),
    ...(waited > longWaitSeconds
      ? [
          problem(
            `A job waits for ${Math.round(waited / 60)} minutes.`,
            'Start a process with ROLE=all or worker.',
          ),
        ]
      : []),
  ]
  return found.length > 0 ? found : [ok('No job failed in the last 24 hours, and none waits.')]
}

export async function checkOutbox({ database: { db }, clock }: ConnectedSite): Promise<Finding[]> {
  const { queued, failed } = await countMails(db)
  const oldest = await findOldestQueuedMail(db)
  const waitMs = oldest ? clock.now().getTime() - oldest.at.getTime() : 0
  const reason = oldest?.problem ? ` (${oldest.problem})` : ''
  const found = [
    ...(failed > 0
      ? [
          warning(
            `${failed} mails were given up.`,
            'Run: npm run mail -- failed, then npm run mail -- retry all',
          ),
        ]
      : []),
    ...(waitMs > longMailWaitMs
      ? [
          problem(
            `A mail waits for ${Math.round(waitMs / hourMs)} hours${reason}.`,
            'Fix the mail server or start a worker.',
          ),
        ]
      : []),
  ]
  return found.length > 0 ? found : [ok(`${queued} mails wait, none was given up.`)]
}

export async function checkSecurityLog({ database: { db }, keys }: ConnectedSite): Promise<Finding> {
  const { lines, problem: found } = await createSecurityLog({ db, keys, log: silent }).check()
  return found
    ? problem(`The security log is not whole: ${found}.`, 'See docs/security.md, "Security log".')
    : ok(`The security log is whole: ${lines} lines.`)
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }
