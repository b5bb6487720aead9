import { randomUUID } from 'node:crypto'
import { type Locale, localeTags } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { readId } from '~/platform/office/read-id'
import { showTime } from '~/ui/office/show-time'
import type { MailAttachment } from '../mail'
import { saysNoMailbox } from '../no-mailbox'
import { isBound } from '../resend-mail.server'
import { explainProblem } from './mail-problem'
import { findMail, findNextTry } from './outbox.repo.server'
import { topicOf } from './outbox-filter'

/** What the page of a mail shows: nothing that its links carry. @param id - as the address has it */
export async function outboxMail(app: App, id: string | undefined) {
  const mail = await mailOfAddress(app, id)
  if (!mail) return undefined
  const { locale, clock } = app
  const time = (at: Date) => showTime(at, { locale, now: clock.now() })
  const next = mail.state === 'queued' ? await findNextTry(app.db, mail.id) : undefined
  return {
    id: mail.id,
    subject: mail.subject,
    state: mail.state,
    to: mail.recipient,
    replyTo: mail.replyTo,
    topic: topicOf(mail.kind) ?? ('other' as const),
    locale: mail.locale,
    written: time(mail.at),
    sent: mail.sentAt ? time(mail.sentAt) : undefined,
    next: next && time(next),
    tries: mail.tries,
    problem:
      mail.problem === null
        ? undefined
        : {
            name: explainProblem(mail.problem),
            answer: mail.problem,
            isFinal: saysNoMailbox(mail.problem),
          },
    isBound: isBound(app, mail),
    /** For the form that sends it once more. */
    once: randomUUID(),
    attachments: mail.attachments.map((file) => ({
      name: file.name,
      size: formatSize(file, locale),
    })),
  }
}

/** A mail by the number in an address; undefined when there is none. */
export const mailOfAddress = async (app: App, id: string | undefined) => await findMail(app.db, readId(id))

/** In kilobytes, as its reader's language writes them. */
function formatSize(
  { content, encoding = 'utf8' }: Omit<MailAttachment, 'encoding'> & { encoding?: BufferEncoding },
  locale: Locale,
) {
  const kilobytes = Math.max(1, Math.round(Buffer.byteLength(content, encoding) / 1000))
  return kilobytes.toLocaleString(localeTags[locale], { style: 'unit', unit: 'kilobyte' })
}
