import { randomUUID } from 'node:crypto'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import {
  claimDelivery,
  type Delivery,
  findLead,
  insertDelivery,
  updateDelivery,
} from './deliveries.repo.server'
import { leadMessage } from './lead-message'
import { postWebhook, type WebhookAnswer } from './post-webhook.server'
import { signWebhook } from './sign-webhook'

/** Hands waiting leads to the CRM, the oldest first. */
export const webhookQueue = defineQueue<object>(
  'deliver-leads',
  { expireInSeconds: 900 },
  relaxedPollingSeconds,
)

const secondMs = 1_000
/** How long a lead is tried. */
const triedForMs = 24 * 3_600 * secondMs
/** A process that dies with a lead in its hand leaves it to others after this time. */
const claimMs = 60 * secondMs
/** Deliveries of one job, which has its time too. */
const mostAtOnce = 40

/** The CRM read the lead and does not want it: trying again would be answered the same, and hold up all others. */
const refusals = [400, 410, 413, 415, 422]

type Delivering = Pick<Services, 'db' | 'config' | 'jobs' | 'clock' | 'log'>

/** Lets a lead go on to the agency's CRM, if it has one, in the transaction that writes the lead. */
export async function enqueueDelivery(
  tx: Db,
  { config, jobs, clock }: Pick<Services, 'config' | 'jobs' | 'clock'>,
  leadId: number,
) {
  if (!config.webhook) return
  const at = clock.now()
  await insertDelivery(tx, { id: randomUUID(), leadId, at, nextAt: at })
  await jobs.enqueue(tx, webhookQueue, {})
}

/** @param allowPrivate - for tests only: a CRM on this machine */
export async function startWebhookWorker(services: Services, { allowPrivate = false } = {}) {
  await services.jobs.work(webhookQueue, 1, () => deliverLeads(services, { allowPrivate }))
  // A job that was lost with a process is made up for.
  await services.jobs.schedule(webhookQueue, '*/5 * * * *')
}

/** Delivers what is due, one after the other, until one has to be tried again later. */
export async function deliverLeads(services: Delivering, { allowPrivate = false } = {}): Promise<void> {
  const { db, clock, config, jobs } = services
  if (!config.webhook) return
  for (let count = 0; count < mostAtOnce; count += 1) {
    const now = clock.now()
    const delivery = await claimDelivery(db, now, new Date(now.getTime() + claimMs))
    if (!delivery) return
    const nextAt = await deliver(services, delivery, { ...config.webhook, allowPrivate })
    if (nextAt) return await jobs.enqueue(db, webhookQueue, {}, { startAfter: nextAt })
  }
  await jobs.enqueue(db, webhookQueue, {})
}

type Target = { url: string; secret: string; allowPrivate: boolean }

/** @returns when it is tried again; undefined when it is settled */
async function deliver(
  { db, clock, log }: Delivering,
  delivery: Delivery,
  { url, secret, allowPrivate }: Target,
): Promise<Date | undefined> {
  const { id, leadId } = delivery
  const found = await findLead(db, leadId)
  if (!found) return undefined
  const { lead, ...times } = found
  if (lead.state === 'spam') return void (await updateDelivery(db, { id, state: 'refused', problem: 'spam' }))
  const body = leadMessage(lead, times)
  const headers = signWebhook({ id, at: clock.now(), body }, secret)
  const answer = await postWebhook({ url, headers, body, allowPrivate })
  const outcome = outcomeOf(answer, delivery, clock.now())
  await updateDelivery(db, { id, status: answer.status ?? null, problem: answer.problem ?? null, ...outcome })
  if (outcome.state !== 'sent')
    log.warn(
      { dependency: 'crm', delivery: id, lead: leadId, ...answer, ...outcome },
      'a lead was not delivered',
    )
  return outcome.nextAt
}

/** What follows from an answer: it is taken, refused for good, or tried again later. */
function outcomeOf({ status = 0 }: WebhookAnswer, { at, tries }: Delivery, now: Date) {
  if (status >= 200 && status < 300) return { state: 'sent', answeredAt: now, nextAt: undefined } as const
  const isOver = now.getTime() - at.getTime() >= triedForMs
  if (isOver || refusals.includes(status)) return { state: 'refused', nextAt: undefined } as const
  return { state: 'waiting', nextAt: new Date(now.getTime() + pauseMs(tries)) } as const
}

/** 30 seconds, 1, 2, 4 … minutes, at most an hour. @param tries - so far, from 1 */
const pauseMs = (tries: number) => Math.min(30 * 2 ** Math.min(tries - 1, 10), 3_600) * secondMs
