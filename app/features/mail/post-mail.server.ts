import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { defineQueue } from '~/platform/jobs.server'
import type { Mail, MailSender } from './mail'
import { mailHtml } from './mail-html.server'
import { isOverMailLimit, MailLimitError } from './mail-limit.server'
import { withUnsignedLinks } from './mail-links.server'
import { mailText } from './mail-text'
import { insertMailOnce } from './mails.repo.server'
import { newMessageId } from './message-id.server'

/**
 * Sending one mail. A server that is away is tried again after 30 s, 1, 2, 4 … minutes, at most an hour apart:
 * 32 tries reach beyond 24 hours. Five mails that are taken at once may wait ten minutes each for their server; the
 * heartbeat tells within a minute that a process is gone.
 */
export const sendMailQueue = defineQueue<{ mail: number }>('send-mail', {
  retryLimit: 32,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 3_600,
  heartbeatSeconds: 60,
  deleteAfterSeconds: 86_400,
})

type Posting = Pick<App, 'jobs' | 'clock' | 'keys' | 'config' | 'isByStranger'>

/**
 * Puts a mail into the outbox, in the transaction that causes it: it goes out if that commits, and never otherwise.
 * @returns its number
 * @throws {MailLimitError} when its address got too many today, so that what needs the mail is not half accepted
 */
export async function postMail(tx: Db, services: Posting, sender: MailSender, mail: Mail): Promise<number> {
  const id = await postIfAllowed(tx, services, sender, mail)
  if (id === undefined) throw new MailLimitError(mail.kind)
  return id
}

/**
 * The same for a mail that nobody needs, such as one that says that a message arrived: it is left out when its address
 * got too many today, and what causes it stands.
 * @returns its number; undefined when it was left out
 */
export async function postIfAllowed(
  tx: Db,
  services: Posting,
  sender: MailSender,
  mail: Mail,
): Promise<number | undefined> {
  if (await isOverMailLimit(tx, services, sender, mail)) return undefined
  const { kind, to, locale, content, replyTo, unsubscribe, isBulk, once, attachments = [] } = mail
  const { id, isNew } = await insertMailOnce(
    tx,
    withUnsignedLinks(services, {
      at: services.clock.now(),
      kind,
      recipient: to,
      locale,
      subject: oneLine(content.subject),
      html: mailHtml(content, sender, locale),
      text: mailText(content, sender, locale),
      replyTo,
      headers: unsubscribe ? unsubscribeHeaders(unsubscribe) : {},
      attachments,
      messageId: newMessageId(services, once),
    }),
  )
  if (isNew) await services.jobs.enqueue(tx, sendMailQueue, { mail: id }, isBulk ? { priority: -1 } : {})
  return id
}

/** @see RFC 8058 */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A subject holds no line break, whatever a visitor typed into what it is made of. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200)
