import { confirmAddress, withdrawMails } from '~/features/mail/public.server'
import type { App, Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { type ConfirmLink, goodLinksSince, readLink } from './newsletter-links.server'
import { newsKind } from './newsletter-mails.server'
import {
  findSubscriberById,
  lockSubscriber,
  markConfirmed,
  markStopped,
  type Subscriber,
} from './subscribers.repo.server'

/** What a link finds: its button can be pressed, it was, or it is no good (any more). */
export type LinkState = 'open' | 'done' | 'gone'

/** What the link of a confirmation finds. */
export async function confirmStateOf(app: App, token: string): Promise<LinkState> {
  const link = readLink(app, 'confirm', token)
  const subscriber = link && (await findSubscriberById(app.db, link.id))
  if (!subscriber) return 'gone'
  if (subscriber.state === 'confirmed') return 'done'
  return isConfirmedBy(subscriber, link) ? 'open' : 'gone'
}

/** Whether a link confirms the last asking: a later one has a link of its own, and none counts any more after a stop. */
const isConfirmedBy = (
  { state, askedAt, mailedAt, stoppedAt }: Subscriber,
  { asked, again }: ConfirmLink,
): boolean =>
  again
    ? state === 'stopped' && mailedAt.getTime() === asked && (stoppedAt?.getTime() ?? 0) <= asked
    : state === 'asked' && askedAt.getTime() === asked

/** Starts the newsletter; pressed twice, it is started once. */
export async function confirmSubscription(app: App, token: string): Promise<void> {
  const link = readLink(app, 'confirm', token)
  if (!link) return
  await app.db.transaction(async (tx) => {
    const subscriber = await lockSubscriber(tx, link.id)
    if (!subscriber || !isConfirmedBy(subscriber, link)) return
    const again = link.again && { ...link.again, askedAt: new Date(link.asked) }
    await markConfirmed(tx, link.id, app.clock.now(), again)
    await confirmAddress(tx, app, subscriber.email)
  })
}

/** What the link of an unsubscription finds. Whom we do not know gets nothing from us. */
export async function stopStateOf(app: App, token: string): Promise<LinkState> {
  const link = readLink(app, 'stop', token)
  if (!link) return 'gone'
  const subscriber = await findSubscriberById(app.db, link.id)
  return !subscriber || isStopped(subscriber, app.clock.now()) ? 'done' : 'open'
}

/** Whether nothing is left to stop: no newsletter, and no mailed link that would start it again. */
const isStopped = ({ state, stoppedAt, mailedAt }: Subscriber, now: Date): boolean =>
  state === 'stopped' && ((stoppedAt !== null && mailedAt <= stoppedAt) || mailedAt < goodLinksSince(now))

/** Stops the newsletter of a link, from now on. */
export async function stopSubscription(app: App, token: string): Promise<void> {
  const link = readLink(app, 'stop', token)
  if (link) await app.db.transaction(async (tx) => await stopNewsletter(tx, app, link.id))
}

/** Stops the newsletter of a subscriber; one that still waits for the mail server does not go out any more. */
export async function stopNewsletter(
  tx: Db,
  services: Pick<Services, 'clock' | 'keys'>,
  id: number,
): Promise<void> {
  const now = services.clock.now()
  const email = await markStopped(tx, id, { now, mailedSince: goodLinksSince(now) })
  if (email === undefined) return
  const isOf = ({ searchParams }: URL) =>
    readLink(services, 'stop', searchParams.get('token') ?? '')?.id === id
  await withdrawMails(tx, services, { kind: newsKind, to: email }, isOf)
}
