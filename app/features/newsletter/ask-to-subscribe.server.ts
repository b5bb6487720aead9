import { one } from '~/features/forms/public'
import { type Submission, spendChallenge } from '~/features/forms/public.server'
import { MailLimitError, postMail, senderIn } from '~/features/mail/public.server'
import { samePressSince } from '~/kernel/second-press'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { overLimit } from '~/platform/limits/limit.server'
import { type Asking, confirmHref, stopHref } from './newsletter-links.server'
import { alreadySubscribedMail, confirmMail } from './newsletter-mails.server'
import { newsletterWords } from './newsletter-words.server'
import { lockAddress, markMailed, type Subscriber, upsertSubscriber } from './subscribers.repo.server'

/** Mails of this kind to one address, also one that is confirmed: more would be a nuisance to somebody who did not ask for them. */
const mailsTo = { name: 'newsletter mails', most: 5, minutes: 1_440 }

/**
 * Mails a link that starts the newsletter (double opt-in, F8). Whoever has it already gets a mail that says so; the
 * answer on the page is the same, so that nobody learns from it who is subscribed.
 * @throws {MailLimitError} when the address got too many mails today
 */
export async function askToSubscribe(app: App, { form, values, page, solved }: Submission): Promise<void> {
  const { locale, clock } = app
  const email = one(values, 'email').toLowerCase()
  const now = clock.now()
  const sender = await senderIn(app, locale)
  await app.db.transaction(async (tx) => {
    const known = await lockAddress(tx, email)
    if (known && wasMailed(known, samePressSince(now))) return
    if (solved) await spendChallenge(tx, solved)
    if (await isNuisance(app, tx, email)) throw new MailLimitError('newsletter')
    const to = { to: email, locale, agency: sender.name }
    if (known?.state === 'confirmed') {
      await markMailed(tx, known.id, now)
      await postMail(tx, app, sender, alreadySubscribedMail(to, stopHref(app, { id: known.id, locale })))
      return
    }
    const asking = { locale, form: form.name, page, consentVersion: newsletterWords(locale, form.name) }
    const asked = await noteAsking(tx, known, email, asking, now)
    await postMail(tx, app, sender, confirmMail(to, confirmHref(app, { ...asked, locale }, now)))
  })
}

/** Whether a mail went out since an instant; one from before somebody stopped is no answer to what they ask since. */
const wasMailed = ({ mailedAt, state, stoppedAt }: Subscriber, since: Date): boolean =>
  mailedAt > since && (state !== 'stopped' || stoppedAt === null || mailedAt > stoppedAt)

/**
 * Keeps that somebody asked. For somebody who stopped, the proof that they once agreed and ended it stays as it is until
 * they confirm: anybody can type an address.
 */
async function noteAsking(
  tx: Db,
  known: Subscriber | undefined,
  email: string,
  asking: Asking,
  now: Date,
): Promise<{ id: number; again?: Asking }> {
  if (known?.state !== 'stopped')
    return {
      id: await upsertSubscriber(tx, { ...asking, email, state: 'asked', askedAt: now, mailedAt: now }),
    }
  await markMailed(tx, known.id, now)
  return { id: known.id, again: asking }
}

const isNuisance = async (app: App, tx: Db, email: string) =>
  (await overLimit({ ...app, db: tx }, mailsTo, email)) !== undefined
