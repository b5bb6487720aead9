import type { Locale } from '~/kernel/locale'
import { networkOf, networksOf } from '~/kernel/network-of'
import type { App, Services } from '~/platform/app.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { overLimit } from '~/platform/limits/limit.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { linksFromNetwork, linksToAddressFromNetwork } from './limits'
import { deleteOldDevicesAndLinks } from './owners.repo.server'
import { mailReset } from './password-link.server'
import { aliveAt, deviceDays } from './session.server'
import { deleteEndedSessions } from './sessions.repo.server'

/** A link to set a password, requested by somebody who claims to be an owner. */
export const resetQueue = defineQueue<{ email: string; locale: Locale }>('mail-owner-reset', {
  retryLimit: 3,
  retryDelay: 5,
  deleteAfterSeconds: 3_600,
})

/** Sessions, links and browsers whose time is over are forgotten. */
export const forgetOwnersPastQueue = defineQueue(
  'forget-owners-past',
  { retryLimit: 2 },
  relaxedPollingSeconds,
)

/**
 * Asks for a link by mail. Whether there is an account is looked up by a job: the answer takes as long without one.
 * Networks are counted first, so that one that asks for random addresses leaves neither rows nor jobs.
 * @param email - in lower case
 */
export async function askReset(app: App, email: string, address: string): Promise<void> {
  const { locale } = app
  await app.db.transaction(async (tx) => {
    if (await isOverLinkLimit({ ...app, db: tx }, email, address)) return
    recordSecurityEvent(app, { kind: 'link-requested', account: email, network: address })
    await app.jobs.enqueue(tx, resetQueue, { email, locale })
  })
}

async function isOverLinkLimit(app: App, email: string, address: string): Promise<boolean> {
  for (const { name, bits } of networksOf(address))
    if ((await overLimit(app, linksFromNetwork(bits), name)) !== undefined) return true
  return (await overLimit(app, linksToAddressFromNetwork, `${networkOf(address)} ${email}`)) !== undefined
}

/** Does the jobs of this room from now on. */
export async function startOwnerWorkers(services: Services): Promise<void> {
  const { jobs } = services
  await jobs.work(resetQueue, 1, async ({ email, locale }) => await mailReset(services, email, locale))
  await jobs.work(forgetOwnersPastQueue, 1, async () => await forgetPast(services))
  await jobs.schedule(forgetOwnersPastQueue, '20 4 * * *')
}

async function forgetPast({ db, clock }: Services) {
  const now = clock.now()
  await deleteEndedSessions(db, aliveAt(now))
  await deleteOldDevicesAndLinks(db, {
    now,
    devicesBefore: new Date(now.getTime() - deviceDays * 86_400_000),
  })
}
