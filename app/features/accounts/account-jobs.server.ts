import { networkOf } from '~/kernel/network-of'
import type { App, Services } from '~/platform/app.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { overLimit } from '~/platform/limits/limit.server'
import { overNetworkLimit } from '~/platform/limits/network-limit.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import type { AccountKind, ResetRequest } from './account-kind'
import { deleteOldDevicesAndLinks } from './accounts.repo.server'
import { mailReset } from './password-link.server'
import { aliveAt, deviceDays } from './session.server'
import { deleteEndedSessions } from './sessions.repo.server'

/** The queues of a kind of account. */
export const accountQueues = (names: { reset: string; forgetPast: string }): AccountKind['queues'] => ({
  reset: defineQueue<ResetRequest>(names.reset, {
    retryLimit: 3,
    retryDelay: 5,
    deleteAfterSeconds: 3_600,
  }),
  forgetPast: defineQueue(names.forgetPast, { retryLimit: 2 }, relaxedPollingSeconds),
})

/**
 * Asks for a link by mail. Whether there is an account is looked up by a job: the answer takes as long without one.
 * Networks are counted first, so that one that asks for random addresses leaves neither rows nor jobs.
 * @param email - in lower case
 */
export async function askReset(kind: AccountKind, app: App, email: string, address: string): Promise<void> {
  const { locale } = app
  await app.db.transaction(async (tx) => {
    if (await isOverLinkLimit(kind, { ...app, db: tx }, email, address)) return
    recordSecurityEvent(app, { kind: 'link-requested', account: email, network: address })
    await app.jobs.enqueue(tx, kind.queues.reset, { email, locale })
  })
}

async function isOverLinkLimit({ limits }: AccountKind, app: App, email: string, address: string) {
  if ((await overNetworkLimit(app, limits.linksFromNetwork, address)) !== undefined) return true
  const who = `${networkOf(address)} ${email}`
  return (await overLimit(app, limits.linksToAddressFromNetwork, who)) !== undefined
}

/** Does the jobs of a kind of account from now on. */
export async function startAccountWorkers(kind: AccountKind, services: Services): Promise<void> {
  const { jobs } = services
  await jobs.work(kind.queues.reset, 1, async (request) => await mailReset(kind, services, request))
  await jobs.work(kind.queues.forgetPast, 1, async () => await forgetPast(kind, services))
  await jobs.schedule(kind.queues.forgetPast, '20 4 * * *')
}

/** Sessions, links and browsers whose time is over are forgotten. */
async function forgetPast(kind: AccountKind, { db, clock }: Services) {
  const now = clock.now()
  await deleteEndedSessions(db, kind, aliveAt(kind, now))
  const devicesBefore = new Date(now.getTime() - deviceDays * 86_400_000)
  await deleteOldDevicesAndLinks(db, kind, { now, devicesBefore })
}
