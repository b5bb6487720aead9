import { pathOfOriginal, siteOf, spokenLocale } from '~/features/content/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { defineQueue, type Jobs, relaxedPollingSeconds } from '~/platform/jobs.server'
import { endedMail } from './alert-mails.server'
import { demandMailFacts } from './alert-texts.server'
import { valuesOfStored } from './criteria'
import { deleteUnrenewed } from './demands.repo.server'
import { mailAlerts } from './mail-alerts.server'
import { upsertMatches } from './matching.repo.server'

/** Matches new and changed listings with search alerts. */
export const matchQueue = defineQueue<{ listings: number[] }>('match-alerts', {
  retryLimit: 10,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 600,
})
/** Mails alerts with frequency "at once" that were not mailed today. */
export const mailAtOnceQueue = defineQueue<object>('mail-alerts-at-once', {
  retryLimit: 10,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 3_600,
})
/** Mails all alerts that are due. */
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

/** Times in Brussels: before working hours; at night. */
const morning = '30 7 * * *'
const night = '40 3 * * *'

/** Days after which an alert that its owner has not renewed ends. */
const longestDays = 365

/** Enqueues matching of new, changed and restored listings, in the transaction that changes them. */
export async function enqueueMatching(tx: Db, jobs: Pick<Jobs, 'enqueue'>, listings: number[]) {
  if (listings.length > 0) await jobs.enqueue(tx, matchQueue, { listings })
}

/** Starts the workers that match and mail. */
export async function startAlertWorkers(services: Services) {
  const { jobs } = services
  await jobs.work(matchQueue, 1, async ({ listings }) => await matchAlerts(services, listings))
  await jobs.work(mailAtOnceQueue, 1, async () => void (await mailAlerts(services, ['at-once'])))
  await jobs.work(
    mailMorningQueue,
    1,
    async () => void (await mailAlerts(services, ['at-once', 'daily', 'weekly'])),
  )
  await jobs.work(forgetDemandsQueue, 1, async () => await endUnrenewedDemands(services))
  await jobs.schedule(mailMorningQueue, morning)
  await jobs.schedule(forgetDemandsQueue, night)
}

/** Stores matches of some listings, and enqueues mails for alerts with frequency "at once". */
export async function matchAlerts({ db, jobs, clock, log }: Services, listings: number[]) {
  await db.transaction(async (tx) => {
    const notes = await upsertMatches(tx, listings, clock.now())
    if (notes > 0) await jobs.enqueue(tx, mailAtOnceQueue, {})
    log.info({ listings: listings.length, notes }, 'listings matched with search alerts')
  })
}

/** Ends alerts that were not renewed for a year, and mails their owners. */
export async function endUnrenewedDemands(services: Services) {
  const { db, clock } = services
  const yearAgo = new Date(clock.now().getTime() - longestDays * 86_400_000)
  const site = await siteOf(db)
  await db.transaction(async (tx) => {
    for (const demand of await deleteUnrenewed(tx, yearAgo)) {
      const { email: to } = demand
      const locale = spokenLocale(site, demand.locale)
      const sender = await senderIn(services, locale)
      const facts = await demandMailFacts(db, valuesOfStored(demand), locale)
      const path = pathOfOriginal(site, '/demand-register/', locale)
      const againHref = path && services.config.publicUrl + path
      await postMail(tx, services, sender, endedMail({ to, locale, sender, facts, againHref }))
    }
  })
}
