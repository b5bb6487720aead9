import { pathOfOriginal, siteOf } from '~/features/content/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { defineQueue, type Jobs, relaxedPollingSeconds } from '~/platform/jobs.server'
import { endedMail } from './alert-mails.server'
import { confirmHours } from './demand-links.server'
import { demandMailFacts } from './demand-words.server'
import { deleteUnconfirmed, deleteUnrenewed } from './demands.repo.server'
import { mailAlerts } from './mail-alerts.server'
import { upsertMatches } from './matching.repo.server'

/** Looks who has to be told of homes that are new or changed. */
export const matchQueue = defineQueue<{ listings: number[] }>('match-alerts', {
  retryLimit: 10,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 600,
})
/** Mails those who want to hear at once and have not heard today. */
export const mailAtOnceQueue = defineQueue<object>('mail-alerts-at-once', {
  retryLimit: 10,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 3_600,
})
/** Mails everybody who is due. */
export const mailMorningQueue = defineQueue<object>(
  'mail-alerts',
  { retryLimit: 10, retryDelay: 10, retryBackoff: true, expireInSeconds: 3_600 },
  relaxedPollingSeconds,
)
export const forgetDemandsQueue = defineQueue<object>(
  'forget-demands',
  { retryLimit: 3 },
  relaxedPollingSeconds,
)

export const alertQueues = [matchQueue, mailAtOnceQueue, mailMorningQueue, forgetDemandsQueue]

/** Wall times of Brussels: before people go to work; at night. */
const morning = '30 7 * * *'
const night = '40 3 * * *'

/** Days that a demand lives without a word of its owner. */
const longestDays = 365

/** Asks for alerts about homes that are new, changed or back, in the transaction that makes them so. */
export async function enqueueMatching(tx: Db, jobs: Pick<Jobs, 'enqueue'>, listings: number[]) {
  if (listings.length > 0) await jobs.enqueue(tx, matchQueue, { listings })
}

/** Matches and mails from now on. */
export async function startAlertWorkers(services: Services) {
  const { jobs } = services
  await jobs.work(matchQueue, 1, async ({ listings }) => await matchAlerts(services, listings))
  await jobs.work(mailAtOnceQueue, 1, async () => void (await mailAlerts(services, ['at-once'])))
  await jobs.work(
    mailMorningQueue,
    1,
    async () => void (await mailAlerts(services, ['at-once', 'daily', 'weekly'])),
  )
  await jobs.work(forgetDemandsQueue, 1, async () => await deleteExpiredDemands(services))
  await jobs.schedule(mailMorningQueue, morning)
  await jobs.schedule(forgetDemandsQueue, night)
}

/** Notes who has to be told of some homes, and has those told who want to hear at once. */
export async function matchAlerts({ db, jobs, clock, log }: Services, listings: number[]) {
  await db.transaction(async (tx) => {
    const notes = await upsertMatches(tx, listings, clock.now())
    if (notes > 0) await jobs.enqueue(tx, mailAtOnceQueue, {})
    log.info({ listings: listings.length, notes }, 'homes matched with alerts')
  })
}

/** Forgets what was never confirmed; ends what nobody renewed for a year, and says so. */
export async function deleteExpiredDemands(services: Services) {
  const { db, clock } = services
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)
  await deleteUnconfirmed(db, ago(confirmHours))
  const site = await siteOf(db)
  await db.transaction(async (tx) => {
    for (const { email: to, locale, fields } of await deleteUnrenewed(tx, ago(longestDays * 24))) {
      const sender = await senderIn(services, locale)
      const facts = await demandMailFacts(db, fields, locale)
      const path = pathOfOriginal(site, '/demand-register/', locale)
      const againHref = path && services.config.publicUrl + path
      await postMail(tx, services, sender, endedMail({ to, locale, sender, facts, againHref }))
    }
  })
}
