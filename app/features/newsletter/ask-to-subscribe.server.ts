import { one } from '~/features/forms/public'
import { type Submission, spendChallenge } from '~/features/forms/public.server'
import { MailLimitError, postMail, senderIn } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { overLimit } from '~/platform/limits/limit.server'
import { confirmHref, stopHref } from './newsletter-links.server'
import { alreadySubscribedMail, confirmMail } from './newsletter-mails.server'
import { newsletterWords } from './newsletter-words.server'
import { findSubscriber, lockAddress, markMailed, upsertSubscriber } from './subscribers.repo.server'

/** Minutes within which the same once more is a second press of the button. */
const doubleWithin = 10
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
    await lockAddress(tx, email)
    const known = await findSubscriber(tx, email)
    const hasMail = known && known.mailedAt > new Date(now.getTime() - doubleWithin * 60_000)
    if (hasMail && known.state !== 'stopped') return
    if (solved) await spendChallenge(tx, solved)
    if (await isNuisance(app, tx, email)) throw new MailLimitError('newsletter')
    const to = { to: email, locale, agency: sender.name }
    if (known?.state === 'confirmed') {
      await markMailed(tx, known.id, now)
      await postMail(tx, app, sender, alreadySubscribedMail(to, stopHref(app, { id: known.id, locale })))
      return
    }
    const id = await upsertSubscriber(tx, {
      email,
      locale,
      state: 'asked',
      askedAt: now,
      form: form.name,
      page,
      consentVersion: newsletterWords(locale, form.name),
      mailedAt: now,
    })
    await postMail(tx, app, sender, confirmMail(to, confirmHref(app, { id, locale }, now)))
  })
}

const isNuisance = async (app: App, tx: Db, email: string) =>
  (await overLimit({ ...app, db: tx }, mailsTo, email)) !== undefined
