import { one } from '~/features/forms/public'
import { type AcceptResult, type Submission, spendChallenge } from '~/features/forms/public.server'
import { findOffer } from '~/features/listings/public.server'
import { MailLimitError, postMail, senderIn } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { countBack, type Limit, overLimit } from '~/platform/limits/limit.server'
import { friendMail } from './friend-mails.server'

const day = 1_440
/** Sending the same listing to the same friend again counts as a double click. */
const once: Limit = { name: 'home to a friend', most: 1, minutes: day }
const bySender: Limit = { name: 'friends of a sender', most: 10, minutes: day }
const toFriend: Limit = { name: 'mails to a friend', most: 3, minutes: day }
/** Beyond this limit senders must confirm their address, so that their own limit of ten a day applies. */
const unproven: Limit = { name: 'mails to friends', most: 500, minutes: day }

/** Thrown to roll back the transaction with its counts. */
class SenderUnproven extends Error {}

const limited: AcceptResult = { problems: [{ field: 'friendEmail', problem: 'friendLimited' }] }

/**
 * Mails a listing to a friend, once. The mail contains no typed text; only the mail itself is stored, and the agency
 * does not learn the friend's address (F9). The sender's address counts for a limit, and may get a link to confirm it.
 * @returns `by: 'mail'` if the sender first has to follow a mailed link
 */
export async function sendToFriend(app: App, submission: Submission): Promise<AcceptResult> {
  try {
    return await send(app, submission)
  } catch (error) {
    if (error instanceof MailLimitError) return limited
    if (!(error instanceof SenderUnproven)) throw error
    if (submission.solved) await spendChallenge(app.db, submission.solved)
    return { by: 'mail' }
  }
}

async function send(app: App, { values, solved }: Submission): Promise<AcceptResult> {
  const offer = await findOffer(app, {
    listing: one(values, 'listing'),
    project: one(values, 'project'),
    unit: one(values, 'unit'),
  })
  if (!offer) return { problems: [{ field: 'friendEmail', problem: 'notOffered' }] }
  const email = one(values, 'email').toLowerCase()
  const to = one(values, 'friendEmail').toLowerCase()
  const sender = await senderIn(app, app.locale)
  return await app.db.transaction(async (tx): Promise<AcceptResult> => {
    const isOver = over(app, tx)
    const sending = JSON.stringify([email, to, offer.href])
    if (await isOver(once, sending)) return undefined
    if (solved) await spendChallenge(tx, solved)
    if (solved && !solved.byMail && (await isOver(unproven))) throw new SenderUnproven()
    if ((await isOver(bySender, email)) || (await isOver(toFriend, to))) {
      // It was not sent: pressed again it is no double click.
      await countBack({ ...app, db: tx }, once, sending)
      return limited
    }
    await postMail(tx, app, sender, friendMail({ to, offer, agency: sender.name }, app))
    return undefined
  })
}

/** Counts in the transaction, so that unsent mails do not count. */
const over = (app: App, tx: Db) => async (limit: Limit, who?: string) =>
  (await overLimit({ ...app, db: tx }, limit, who)) !== undefined
