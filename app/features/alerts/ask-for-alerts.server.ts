import { createHash, randomUUID } from 'node:crypto'
import { one, type Problem, type Values } from '~/features/forms/public'
import { type AcceptResult, type Submission, spendChallenge } from '~/features/forms/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { confirmationMail } from './alert-mails.server'
import { demandMailFacts } from './alert-texts.server'
import { criteriaOf, frequencyOf } from './criteria'
import { confirmHours, demandHref } from './demand-links.server'
import { findUnconfirmed, insertDemand, lockEmail } from './demands.repo.server'

/** Unconfirmed alerts allowed per address, so that nobody is flooded with mails. */
const mostUnconfirmed = 3

/**
 * Stores a search alert until it is confirmed by the mailed link, for at most a day. A repeated submission before that
 * is the same alert (F4).
 * @throws {MailLimitError} when the address got too many mails today
 */
export const askForAlerts = async (app: App, submission: Submission): Promise<AcceptResult> =>
  await app.db.transaction(async (tx) => {
    const asked = await askWithin(tx, app, submission)
    return 'problems' in asked ? asked : undefined
  })

type Problems = { problems: Problem[] }
type RequestResult = { id: string } | { isKnown: true } | Problems

/** The same within a transaction: also for somebody who asks a member of the agency, in the language of `app`. */
export async function askWithin(tx: Db, app: App, { values, page, solved }: Asking): Promise<RequestResult> {
  const now = app.clock.now()
  const email = one(values, 'email').toLowerCase()
  const fields = submittedValues(values)
  const digest = createHash('sha256')
    .update(JSON.stringify([email, fields]))
    .digest('base64url')
  const sender = await senderIn(app, app.locale)
  const facts = await demandMailFacts(app.db, values, app.locale)
  await lockEmail(tx, email)
  const waiting = await findUnconfirmed(tx, email, new Date(now.getTime() - confirmHours * 3_600_000))
  if (waiting.some((one) => one.digest === digest)) return { isKnown: true }
  if (waiting.length >= mostUnconfirmed)
    return { problems: [{ field: 'email', problem: 'unconfirmed', params: { hours: confirmHours } }] }
  if (solved) await spendChallenge(tx, solved)
  const id = randomUUID()
  await insertDemand(tx, {
    ...criteriaOf(values),
    ...{ id, email, locale: app.locale, frequency: frequencyOf(values), fields, page, digest },
    ...{ askedAt: now, confirmedAt: null, renewedAt: now, mailedAt: null },
  })
  const href = demandHref(app, app.locale, { id, does: 'confirm' })
  await postMail(tx, app, sender, confirmationMail({ to: email, locale: app.locale, sender, facts, href }))
  return { id }
}

type Asking = Pick<Submission, 'values' | 'page' | 'solved'>

/** Submitted values without empty fields. */
export const submittedValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0))
