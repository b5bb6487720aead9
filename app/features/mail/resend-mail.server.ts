import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Purpose } from '~/platform/signed-links.server'
import { linksIn, withSignedLinks, withUnsignedLinks } from './mail-links.server'
import {
  copyHeader,
  hastenMailJob,
  insertMailOnce,
  lockMail,
  requeueMail,
  type StoredMail,
} from './mails.repo.server'
import { newMessageId } from './message-id.server'
import { sendMailQueue } from './post-mail.server'

type Resending = Pick<Services, 'jobs' | 'clock' | 'keys' | 'config'>

/** Whom a mail goes to once more; one that went is sent `once`, however often its button is pressed. */
export type ResendOrder = { id: number; to: string; once: string }

/**
 * - `unknown`: there is no such mail.
 * - `bound`: its link acts for its own recipient, and for nobody else.
 * - `over`: its link came to an end that no sending moves.
 * - `under-way`: the mail server has it at this moment.
 */
export type ResendRefusal = 'unknown' | 'bound' | 'over' | 'under-way'

/** What links lead to that the agency itself may hand to somebody; any other is for its own recipient alone. */
const handedOver: readonly Purpose[] = ['appointment', 'calendar', 'estimate', 'documents']

/** Whether a mail may go to its own address alone. */
export const isBound = (services: Pick<Services, 'clock'>, mail: StoredMail): boolean =>
  linksIn(services, mail).some(({ purpose }) => !handedOver.includes(purpose))

/**
 * Sends a mail once more (B74). One that failed or waits goes to the address that is given now; of one that was sent a
 * copy goes out, so that the outbox says of both where they went. Links are signed again when it is sent.
 * @returns its number, and whether the address is another
 */
export async function resendMail(
  tx: Db,
  services: Resending,
  { id, to, once }: ResendOrder,
): Promise<{ id: number; isCorrected: boolean } | ResendRefusal> {
  const mail = await lockMail(tx, id)
  if (!mail) return 'unknown'
  const isCorrected = to.toLowerCase() !== mail.recipient.toLowerCase()
  if (isBound(services, mail)) {
    if (isCorrected) return 'bound'
    if (linksIn(services, mail).some(({ isOver }) => isOver)) return 'over'
  }
  const recipient = isCorrected ? to : mail.recipient
  if (mail.state === 'sent')
    return { id: await sendCopy(tx, services, { ...mail, recipient }, once), isCorrected }
  if (mail.state === 'queued') {
    const job = await hastenMailJob(tx, sendMailQueue.name, id)
    if (job === 'running') return 'under-way'
    if (job === 'none') await services.jobs.enqueue(tx, sendMailQueue, { mail: id })
  } else await services.jobs.enqueue(tx, sendMailQueue, { mail: id })
  await requeueMail(tx, id, recipient)
  return { id, isCorrected }
}

async function sendCopy(tx: Db, services: Resending, mail: StoredMail, once: string): Promise<number> {
  const { kind, recipient, locale, subject, replyTo, html, text, headers, attachments } = withSignedLinks(
    services,
    mail,
  )
  const copy = withUnsignedLinks(services, {
    ...{
      at: services.clock.now(),
      kind,
      recipient,
      locale,
      subject,
      replyTo,
      html,
      text,
      // A copy of a copy names the first mail, as that copy does.
      headers: { [copyHeader]: mail.messageId, ...headers },
      attachments,
    },
    messageId: newMessageId(services, `${mail.id} ${recipient} ${once}`),
  })
  const { id, isNew } = await insertMailOnce(tx, copy)
  if (isNew) await services.jobs.enqueue(tx, sendMailQueue, { mail: id })
  return id
}
